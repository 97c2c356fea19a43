/** An event of the desk as the hall tells it, and how acts are entered into it. */
import type { Told } from "../copy";
import { unique } from "../hall";
import { eventAddress, take, takeWhole } from "../live";
import type {
  RatingCourse as Course,
  EventShown,
  Foreseen,
  PairTold,
  Previewed,
  RulingText,
  Self,
  StandingLine,
} from "../../wire";

export type {
  DeskMatch as MatchView,
  DisputeState as Dispute,
  EntryShown as Entry,
  EventShown as EventView,
  Foreseen,
  PairTold,
  RatingAfter as Rated,
  Previewed as Preview,
  Self as Me,
  StandingRow as Standing,
  TapShown as Tap,
  WaitShown as Wait,
} from "../../wire";
export type TieBreak = EventShown["setup"]["tiebreaks"][number];
export type Side = string | null;
type EventView = EventShown;

/** What became of an act: the event as it now is, what was ruled, or why not. */
export interface Outcome {
  readonly view: EventView | null;
  readonly refused: string | null;
  readonly law: string | null;
  readonly says: readonly string[];
  readonly rulings: readonly RulingText[];
}

/** Enters an act into an event. */
export async function enter(view: Pick<EventView, "id" | "sequence">, event: unknown): Promise<Outcome> {
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

/** Calls every match that can be called, at once. */
export async function callAll(view: Pick<EventView, "id" | "sequence">): Promise<Outcome> {
  const body = { command: unique(), expected: view.sequence };
  return told(await post(`/api/desk/${view.id}/calls?view=changes`, body), view.id);
}

/** Takes the last act back, or brings it again. */
export async function step(view: EventView, way: "undo" | "redo"): Promise<Outcome> {
  return told(
    await post(`/api/desk/${view.id}/${way}?view=changes`, { command: unique(), expected: view.sequence }),
    view.id,
  );
}

/** Asks what an act would do. */
export async function preview(view: EventView, event: unknown): Promise<Previewed | null> {
  const answer = await post(`/api/desk/${view.id}/preview`, { event });
  return answer.ok ? ((await answer.json()) as Previewed) : null;
}

export async function foreseen(event: string): Promise<Foreseen | null> {
  return asked<Foreseen>(`/api/desk/${encodeURIComponent(event)}/schedule`);
}

export async function whoAmI(event: string): Promise<Self | null> {
  return asked<Self>(`/api/desk/${encodeURIComponent(event)}/me`);
}

/** The standings in words. */
export function explained(event: string): Promise<readonly StandingLine[] | null> {
  return asked(`/api/desk/${encodeURIComponent(event)}/standings`);
}

/** Why each pair of a Swiss was made. */
export function pairsTold(event: string): Promise<readonly PairTold[] | null> {
  return asked(`/api/desk/${encodeURIComponent(event)}/pairs`);
}

/** Asks how the ratings of those who have entered went through the events of the hall. */
export function ratings(event: string): Promise<readonly Course[] | null> {
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
    rulings?: readonly RulingText[];
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
