// Two sockets a match (made by the first that asks for it); a move is over when both have heard of it; then the other one moves.
const { io } = require("socket.io-client");

const [port, matches, warm, seconds] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const latencies = [];
let measuring = false;

async function match(matchID) {
  const players = [];
  let state, heard = 0, started = 0;
  const move = () => {
    const playerID = state.ctx.currentPlayer;
    heard = 0;
    started = process.hrtime.bigint();
    const payload = { type: "bump", args: [], playerID };
    players[playerID].emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
  };
  const update = (_id, next) => {
    state = next;
    if (++heard < 2) return;
    if (measuring) latencies.push(Number(process.hrtime.bigint() - started) / 1e6);
    move();
  };
  for (const playerID of ["0", "1"]) {
    const socket = io(`${url}/trivial`, { transports: ["websocket"], forceNew: true });
    players.push(socket);
    await new Promise((done) => {
      socket.once("sync", (_id, info) => { state = info.state; done(); });
      socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
    });
    socket.on("update", update);
  }
  return move;
}

(async () => {
  const moves = [];
  for (let n = 0; n < matches; n++) moves.push(await match(`match${n}`));
  moves.forEach((move) => move());
  await new Promise((done) => setTimeout(done, warm * 1000));
  measuring = true;
  await new Promise((done) => setTimeout(done, seconds * 1000));
  measuring = false;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor((latencies.length - 1) * share)];
  console.log(JSON.stringify({ moves_per_second: latencies.length / seconds, p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
})();
