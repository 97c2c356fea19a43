/** A move that could be made, beside the others. */
export interface Ranked {
  readonly place: number;
  readonly made: string;
  readonly loss: number;
  readonly win: number;
}

/** One decision of a match, or one roll, as the hall looked at it again. */
export interface Moment {
  readonly number: number;
  readonly side: string;
  readonly kind: string;
  readonly part: number;
  readonly score: readonly [number, number];
  readonly win?: number;
  readonly loss?: number;
  readonly luck?: number;
  readonly good?: boolean;
  readonly made?: string;
  readonly best?: string;
  readonly dice?: readonly number[];
  readonly position?: string;
  readonly cube?: number;
  readonly owner?: string;
  readonly ranked?: readonly Ranked[];
}

/** A finished match as the hall has looked at it again; `share` says how far it has come. */
export interface Review {
  readonly sides: readonly [string, string];
  readonly share: number;
  readonly moments: readonly Moment[];
  readonly like: readonly [number | null, number | null];
  readonly luckless: number | null;
}

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
