// Scripted clients: every table plays on as soon as all its seats have the answer to the last
// move. Prints what was measured as one line of JSON.
//
//   node load.mjs kontor|boardgame ADDRESS TABLES SEATS SECONDS PAUSE
//
// PAUSE is how many milliseconds a table thinks between two moves; 0 is as fast as it can.
import { Line } from './line.mjs';

const [kind, address, tables, seats, seconds, pause] = process.argv.slice(2);
const count = Number(tables);
const size = Number(seats);
const thinking = Number(pause);

const post = async (path, body, token) => {
  const headers = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

// A table knows how to open its seats and how to send the next move; it calls `heard` each time a
// seat has got a move's answer.
const kontor = async (heard) => {
  const made = await post('/api/tables', { game: 'machi-koro', seats: size });
  const all = [];
  for (let seat = 0; seat < size; seat++) {
    const wish = { name: `P${seat}`, seat, invite: made.invite };
    const { token } = await post(`/api/tables/${made.table}/seats`, wish);
    const client = { view: null, n: 0, moves: 0 };
    all.push(client);
    const greeted = new Promise((done) => { client.greeted = done; });
    const path = `/api/tables/${made.table}/socket`;
    client.socket = new Line(address, path, (text) => {
      const message = JSON.parse(text);
      if (message.type === 'refused') throw new Error(message.message);
      if (message.type !== 'state' && message.type !== 'update') return;
      client.n = message.n;
      client.view = message.view;
      client.greeted();
      const last = message.entries.at(-1);
      if (last?.type !== 'moved') return;
      // A step within a turn that shows the others nothing is told to its player alone.
      heard(last.events.length === 0 && client.view.legal.length > 0 ? size : 1);
    });
    await client.socket.open;
    client.socket.send(JSON.stringify({ type: 'hello', seat, token }));
    await greeted;
  }
  for (const client of all) client.socket.send(JSON.stringify({ type: 'ready', id: 'ready' }));
  while (!all.every((client) => client.view)) await new Promise((r) => setTimeout(r, 5));
  const pick = (options) => options[Math.floor(Math.random() * options.length)];
  return {
    over: () => all.some((client) => client.view.result !== null),
    move: () => {
      const client = all.find((one) => one.view.legal.length > 0);
      const action = pick(client.view.legal);
      const id = `m${client.moves++}`;
      client.socket.send(JSON.stringify({ type: 'move', expect: client.n, id, action }));
    },
    close: () => all.forEach((client) => client.socket.close()),
  };
};

// boardgame.io speaks Socket.IO: its packets are text with a number in front.
const CONNECT = '40/adding,';
const EVENT = '42/adding,';
// Its matches are as long as a game of Machi Koro by chance, so that both servers open as many.
const GAME = 185;

const boardgame = async (heard) => {
  // A match is made by the first who asks for it, without the lobby and without secrets: the
  // lobby of this release answers 404 to everything with the packages it asks for today.
  const matchID = Math.random().toString(36).slice(2);
  const all = [];
  let moves = 0;
  for (let seat = 0; seat < size; seat++) {
    const playerID = String(seat);
    const client = { playerID, state: null };
    all.push(client);
    const synced = new Promise((done) => { client.synced = done; });
    client.emit = (...event) => client.socket.send(EVENT + JSON.stringify(event));
    client.socket = new Line(address, '/socket.io/?EIO=4&transport=websocket', (packet) => {
      if (packet.startsWith(EVENT)) {
        const [name, , told] = JSON.parse(packet.slice(EVENT.length));
        if (name === 'sync') {
          client.state = told.state;
          client.synced();
        } else if (name === 'update') {
          client.state = told;
          heard(1);
        }
      } else if (packet.startsWith(CONNECT)) client.emit('sync', matchID, playerID, null, size);
      else if (packet[0] === '0') client.socket.send(CONNECT);
      else if (packet === '2') client.socket.send('3');
    });
    await synced;
  }
  return {
    over: () => moves >= GAME,
    move: () => {
      moves += 1;
      const { ctx, _stateID } = all[0].state;
      const { playerID, emit } = all[Number(ctx.currentPlayer)];
      const payload = { type: 'add', args: [], playerID };
      emit('update', { type: 'MAKE_MOVE', payload }, _stateID, matchID, playerID);
    },
    close: () => all.forEach((client) => client.socket.close()),
  };
};

const latencies = [];
let moves = 0;
let measuring = false;
let stopped = false;

const open = kind === 'kontor' ? kontor : boardgame;

const run = async () => {
  let missing = 0;
  let began = 0;
  let table;
  const next = async () => {
    if (stopped) return;
    if (table.over()) {
      table.close();
      table = await open(heard);
    }
    missing = size;
    began = performance.now();
    table.move();
  };
  const heard = (seats) => {
    missing -= seats;
    if (missing > 0) return;
    if (measuring) {
      moves += 1;
      latencies.push(performance.now() - began);
    }
    if (thinking) setTimeout(next, thinking * (0.5 + Math.random()));
    else setImmediate(next);
  };
  table = await open(heard);
  return { next, close: () => table.close() };
};

const opened = [];
for (let number = 0; number < count; number += 10) {
  const batch = Array.from({ length: Math.min(10, count - number) }, run);
  opened.push(...await Promise.all(batch));
}
for (const table of opened) setTimeout(table.next, Math.random() * thinking);
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
await sleep(1000 + thinking);
console.error('measuring');
measuring = true;
const start = performance.now();
await sleep(Number(seconds) * 1000);
measuring = false;
const elapsed = (performance.now() - start) / 1000;
stopped = true;
console.error('measured');
await sleep(500);
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))];
console.log(JSON.stringify({
  moves, seconds: elapsed, p50: at(0.5), p95: at(0.95), p99: at(0.99), sockets: count * size,
}));
opened.forEach((table) => table.close());
process.exit(0);
