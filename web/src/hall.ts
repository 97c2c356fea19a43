import { playsFor } from "./games";
import type { Words } from "./boards/words";
import type { Dice } from "./dice/device";
import type { Told } from "./copy";
import type {
  ActShown,
  ClockShown,
  DueShown,
  MatchShown,
  PlayerShown,
  RulingText,
  Standing,
  StreamData,
  WishShown,
} from "../wire";
import { matchAddress, take, takeWhole } from "./live";

export type {
  ClockShown as Clock,
  DueShown as Due,
  MatchShown as Match,
  PlayerShown as Player,
  RulingText as Ruling,
  Standing,
  WishShown as Wish,
};
/** An act that was told; those of a stream have no words yet. */
export type Act = Pick<ActShown, "number" | "at" | "rulings" | "say"> & Partial<ActShown>;
type Match = MatchShown;
type Player = PlayerShown;

/** What a stream tells of a match, with the match as it is then. */
export interface Message extends Pick<StreamData, "match" | "sequence" | "rulings" | "say"> {
  readonly view: Match;
  readonly entry: Entry | null;
}

/** What a player is called: their own name, or the house's strength where the house plays under no name. */
export function playerName(player: Player, words: (id: string) => string): string {
  return player.house && player.name === `house:${player.house}`
    ? words(`play-house-${player.house}`)
    : player.name;
}

/** Returns what a player is called where there is little room: a house player by its number, `alone` by its level. */
export function shortName(player: Player, words: Words, alone = false): string {
  if (player.waiting) return words("play-awaited");
  return player.house && player.name === `house:${player.house}`
    ? words(alone ? "play-level" : "play-house", { number: player.house })
    : player.name;
}

/** The word by which acts of the hall or of an official are due. */
export const OFFICIAL = "official";

/** Returns those whose act is due: the one in the chair, or a pair; nobody while the hall or an official is waited for. */
export function onTurn({ standing, due, players }: Match): readonly Player[] {
  if (standing.ended) return [];
  const word = due.find((one) => one.side !== OFFICIAL)?.side ?? standing.turn;
  if (!word) return [];
  const seated = players.filter((player) => (player.chair ?? player.side) === word);
  if (seated.length) return seated;
  return players.filter((player) => player.colour === word || playsFor(player.side, word));
}

/** Tells whether the act that is due is that of a side of the match. */
export function sideOnTurn(match: Match, side: string): boolean {
  return onTurn(match).some((player) => playsFor(player.side, side));
}

/** An entry of the journal; a stroke that was made in the hall can be played again. */
export interface Entry {
  readonly at: number;
  readonly number: number;
  readonly digest: string;
  readonly act?: {
    readonly made?: { readonly stroke?: unknown };
    readonly facts?: readonly Fact[];
  };
}

/** What an entry says that happened. */
export interface Fact {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** What players tell each other beside the game. */
export interface Passing {
  readonly reaction?: { readonly side: string; readonly name: string; readonly reaction: string };
  readonly rematch?: { readonly address: string };
  readonly wish?: WishShown;
  readonly dice?: Dice;
}

/** Returns a match as the hall shows it to this device: which seats are its own, and where others join. */
export async function look(match: string): Promise<Match | null> {
  const answer = await fetch(matchAddress(match));
  return answer.ok ? ((await answer.json()) as Match) : null;
}

/** What the hall answers: the match as it now is, or why not, in the reader's language. */
export interface Answer {
  readonly match: Match | null;
  readonly refused: string | null;
  /** Which of several acts was refused. */
  readonly index?: number | undefined;
  /** What kind of problem it was. */
  readonly code?: string | undefined;
}

/** Makes a match; who has not been here before becomes a guest by that name first. */
export async function make(match: object, guest: string): Promise<Answer> {
  if (!document.cookie.includes(KNOWN)) await enter(guest);
  const first = await post("/api/matches", match);
  if (first.status !== 401) return told(first);
  await enter(guest);
  return told(await post("/api/matches", match));
}

const KNOWN = "guest=1";

async function enter(name: string): Promise<void> {
  await post("/api/guests", { name });
  document.cookie = `${KNOWN}; path=/; max-age=2592000; samesite=lax`;
}

/** Enters an act; where the match has moved on, the answer holds it as it now is. */
export async function act(match: Match, event: unknown): Promise<Answer> {
  return command(match, "acts", { event });
}

/** Gives up what is under way: a level of backgammon, a board, a game or the match. */
export async function resign(match: Match, what: string): Promise<Answer> {
  return command(match, "resign", { what });
}

/** Ends a match that the other side has left. */
export async function walkover(match: Match): Promise<Answer> {
  return command(match, "walkover", {});
}

/** Asks for something that concerns all who play: a pause, its end, that the last act be taken back. */
export async function askFor(match: Match, what: string): Promise<Answer> {
  return command(match, what, {});
}

/** Sends a command, and takes what it changed into the page's copy of the match. */
async function command(match: Match, what: string, body: object): Promise<Answer> {
  const sent = { command: unique(), expected: match.sequence, ...body };
  const view = what === "acts" ? "" : "?view=changes"; // acts go to the address of the contract as it stands
  return told(await post(`/api/matches/${match.id}/${what}${view}`, sent), match.id);
}

/** Tells whoever asked for something that it is not wanted now. */
export async function decline(match: Match): Promise<void> {
  await post(`/api/matches/${match.id}/decline`, { expected: match.sequence });
}

/** Asks for the same match again. */
export async function rematch(match: Match): Promise<Answer> {
  return told(await post(`/api/matches/${match.id}/rematch`, {}));
}

/** Says one of a few words. */
export async function react(match: Match, reaction: string): Promise<Answer> {
  const answer = await told(await post(`/api/matches/${match.id}/reactions`, { reaction }));
  return { ...answer, match: null }; // what is answered names the match alone
}

/** Returns the position under way as other programs write it. */
export async function written(match: Match): Promise<{ xgid: string; gnuid: string } | null> {
  const answer = await fetch(`/api/matches/${match.id}/position`);
  return answer.ok ? ((await answer.json()) as { xgid: string; gnuid: string }) : null;
}

/** Enters several acts, all or none. */
export async function several(match: Match, events: readonly unknown[]): Promise<Answer> {
  return told(
    await post(`/api/matches/${match.id}/acts`, { command: unique(), expected: match.sequence, events }),
  );
}

/** What an answer to a command may hold: the match, be it whole or what changed of it, or why not. */
export interface Held extends Told {
  readonly match?: Match;
  readonly id?: string;
  readonly detail?: string;
  readonly code?: string;
  readonly refused?: { readonly text: string; readonly law: string; readonly index?: number } | null;
}

/** Returns the match after an answer, in the page's copy of it; nothing where the answer does not say. */
export async function matchIn(name: string, held: Held): Promise<Match | null> {
  if (held.match) return takeWhole(name, held.match);
  return held.changes ? take(name, held, matchAddress(name)) : null;
}

async function told(answer: Response, name?: string): Promise<Answer> {
  const held = (await answer.json()) as Held;
  const match = held.id
    ? (held as unknown as Match)
    : name
      ? await matchIn(name, held)
      : (held.match ?? null);
  const { refused, detail, code } = held;
  return { match, refused: refused?.text ?? detail ?? null, index: refused?.index, code };
}

function post(address: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
}

/** A UUID also where the page is not served over TLS, as in a hall's own network. */
export function unique(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 15) | 64;
  bytes[8] = (bytes[8]! & 63) | 128;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
