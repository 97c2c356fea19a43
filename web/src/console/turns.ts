import type { Waiting } from "./outbox";

/** A stroke of carrom as it is entered. */
export interface Stroke {
  readonly white?: number;
  readonly black?: number;
  readonly queen?: boolean;
  readonly striker?: boolean;
  readonly improper?: boolean | string;
  readonly off_board?: boolean;
  readonly jumped?: readonly string[];
}

const SEATS = ["W1", "B1", "W2", "B2"];

/** Returns who is likely to play after acts that nobody has ruled on: no more than a guess, and shown as one. */
export function guessed(turn: string, waiting: readonly Waiting[]): string {
  return waiting.reduce((now, act) => after(now, act.body["event"]), turn);
}

function after(turn: string, event: unknown): string {
  const stroke = (event as { stroke?: Stroke } | null)?.stroke;
  if (!stroke || typeof event !== "object") return turn;
  const own = turn.toLowerCase().startsWith("w") ? stroke.white : stroke.black;
  const goes = !stroke.improper && (own ? true : !!stroke.queen && !stroke.striker);
  return goes ? turn : next(turn);
}

function next(turn: string): string {
  const seat = SEATS.indexOf(turn);
  if (seat >= 0) return SEATS[(seat + 1) % SEATS.length]!;
  return turn === "white" ? "black" : "white";
}
