/** A new event as it is wished, and what is sent of it. */
import { traits } from "../games";
import type { Feed, OfferField } from "../../wire";
import { ANY_DAY, dayOf, type Day } from "./setup-day";
import { type Person } from "./entrylines";
import type { FormatTraits } from "./setup";
import type { Answers } from "./setupfields";

/** The editions of each game, as the page tells them; the first is the usual one. */
export type Editions = Readonly<Record<string, readonly string[]>>;
export const LENGTHS: Readonly<Record<string, number>> = { carrom: 3, snooker: 5, backgammon: 7, desk: 1 };
/** Rounds that may have a length of their own, by their names in the contract. */
export const ROUNDS = ["R1", "R2", "R3", "R4", "R5", "R6", "quarter", "semi", "final"] as const;

/** What is otherwise in one round: its length, and in backgammon the clock. */
export interface RoundTerms {
  readonly round: string;
  readonly length: number;
  readonly bank: number;
  readonly delay: number;
}

export interface Wish extends Day {
  readonly game: string;
  readonly edition: string;
  readonly format: string;
  /** What is announced of the format, by name. */
  readonly own: Answers;
  /** Events whose places are entered here. */
  readonly feeds: readonly Feed[];
  readonly people: string;
  readonly tables: string;
  readonly length: number;
  /** Points of a match that would else be the best of so many games. */
  readonly toPoints: number | null;
  readonly handicap: boolean;
  readonly cap: number | null;
  readonly rounds: readonly RoundTerms[];
  readonly seeding: string;
  readonly seeds: number | null;
  readonly places: string;
  readonly separate: boolean;
  readonly avoid: string;
  readonly approval: boolean;
  readonly boards: number | null;
  readonly categories: string;
  readonly category: string;
  readonly umpires: string;
  readonly busy: string;
  readonly directors: string;
  readonly clockPolicy: string;
  readonly clocks: number | null;
  readonly bank: number;
  readonly delay: number;
  readonly bafflePolicy: string;
  readonly baffles: number | null;
  readonly fee: number;
  readonly late: number | null;
  readonly shares: boolean;
  readonly console: boolean;
  readonly private: boolean;
}

export const PLAIN: Wish = {
  game: "",
  edition: "",
  format: "",
  own: {},
  feeds: [],
  people: "",
  tables: "4",
  length: 3,
  toPoints: null,
  handicap: false,
  cap: null,
  rounds: [],
  seeding: "",
  seeds: null,
  places: "fixed",
  separate: false,
  avoid: "",
  approval: false,
  boards: null,
  categories: "",
  category: "",
  umpires: "",
  busy: "",
  directors: "",
  clockPolicy: "option",
  clocks: null,
  bank: 120,
  delay: 12,
  bafflePolicy: "option",
  baffles: null,
  fee: 10,
  late: null,
  shares: false,
  console: true,
  private: false,
  ...ANY_DAY,
};

/** Names that are parted by commas, semicolons or lines. */
export function names(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
}

/** The tables: so many, or those that are named. */
export function tablesOf(text: string): number | string[] {
  return /^\s*\d*\s*$/.test(text) ? Number(text) : names(text);
}

/** What the hall is sent: the conditions of the contract, those left out that are as the law has them. */
export function givenOf(
  wish: Wish,
  format: FormatTraits,
  people: readonly Person[],
): Record<string, unknown> {
  return {
    format: wish.format,
    entries: people,
    seeding: seedingOf(wish, people),
    tables: tablesOf(wish.tables),
    approval: wish.approval,
    ...some({ seeds: seedsOf(wish, people) }, true),
    ...some({
      places: wish.places === "drawn" ? "drawn" : null,
      separate: wish.separate ? "club" : null,
      avoid: pairs(wish.avoid),
      categories: names(wish.categories),
      category: wish.category,
      umpires: umpires(wish.umpires),
      busy: names(wish.busy),
      directors: names(wish.directors),
      boards: wish.boards,
    }),
    ...lengths(wish),
    ...(wish.handicap ? { handicap: wish.cap ? { cap: wish.cap } : "start" } : {}),
    ...ofFormat(wish, format),
    ...ofGame(wish),
    ...dayOf(wish, format.draws),
  };
}

