import { playsFor } from "../games";
import type { Match } from "../hall";

/** Returns the name of a side, a colour or a seat; partners stand together. */
export function nameOf({ players }: Match, side: string): string {
  const mine = players.filter((player) => player.side === side || player.colour === side);
  if (mine.length) return mine.map((player) => player.name).join(" · ");
  const together = players.filter((player) => playsFor(player.side, side) && side);
  if (together.length) return together.map((player) => player.name).join(" · ");
  return players.find((player) => player.chair === side)?.name ?? side;
}

/** Whether a word stands for somebody who plays. */
export function isPlayer({ players, standing }: Match, side: string): boolean {
  const known = players.flatMap((player) => [player.side, player.colour, player.chair]);
  return known.includes(side) || standing.sides.includes(side);
}

/** Whether a turn is that of a side: by its letter, its men, or one of its players. */
export function isTurnOf({ players }: Match, turn: string, side: string): boolean {
  const own = players.filter((player) => playsFor(player.side, side));
  return playsFor(turn, side) || own.some(({ colour, chair }) => colour === turn || chair === turn);
}

/** What the board calls those who play, in their order around it; nothing where two play. */
export function chairsOf({ players }: Match): string[] {
  return players.flatMap((player) => player.chair ?? []);
}
