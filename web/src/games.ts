/** What the server says of a game: of the board that it is drawn on, and of what a new event asks for. */
export interface Traits {
  /** The edition by which it is played where none is named. */
  readonly edition: string;
  /** The name of its board; empty where it is shown in numbers. */
  readonly board: string;
  readonly dice: boolean;
  /** Whether a review weighs each act against the others that were possible. */
  readonly weighed: boolean;
  /** Whether a finished match is gone through again, act by act. */
  readonly review: boolean;
  readonly losses: readonly string[];
  readonly unit: string;
  /** Whether a match is to points, and not the best of so many. */
  readonly points: boolean;
  /** About how long a unit takes. */
  readonly minutes: number;
  readonly most: number;
  readonly equipment: boolean;
  readonly late_limit: boolean;
  readonly fee: boolean;
}

let told: Readonly<Record<string, Traits>> | null = null;

/** Returns what the page carries of a game in its element `#page-games`; nothing is so of one that it does not know. */
export function traits(game: string): Partial<Traits> {
  const held = document.getElementById("page-games");
  told ??= JSON.parse(held?.textContent ?? "{}") as Record<string, Traits>;
  return told[game] ?? {};
}

/** Tells whether somebody plays for a side: a chair is called as its side and a number, `A2` plays for `A`. */
export function playsFor(chair: string, side: string): boolean {
  return chair === side || chair.replace(/\d+$/, "") === side;
}