/** By what the players are ranked: as it is said, or by seeds, else by ratings, else all are drawn. */
export function seedingOf(wish: Wish, people: readonly Person[]): string {
  if (wish.seeding) return wish.seeding;
  if (people.some((one) => one.seed)) return "seed";
  return people.some((one) => one.rating) ? "rating" : "random";
}

/** How many keep their rank: as it is said, or those who have a seed; null where all do, or none. */
export function seedsOf(wish: Wish, people: readonly Person[]): number | null {
  if (wish.seeds !== null || wish.seeding) return wish.seeds;
  return people.filter((one) => one.seed).length || null;
}

/** How many the draw has to order. */
export function drawnOf(wish: Wish, people: readonly Person[]): number {
  const all = seedingOf(wish, people) === "random" ? 0 : people.length;
  return Math.max(0, people.length - (seedsOf(wish, people) ?? all));
}

/** Umpires, each with the club that they had better not umpire: Uma (Roma). */
function umpires(text: string): { name: string; club?: string }[] {
  return names(text).map((one) => {
    const [, name, club] = /^(.*?)\s*\(([^)]*)\)$/.exec(one) ?? [one, one];
    return { name: name!, ...(club ? { club } : {}) };
  });
}

function lengths(wish: Wish): Record<string, unknown> {
  if (wish.game === "desk") return {};
  if (wish.toPoints && !traits(wish.game).points) return { length: wish.toPoints };
  const said = byRound(wish, "length", 1);
  return traits(wish.game).points ? { length: said } : { best_of: said };
}

/** One number for all rounds, or one for each that has its own. */
function byRound(wish: Wish, what: "length" | "bank" | "delay", least: number): unknown {
  const own = wish.rounds.filter((one) => one[what] >= least && one[what] !== wish[what]);
  return own.length
    ? { ...Object.fromEntries(own.map((one) => [one.round, one[what]])), default: wish[what] }
    : wish[what];
}

/** What is announced of the format; what is empty is not said. */
function ofFormat({ own }: Wish, { fields }: FormatTraits): Record<string, unknown> {
  const said: Record<string, unknown> = {};
  const answers = answersOf(own, fields);
  for (const { name, kind, into, within } of fields) {
    const answer = kind === "names" ? names(String(answers[name] ?? "")) : answers[name];
    const empty = answer == null || answer === "" || (Array.isArray(answer) && !answer.length);
    if (empty || (within && !answers[within])) continue;
    if (into) said[into] = { ...(said[into] as object | undefined), [name]: answer };
    else said[name] = answer;
  }
  return said;
}

/** The answers of a format's fields, as they are or usually are. */
export function answersOf(own: Answers, fields: readonly OfferField[]): Answers {
  return Object.fromEntries(fields.map(({ name, value }) => [name, own[name] ?? value ?? null]));
}

function ofGame(wish: Wish): Record<string, unknown> {
  if (traits(wish.game).equipment)
    return {
      clock: {
        policy: wish.clockPolicy,
        bank_s_per_point: byRound(wish, "bank", 0),
        delay_s: byRound(wish, "delay", 0),
        ...some({ available: wish.clocks }, true),
      },
      baffle: { policy: wish.bafflePolicy, ...some({ available: wish.baffles }, true) },
    };
  if (traits(wish.game).fee) return { protest_fee: wish.fee };
  return wish.late ? { late_limit_s: 60 * wish.late } : {};
}

function pairs(text: string): string[][] {
  return text
    .split(/\n/)
    .map((line) =>
      line
        .split(/\s+[–-]\s+|[,;\t]/)
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .filter((pair) => pair.length === 2);
}

/** Leaves out what was not said; a nought counts where it says something. */
function some(values: Record<string, unknown>, nought = false): Record<string, unknown> {
  const kept = (value: unknown): boolean =>
    Array.isArray(value) ? value.length > 0 : nought ? value !== null : !!value;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => kept(value)));
}

export function optionsOf(wish: Wish): Record<string, unknown> {
  return some({ shares: wish.shares, private: wish.private, matches: wish.console ? null : "none" });
}
