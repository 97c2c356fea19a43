/** An event of the desk as the hall tells it, and how acts are entered into it. */
import type { Ruling } from "../hall";
import type { Told } from "../copy";
import { unique } from "../hall";
import { eventAddress, take, takeWhole } from "../live";
import type { Offers } from "./offers";

export type Side = string | null;

export interface MatchView {
  readonly sides: readonly [Side, Side];
  readonly from: readonly ({ readonly match: string; readonly lost: boolean } | null)[];
  readonly state: string;
  readonly winner: string | null;
  readonly by: string | null;
  readonly score: Readonly<Record<string, number>> | null;
  readonly table: string | null;
  readonly deadline: number | null;
  /** Until when it can be protested, in seconds of the event. */
  readonly protest_by: number | null;
  readonly present: readonly string[];
  readonly advanced: string | null;
  readonly clock: unknown;
  readonly umpire: string | null;
  readonly started: number | null;
  readonly line_up?: Readonly<Record<string, readonly string[]>>;
  readonly boards?: Readonly<Record<string, { readonly winner: string }>>;
}

export interface Dispute {
  readonly kind: "protest" | "claim";
  readonly match: string;
  readonly by: string;
  readonly state: string;
  readonly decision: string | null;
  readonly judge: string | null;
  readonly deadline: number | null;
  readonly overdue: boolean;
  readonly members: readonly string[] | null;
  readonly votes: number;
  readonly tally: Readonly<Record<string, number>> | null;
  readonly revote: boolean;
  readonly final: boolean;
}

export type TieBreak = "wins" | "h2h" | "difference" | "for" | "buchholz" | "sonneborn";

export interface Standing {
  readonly place: number | null;
  readonly played: number;
  readonly wins: number;
  readonly difference: number;
  readonly h2h: number | null;
  readonly for: number;
  readonly buchholz: number;
  readonly sonneborn: number;
  readonly by: string | null;
}

export interface Entry {
  readonly name: string;
  readonly number: number;
  readonly state: string;
  readonly club: string | null;
  readonly rating: number | null;
  readonly seed: number | null;
  readonly category: string | null;
}

export interface Tap {
  readonly says: string;
  readonly event: unknown;
  readonly sheet: string | null;
  readonly look: string;
}

export interface Wait {
  readonly kind: string;
  readonly about: string;
  readonly urgency: "now" | "soon" | "calm";
  readonly title: string;
  readonly text: string;
  readonly law: string;
  readonly address: string;
  readonly until: number | null;
  readonly values: Readonly<Record<string, string>>;
  readonly taps: readonly Tap[];
}

export interface Standings {
  readonly [name: string]: Standing;
}

export interface EventState {
  readonly stage: "entries" | "running" | "over";
  readonly size: number | null;
  readonly order: readonly string[];
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly rounds: Readonly<Record<string, readonly (readonly [Side, Side])[]>>;
  readonly matches: Readonly<Record<string, MatchView>>;
  readonly next: Readonly<Record<string, string>>;
  readonly champion: string | null;
  /** The first and the last place of each who has one already. */
  readonly placing?: Readonly<Record<string, readonly [number, number]>>;
  readonly prize_list?: Readonly<Record<string, number>>;
  readonly standings: Standings;
  readonly ranking: readonly string[] | Readonly<Record<string, readonly string[]>>;
  readonly pairing: Readonly<Record<string, unknown>> | null;
  readonly tables: Readonly<Record<string, string | null>>;
  readonly disputes: Readonly<Record<string, Dispute>>;
  readonly held: readonly string[];
  readonly checked_in?: readonly string[];
  readonly members: Readonly<Record<string, readonly string[]>>;
}

export interface Setup {
  readonly format: string;
  readonly tables: readonly string[];
  readonly directors: readonly string[];
  readonly commit: string | null;
  readonly best_of: unknown;
  readonly length: unknown;
  readonly swiss_rounds: number | null;
  readonly seeds: number | null;
  readonly seeding: string;
  readonly approval: boolean;
  readonly advance: number;
  readonly tiebreaks: readonly TieBreak[];
  readonly boards: number | null;
  readonly protest_fee: number;
  readonly categories: readonly string[];
  readonly umpires: readonly { readonly name: string }[];
}

export interface EventView {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly sequence: number;
  readonly opened: number;
  readonly now: number;
  readonly setup: Setup;
  /** Whether everybody stands in one table: no bracket, no groups. */
  readonly one_table: boolean;
  /** Whether each round is paired when the one before is over. */
  readonly in_rounds: boolean;
  readonly entries: readonly Entry[];
  readonly event: EventState;
  readonly links: Readonly<Record<string, string>>;
  readonly lots: {
    readonly seed: string;
    readonly public: string | null;
    readonly drawn: readonly string[];
  } | null;
  readonly waits: readonly Wait[];
  readonly last: readonly {
    readonly number: number;
    readonly at: number;
    readonly author: string;
    readonly acts: readonly string[];
    readonly about: readonly string[];
    /** The number of the act, by which it is undone. */
    readonly line: number;
  }[];
  /** Which of its tables another event of the hall has now. */
  readonly taken: readonly string[];
  readonly redo: boolean;
  /** What may be entered of the event itself, by name; for officials. */
  readonly offers: Offers;
}

