// boardgame.io's server as its documentation starts it: a trivial game, the default store in memory.
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "trivial",
  setup: () => ({ moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { bump: ({ G }) => ({ moves: G.moves + 1 }) },
};

Server({ games: [game], origins: [Origins.LOCALHOST] })
  .run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
