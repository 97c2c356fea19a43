import { hmac, joined, sha256 } from "./sha256";

const PARTIES = ["server", "X", "O"] as const;
const LABEL = "arbitro dice 1";
const FAIR = 252;
const LONGEST = 100_000;
const LINK = /^[0-9a-f]{64}$/i;

type Links = Record<(typeof PARTIES)[number], string>;

/** One roll: the links that were revealed for it and its dice. */
export interface Roll {
  readonly number: number;
  readonly links: Links;
  readonly dice: readonly [number, number];
}

/** A chain that took the place of a player's: its commitment stands where their link for that number would. */
export interface Change {
  readonly number: number;
  readonly party: string;
  readonly commitment: string;
  readonly by?: string;
  readonly hall?: boolean;
}

/** What was committed before a match, and every roll since. */
export interface Ledger {
  readonly match: string;
  readonly length: number;
  readonly commitments: Links;
  readonly rolls: readonly Roll[];
  readonly changes?: readonly Change[];
}

/** The last number for which each party has shown something, and what. */
type Shown = Record<(typeof PARTIES)[number], { readonly since: number; readonly link: string }>;

/** The first thing that does not hold. */
export interface Fault {
  readonly number: number;
  readonly reason: string;
  readonly party: string;
}

interface Act {
  readonly type: string;
  readonly side: string;
  readonly dice: readonly [number, number];
}

interface Game {
  readonly acts: readonly Act[];
  readonly outcome: unknown;
}

/** A ledger, and the games that were played with its dice where the file holds them. */
export interface Verifiable {
  readonly ledger: Ledger;
  readonly games?: readonly Game[];
}

/** Reads a ledger or the record of a match that carries one; null where the text is neither. */
export function read(text: string): Verifiable | null {
  let held: unknown;
  try {
    held = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(held)) return null;
  if (isLedger(held)) return { ledger: held };
  const { ledger, games } = held as { ledger?: unknown; games?: unknown };
  return isLedger(ledger) && isGames(games) ? { ledger, games } : null;
}

/** Returns the first fault; null when every roll is what the three parties made it and was played so. */
export function verify({ ledger, games }: Verifiable): Fault | null {
  return faultOfRolls(ledger) ?? (games ? faultOfPlay(ledger, games) : null);
}

function faultOfRolls(ledger: Ledger): Fault | null {
  if (!(ledger.length >= 1 && ledger.length <= LONGEST)) return fault(0, "bad-commitment");
  let shown = shownAt(0, ledger.commitments);
  for (const [place, step] of steps(ledger).entries()) {
    const number = place + 1;
    if (step.number !== number || number > ledger.length) return fault(number, "out-of-order");
    if ("party" in step) {
      if (!mayChange(step)) return fault(number, "bad-commitment", step.party);
      shown = { ...shown, [step.party]: { since: number, link: step.commitment } };
      continue;
    }
    const broken = brokenLink(number, step.links, shown);
    if (broken) return broken;
    const dice = diceOf(ledger.match, number, step.links);
    if (dice[0] !== step.dice[0] || dice[1] !== step.dice[1]) return fault(number, "wrong-dice");
    shown = shownAt(number, step.links);
  }
  return null;
}

/** Rolls and changes in the order of their numbers; what is out of order stays so. */
function steps(ledger: Ledger): (Roll | Change)[] {
  const changes = [...(ledger.changes ?? [])];
  const found: (Roll | Change)[] = [];
  for (const roll of ledger.rolls) {
    while (changes[0] && changes[0].number < roll.number) found.push(changes.shift()!);
    found.push(roll);
  }
  return [...found, ...changes];
}

function shownAt(since: number, links: Links): Shown {
  const of = (party: (typeof PARTIES)[number]) => ({ since, link: links[party] });
  return { server: of("server"), X: of("X"), O: of("O") };
}

function mayChange(change: Change): boolean {
  return (change.party === "X" || change.party === "O") && LINK.test(change.commitment);
}

