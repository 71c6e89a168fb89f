// A boardgame.io server with its own socket transport, storage in memory, and a game so small
// that nothing but the server is measured: a move adds one and passes the turn.
import { createRequire } from 'node:module';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');

const adding = {
  name: 'adding',
  setup: () => ({ sum: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => { G.sum += 1; } },
};

const server = Server({ games: [adding], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
