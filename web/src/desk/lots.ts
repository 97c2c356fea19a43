/** A verifiable draw, computed again on this device. */
import { sha256 as bytes } from "../dice/sha256";
import type { EventView } from "./api";

/** The SHA-256 of a text, in lower-case hex. */
export function sha256(text: string): string {
  return [...bytes(new TextEncoder().encode(text))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

const WORDS =
  "anchor basket candle ditch ember ferry garden harbour island jacket kettle lantern meadow needle orchard pepper quince ribbon saddle timber uncle velvet willow yellow".split(
    " ",
  );

/** A seed that nobody can guess: five words and a number. */
export function newSeed(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(6));
  return [...numbers]
    .map((number, place) => (place < 5 ? WORDS[number % WORDS.length] : String(number % 10_000)))
    .join("-");
}

/** Somebody who was drawn: their number, the digest that this device computes, and whether the desk has them there too. */
export interface Lot {
  readonly name: string;
  readonly number: number;
  readonly digest: string;
  readonly agrees: boolean;
}

/** A draw as this device finds it. */
export interface Checked {
  /** What is hashed, without the number of the entry. */
  readonly text: string;
  /** Whether the seed is the one that was sealed; null where none was. */
  readonly sealed: boolean | null;
  readonly lots: readonly Lot[];
}

/** Computes a draw again: the digest of the seed, and that of everybody who was drawn. */
export function checked(view: EventView): Checked | null {
  if (!view.lots) return null;
  const { seed, public: called, drawn } = view.lots;
  const text = called ? `${seed}:${called}` : seed;
  const numbers = new Map(view.entries.map((entry) => [entry.name, entry.number]));
  const lots = drawn
    .map((name) => ({ name, number: numbers.get(name) ?? 0 }))
    .map((one) => ({ ...one, digest: sha256(`${text}|${one.number}`) }))
    .sort((one, other) => (one.digest < other.digest ? -1 : 1))
    .map((one, place) => ({ ...one, agrees: drawn[place] === one.name }));
  return { text, sealed: view.setup.commit ? sha256(seed) === view.setup.commit : null, lots };
}

/** What the draw leads to: the pairs of the first round, or the groups, each by its name. */
export function placed(view: EventView): readonly (readonly [string, readonly (string | null)[]])[] {
  const groups = Object.entries(view.event.groups);
  if (groups.length) return groups;
  const first = Object.keys(view.event.rounds)[0];
  return Object.entries(view.event.matches)
    .filter(([id]) => id.split(".")[0] === first)
    .map(([id, match]) => [id.split(".")[1]!, match.sides]);
}
