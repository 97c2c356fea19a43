// Writes the knockouts of two packages for 4 to 64 players, as JSON; run where they are installed.
const { createRequire } = require("node:module");
const there = createRequire(`${process.cwd()}/`);
const Duel = there("duel");
const { SingleElimination } = there("tournament-pairings");

const found = {};
for (let players = 4; players <= 64; players++) {
  const first = new Duel(players).matches.filter((one) => one.id.s === 1 && one.id.r === 1);
  const lines = first.flatMap((one) => one.p).map((seed) => (seed < 1 || seed > players ? 0 : seed));
  const tree = SingleElimination(players, 1, false, true).map((one) => ({
    id: `${one.round}.${one.match}`,
    seeds: [one.player1, one.player2].filter(Boolean),
    next: one.win ? `${one.win.round}.${one.win.match}` : "",
  }));
  found[players] = { lines, tree };
}
process.stdout.write(JSON.stringify(found));
