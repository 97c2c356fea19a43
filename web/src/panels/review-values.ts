import type { ReviewMoment as Moment } from "../../wire";

export type { ReviewMoment as Moment, Ranked, Review } from "../../wire";

/** What a decision must give away to be called a blunder: points for money, or the share of a pot. */
const BLUNDER: Readonly<Record<string, number>> = { backgammon: 0.08, carrom: 0.5, snooker: 0.5 };

/** Tells whether a decision was a blunder. */
export function isBlunder(game: string, { loss = 0 }: Moment): boolean {
  return loss >= BLUNDER[game]!;
}

/** Returns a number with so many decimals, as the reader writes it. */
export function figure(value: number, digits: number, sign = false): string {
  return value.toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign ? "always" : "auto",
  });
}