function brokenLink(number: number, links: Links, shown: Shown): Fault | null {
  for (const party of PARTIES) {
    const { since, link } = shown[party];
    if (!LINK.test(links[party]) || !LINK.test(link)) return fault(number, "bad-link", party);
    if (hex(hashed(bytes(links[party]), number - since)) !== link.toLowerCase())
      return fault(number, "broken-chain", party);
  }
  return null;
}

function hashed(link: Uint8Array, times: number): Uint8Array {
  for (let time = 0; time < times; time++) link = sha256(link);
  return link;
}

/** Returns the dice that the links of the three parties make. */
export function diceOf(match: string, number: number, links: Links): [number, number] {
  const head = joined(
    new TextEncoder().encode(`${LABEL}\0${match}\0`),
    word(number),
    bytes(links.X),
    bytes(links.O),
  );
  const found: number[] = [];
  for (let block = 0; found.length < 2; block++)
    for (const byte of hmac(bytes(links.server), joined(head, word(block))))
      if (byte < FAIR) found.push((byte % 6) + 1);
  return [found[0]!, found[1]!];
}

/** Compares what was played with what was rolled; equal dice at an opening are rolled again. */
function faultOfPlay(ledger: Ledger, games: readonly Game[]): Fault | null {
  const rolls = ledger.rolls.values();
  for (const game of games) {
    let opening = true;
    for (const act of game.acts.filter((one) => one.type === "Plays")) {
      let roll = rolls.next().value;
      while (roll && opening && roll.dice[0] === roll.dice[1]) roll = rolls.next().value;
      if (!roll) return fault(ledger.rolls.length + (ledger.changes?.length ?? 0) + 1, "not-rolled");
      if (!played(act, roll, opening)) return fault(roll.number, "played-otherwise");
      opening = false;
    }
  }
  const left = rolls.next().value;
  const finished = !games.length || games.at(-1)!.outcome !== null;
  return left && finished ? fault(left.number, "not-played") : null;
}

function played(act: Act, roll: Roll, opening: boolean): boolean {
  const begins = roll.dice[0] > roll.dice[1] ? "X" : "O";
  return String([...act.dice].sort()) === String([...roll.dice].sort()) && (!opening || act.side === begins);
}

function fault(number: number, reason: string, party = ""): Fault {
  return { number, reason, party };
}

function isObject(held: unknown): held is Record<string, unknown> {
  return typeof held === "object" && held !== null;
}

function isLinks(held: unknown): held is Links {
  return isObject(held) && PARTIES.every((party) => typeof held[party] === "string");
}

function isDice(held: unknown): held is [number, number] {
  return Array.isArray(held) && held.length === 2 && held.every((die) => Number.isInteger(die));
}

function isRoll(held: unknown): held is Roll {
  return isObject(held) && Number.isInteger(held["number"]) && isLinks(held["links"]) && isDice(held["dice"]);
}

function isLedger(held: unknown): held is Ledger {
  return (
    isObject(held) &&
    typeof held["match"] === "string" &&
    Number.isInteger(held["length"]) &&
    isLinks(held["commitments"]) &&
    Array.isArray(held["rolls"]) &&
    held["rolls"].every(isRoll) &&
    (held["changes"] === undefined || (Array.isArray(held["changes"]) && held["changes"].every(isChange)))
  );
}

function isChange(held: unknown): held is Change {
  return (
    isObject(held) &&
    Number.isInteger(held["number"]) &&
    typeof held["party"] === "string" &&
    typeof held["commitment"] === "string"
  );
}

function isAct(held: unknown): held is Act {
  return isObject(held) && (held["type"] !== "Plays" || isDice(held["dice"]));
}

function isGames(held: unknown): held is Game[] {
  return (
    Array.isArray(held) &&
    held.every((game) => isObject(game) && Array.isArray(game["acts"]) && game["acts"].every(isAct))
  );
}

function word(number: number): Uint8Array {
  const four = new DataView(new ArrayBuffer(4));
  four.setUint32(0, number);
  return new Uint8Array(four.buffer);
}

function bytes(link: string): Uint8Array {
  return Uint8Array.from({ length: link.length / 2 }, (_, place) => parseInt(link.substr(2 * place, 2), 16));
}

function hex(digest: Uint8Array): string {
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