export interface Me {
  readonly names: readonly string[];
  readonly roles: readonly string[];
  readonly acts: readonly string[];
  readonly name: string;
  readonly official: boolean;
  /** By each dispute whose ballot goes on, which of these names have cast their vote. */
  readonly voted: Readonly<Record<string, readonly string[]>>;
}

/** What became of an act: the event as it now is, what was ruled, or why not. */
export interface Outcome {
  readonly view: EventView | null;
  readonly refused: string | null;
  readonly law: string | null;
  readonly says: readonly string[];
  readonly rulings: readonly Ruling[];
}

export interface Preview {
  readonly refused: { readonly text: string } | null;
  readonly consequences: {
    readonly moves: Readonly<Record<string, { readonly from: string | null; readonly to: string | null }>>;
    readonly unplayed: readonly string[];
    readonly in_play: readonly string[];
    readonly done: readonly string[];
    /** Of an older act that is to be undone: the numbers of the acts that cannot stand without it. */
    readonly acts?: readonly number[];
  } | null;
  /** What would be changed of what was announced. */
  readonly amendment?: {
    readonly of: string | null;
    readonly from: unknown;
    readonly to: unknown;
    readonly affects: readonly string[];
  } | null;
  readonly changed: Readonly<Record<string, readonly [MatchView, MatchView]>>;
  readonly pairs: readonly PairTold[];
  readonly sound: boolean;
}

/** A pair of a Swiss, and why it was made. */
export interface PairTold {
  readonly match: string;
  readonly sides: readonly [string, string];
  readonly why: readonly string[];
}

/** A rating after an event of the hall. */
export interface Rated {
  readonly event: string;
  readonly title: string;
  readonly rating: number;
}

/** Enters an act into an event. */
export async function enter(view: EventView, event: unknown): Promise<Outcome> {
  return told(
    await post(`/api/desk/${view.id}/acts?view=changes`, {
      command: unique(),
      expected: view.sequence,
      event,
    }),
    view.id,
  );
}

/** Enters several acts, all or none; tells which was refused. */
export async function enterAll(
  view: EventView,
  events: readonly unknown[],
): Promise<{ readonly outcome: Outcome; readonly place: number | null }> {
  const answer = await post(`/api/desk/${view.id}/all?view=changes`, {
    command: unique(),
    expected: view.sequence,
    events,
  });
  const { place } = (await answer.clone().json()) as { place?: number | null };
  return { outcome: await told(answer, view.id), place: place ?? null };
}

/** Takes the last act back, or brings it again. */
export async function step(view: EventView, way: "undo" | "redo"): Promise<Outcome> {
  return told(
    await post(`/api/desk/${view.id}/${way}?view=changes`, { command: unique(), expected: view.sequence }),
    view.id,
  );
}

/** Asks what an act would do. */
export async function preview(view: EventView, event: unknown): Promise<Preview | null> {
  const answer = await post(`/api/desk/${view.id}/preview`, { event });
  return answer.ok ? ((await answer.json()) as Preview) : null;
}

/** When matches are expected, in seconds of the event. */
export interface Foreseen {
  readonly matches: Readonly<Record<string, { readonly start: number; readonly end: number }>>;
  readonly end: number | null;
}

export async function foreseen(event: string): Promise<Foreseen | null> {
  return asked<Foreseen>(`/api/desk/${encodeURIComponent(event)}/schedule`);
}

export async function whoAmI(event: string): Promise<Me | null> {
  return asked<Me>(`/api/desk/${encodeURIComponent(event)}/me`);
}

/** The standings in words. */
export function explained(event: string): Promise<readonly { readonly text: string }[] | null> {
  return asked(`/api/desk/${encodeURIComponent(event)}/standings`);
}

/** Why each pair of a Swiss was made. */
export function pairsTold(event: string): Promise<readonly PairTold[] | null> {
  return asked(`/api/desk/${encodeURIComponent(event)}/pairs`);
}

/** Asks how the ratings of those who have entered went through the events of the hall. */
export function ratings(
  event: string,
): Promise<readonly { readonly player: string; readonly after: readonly Rated[] }[] | null> {
  return asked(`/api/desk/${encodeURIComponent(event)}/ratings`);
}

/** What the hall answers, or nothing while it is away. */
export async function asked<T>(address: string): Promise<T | null> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? ((await answer.json()) as T) : null;
}

export function post(address: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
}

async function told(answer: Response, name: string): Promise<Outcome> {
  const held = (await answer.json()) as Told & {
    event?: EventView;
    detail?: string;
    refused?: { law: string; text: string } | null;
    say?: readonly string[];
    rulings?: readonly Ruling[];
  };
  return {
    view: held.event
      ? takeWhole(name, held.event)
      : held.changes
        ? await take(name, held, eventAddress(name))
        : null,
    refused: held.refused?.text ?? held.detail ?? null,
    law: held.refused?.law || null,
    says: held.say ?? [],
    rulings: held.rulings ?? [],
  };
}

/** What the desk wants to know of a match in the hall. */
export interface HallMatch {
  readonly id: string;
  readonly state: string;
  readonly standing: { readonly score: readonly [number, number]; readonly ended: unknown };
}
