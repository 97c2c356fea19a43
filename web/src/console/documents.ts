import type { ActShown, MatchShown, Offer, Rehearsed } from "../../wire";

export type { Offer, QuestionShown as Question } from "../../wire";
export type Told = ActShown;

export type Scalar = string | number | boolean;

/** A match as its umpire sees it; what its game tells of it, the part of the console for that game knows. */
export interface Umpired extends MatchShown {
  readonly match: Readonly<Record<string, any>>;
  readonly after: Readonly<Record<string, any>>;
}

/** What the hall answers to an act, or says it would. */
export interface Answered extends Pick<Rehearsed, "sequence" | "rulings" | "say" | "refused"> {
  readonly match: Umpired;
  readonly changes_in_words?: Rehearsed["changes_in_words"];
}

/** Returns the event of an offer with some of its fields chosen; `""` chooses the value itself. */
export function eventOf(offer: Offer, chosen: Readonly<Record<string, Scalar>> = {}): unknown {
  if ("" in chosen) return { [offer.act]: chosen[""] };
  const plain = offer.plain;
  const held = typeof plain === "object" && plain !== null ? plain : {};
  return { [offer.act]: Object.keys(chosen).length ? { ...held, ...chosen } : plain };
}
