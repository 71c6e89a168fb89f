// A WebSocket for clients that must not be what is measured: text frames over a plain connection,
// and nothing else of the protocol. Both servers are spoken to by it.
import { connect } from 'node:net';

const KEY = Buffer.from('kontor benchmark').toString('base64');

export class Line {
  constructor(address, path, heard) {
    const { hostname, port } = new URL(address);
    this.heard = heard;
    this.rest = null;
    this.socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.open = new Promise((done, fail) => {
      this.socket.once('error', fail);
      this.socket.once('data', (answer) => {
        if (!answer.includes(' 101 ')) return fail(new Error(answer.toString()));
        this.socket.on('data', (data) => this.#read(data));
        const end = answer.indexOf('\r\n\r\n') + 4;
        done();
        if (end < answer.length) this.#read(answer.subarray(end));
      });
    });
    this.socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\n` +
        `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}\r\n\r\n`,
    );
  }

  // Every frame of a client is masked; by nothing, for it costs the server the same.
  send(text) {
    const size = Buffer.byteLength(text);
    const long = size > 125;
    const frame = Buffer.allocUnsafe((long ? 8 : 6) + size);
    frame[0] = 0x81;
    if (long) {
      frame[1] = 0xfe;
      frame.writeUInt16BE(size, 2);
    } else frame[1] = 0x80 | size;
    frame.writeUInt32BE(0, long ? 4 : 2);
    frame.write(text, long ? 8 : 6);
    this.socket.write(frame);
  }

  close() {
    this.socket.destroy();
  }

  #read(data) {
    if (this.rest) data = Buffer.concat([this.rest, data]);
    let at = 0;
    while (data.length - at >= 2) {
      let size = data[at + 1] & 0x7f;
      let head = 2;
      if (size === 126) {
        if (data.length - at < 4) break;
        size = data.readUInt16BE(at + 2);
        head = 4;
      } else if (size === 127) {
        if (data.length - at < 10) break;
        size = Number(data.readBigUInt64BE(at + 2));
        head = 10;
      }
      if (data.length - at < head + size) break;
      const kind = data[at] & 0x0f;
      if (kind === 1) this.heard(data.toString('utf8', at + head, at + head + size));
      if (kind === 9) this.socket.write(Buffer.from([0x8a, 0x80, 0, 0, 0, 0]));
      at += head + size;
    }
    this.rest = at < data.length ? data.subarray(at) : null;
  }
}
