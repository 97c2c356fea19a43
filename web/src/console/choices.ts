import type { Words } from "../boards/words";
import { eventOf, type Offer, type Scalar } from "./documents";

/** One key: what stands on it, and the event that it enters. */
export interface Choice {
  readonly label: string;
  readonly side: string | null;
  readonly event: unknown;
  /** The piece that stands on the key. */
  readonly chip?: string;
}

/** One act, or one offence, with a key for each way it can be entered: two taps at most. */
export interface Row {
  readonly act: string;
  readonly label: string;
  readonly keys: readonly Choice[];
}

/** What the rows need to know of a match. */
export interface Naming {
  readonly words: Words;
  readonly game: string;
  /** Returns a player's name, or nothing where the word is no player. */
  player(side: Scalar): string | null;
}

/** Returns the words of the first message that the page has; else the text itself. */
export function said(words: Words, text: string, ...messages: readonly string[]): string {
  for (const message of messages) {
    const found = words(message);
    if (found !== message) return found;
  }
  return text;
}

export function actName({ words, game }: Naming, act: string): string {
  const name = act.replaceAll("_", "-");
  return said(words, act, `umpire-act-${game}-${name}`, `${game}-act-${name}`);
}

export function word({ words, game, player }: Naming, field: string, value: Scalar): string {
  const who = player(value);
  if (who) return who;
  const name = String(value).replaceAll("_", "-");
  if (field === "law") return `${name} · ${said(words, name, `law-${name}`)}`;
  if (typeof value === "boolean") {
    const own = said(words, "", `umpire-${field}-${value ? "yes" : "no"}`);
    if (own) return own;
    const what = said(words, field, `umpire-field-${field}`, `field-${field.replaceAll("_", "-")}`);
    return words(value ? "umpire-so" : "umpire-not-so", { what });
  }
  const item = field === "item" ? [`law-143${name}`, `law-match-loss.${name}`] : [];
  const messages = [`umpire-word-${game}-${name}`, `${game}-offence-${name}`, ...item];
  return said(words, name, ...messages, `${game}-word-${name}`, `word-${name}`, `board-${game}-${name}`);
}

/** Acts that name a piece, which may be called as a player is. */
const OF_PIECES = new Set(["falls", "declare", "touching", "missing", "surplus"]);

/** Returns offers as rows of keys, in their order; offers of one act are one row where they have no choice. */
export function rows(offers: readonly Offer[], naming: Naming): Row[] {
  const found = new Map<string, Row>();
  const pieces: Naming = { ...naming, player: () => null };
  for (const row of offers.flatMap((offer) => ofOffer(offer, OF_PIECES.has(offer.act) ? pieces : naming))) {
    const key = `${row.act} ${row.label}`;
    const known = found.get(key);
    found.set(key, known ? { ...known, keys: [...known.keys, ...row.keys] } : row);
  }
  return [...found.values()];
}

function ofOffer(offer: Offer, naming: Naming): Row[] {
  const { act } = offer;
  const names = Object.keys(offer.fields);
  const who = names.find((name) => offer.fields[name]!.every((value) => naming.player(value)));
  const [what, ...more] = names.filter((name) => name !== who);
  const label = actName(naming, act);
  const others = more.length ? product(offer.fields, more) : [{}];
  const sides = who === undefined ? [{}] : offer.fields[who]!.map((value) => ({ [who]: value }));
  const keys = (chosen: Readonly<Record<string, Scalar>>): Choice[] =>
    sides.flatMap((side) =>
      others.map((other) => choice(offer, { ...other, ...side }, naming, { ...chosen, ...other, ...side })),
    );
  if (what === undefined) return [{ act, label, keys: keys({}) }];
  const values = offer.fields[what]!;
  if (who === undefined && values.length <= 8 && !more.length) {
    return [{ act, label, keys: values.map((value) => choice(offer, { [what]: value }, naming)) }];
  }
  return values.map((value) => ({
    act,
    label: `${label}: ${word(naming, what, value)}`,
    keys: keys({ [what]: value }),
  }));
}

/** Returns the key that enters an offer as chosen; `told` is what stands on it. */
function choice(
  offer: Offer,
  told: Readonly<Record<string, Scalar>>,
  naming: Naming,
  chosen: Readonly<Record<string, Scalar>> = told,
): Choice {
  const who = Object.values(chosen).find((value) => naming.player(value));
  const side = who === undefined ? (naming.player(offer.by) ? offer.by : null) : String(who);
  const held = typeof offer.plain === "object" && offer.plain ? (offer.plain as Record<string, Scalar>) : {};
  const shown = Object.entries(Object.keys(chosen).length ? told : held);
  const piece = OF_PIECES.has(offer.act) && !("" in chosen) ? pieceOf(held, chosen) : [];
  const label = [...piece, ...shown]
    .filter(([, value]) => typeof value !== "object")
    .map(([field, value]) => word(naming, field, value));
  const plain = naming.player(offer.by) ?? naming.words("umpire-enter");
  return { label: label.join(" · ") || plain, side, event: eventOf(offer, chosen) };
}

/** Returns the piece that an offer is about, where it is no choice of its own: a colour that is missing. */
function pieceOf(
  held: Readonly<Record<string, Scalar>>,
  chosen: Readonly<Record<string, Scalar>>,
): [string, Scalar][] {
  const named = Object.entries(held).filter(([field]) => ["colour", "ball", "piece"].includes(field));
  return Object.keys(chosen).length ? named : [];
}

function product(fields: Offer["fields"], names: readonly string[]): Record<string, Scalar>[] {
  return names.reduce<Record<string, Scalar>[]>(
    (all, name) => all.flatMap((one) => fields[name]!.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}
