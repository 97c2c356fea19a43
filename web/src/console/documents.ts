import type { Act, Match } from "../hall";

export type Scalar = string | number | boolean;

/** Something that may be entered now: entered as it stands in `plain` it is never refused. */
export interface Offer {
  readonly act: string;
  readonly by: string;
  readonly plain: unknown;
  readonly fields: Readonly<Record<string, readonly Scalar[]>>;
  readonly asks: string | null;
  readonly due: boolean;
  readonly first: boolean;
}

export interface Question {
  readonly id: string;
  readonly asks: string;
  readonly text: string;
}

/** One of the acts so far, in words. */
export interface Told extends Act {
  readonly text: string;
  readonly turn: string | null;
  readonly facts: readonly { readonly type: string }[];
  /** The name of whoever's turn it was, and the number of the board, frame or game: in the list of all acts. */
  readonly who: string;
  readonly unit: number;
}

/** A match as its umpire sees it. */
export interface Umpired extends Match {
  readonly match: Readonly<Record<string, any>>;
  readonly after: Readonly<Record<string, any>>;
  readonly offers: readonly Offer[] | null;
  readonly questions: readonly Question[];
  readonly last: readonly Told[];
  readonly lease: string | null;
  readonly table: string | null;
  /** The event of the desk to which it belongs. */
  readonly event: string | null;
  readonly unit: number;
}

/** What the hall answers to an act, or says it would. */
export interface Answered {
  readonly sequence: number;
  readonly rulings: Act["rulings"];
  readonly say: readonly string[];
  readonly refused: { readonly law: string; readonly text: string; readonly index?: number } | null;
  readonly match: Umpired;
  /** What putting an act right would change, each in a sentence. */
  readonly changes_in_words?: readonly string[];
}

/** Returns the event of an offer with some of its fields chosen; `""` chooses the value itself. */
export function eventOf(offer: Offer, chosen: Readonly<Record<string, Scalar>> = {}): unknown {
  if ("" in chosen) return { [offer.act]: chosen[""] };
  const plain = offer.plain;
  const held = typeof plain === "object" && plain !== null ? plain : {};
  return { [offer.act]: Object.keys(chosen).length ? { ...held, ...chosen } : plain };
}
