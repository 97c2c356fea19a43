import { playsFor } from "../games";
import type { Match } from "../hall";

/** The seats of doubles in the order of the players: of the side that breaks they are white. */
const SEATS = { white: ["W1", "B1", "W2", "B2"], black: ["B2", "W1", "B1", "W2"] };
const SEAT = /^[WB]\d$/;

/** Returns the name of a side, a colour or a seat; partners stand together. */
export function nameOf({ players }: Match, side: string): string {
  const mine = players.filter((player) => player.side === side || player.colour === side);
  if (mine.length) return mine.map((player) => player.name).join(" · ");
  const together = players.filter((player) => playsFor(player.side, side) && side);
  if (together.length) return together.map((player) => player.name).join(" · ");
  const seats = SEATS[players[0]?.colour === "black" ? "black" : "white"];
  return players[seats.indexOf(side)]?.name ?? side;
}

/** Whether a word stands for somebody who plays. */
export function isPlayer({ players, standing }: Match, side: string): boolean {
  const known = players.flatMap((player) => [player.side, player.colour]);
  return known.includes(side) || SEAT.test(side) || standing.sides.includes(side);
}

/** Whether a turn is that of a side: by its letter, its men, or one of its players. */
export function isTurnOf({ players }: Match, turn: string, side: string): boolean {
  const colours = players.filter((player) => playsFor(player.side, side)).map((player) => player.colour);
  if (SEAT.test(turn)) return colours.includes(turn[0] === "W" ? "white" : "black");
  return playsFor(turn, side) || colours.includes(turn);
}
