/** One stream for all that a page watches, and one copy of each match and event, which its changes keep up to date. */
import { Copy, type Told } from "./copy";
import type { ListData, ListedMatch } from "../wire";
import type { Match, Message, Passing } from "./hall";

/** Milliseconds after which a stream that was closed is opened again. */
const AGAIN = 2000;
/** Seconds between two signs of life that the hall sends, and milliseconds without any after which the link is lost. */
const BEAT = 5;
const QUIET = 2.5;

type View = { readonly sequence: number };

/** What is watched: matches, an event of the desk, or both; `beat`: how many seconds may pass between signs of life. */
export interface Watched {
  readonly matches?: readonly string[];
  readonly event?: string;
  /** Whether it is told which matches there are. */
  readonly list?: boolean;
  readonly beat?: number;
}

/** Who listens: each with the view as it is after what is told. */
export interface Ears {
  match?(message: Message): void;
  event?(view: never): void;
  passing?(told: Passing): void;
  /** Which matches there are now. */
  list?(matches: readonly ListedMatch[]): void;
  /** Whether the hall is there. */
  link?(there: boolean): void;
  /** Something came, be it only a sign of life. */
  beat?(): void;
}

const copies = new Map<string, Copy<View>>();
const asking = new Map<string, Promise<unknown>>();

/** Returns the page's copy of a match or an event, where it has one. */
export function copyOf<V extends View>(name: string): V | null {
  return (copies.get(name)?.view as V | undefined) ?? null;
}

/** Takes what is told of a match or an event into the page's copy; where there is a gap, the whole is asked for. */
export async function take<V extends View>(name: string, told: Told, address: string): Promise<V | null> {
  await asking.get(name); // what comes while the whole is asked for goes on from it
  const copy = copies.get(name) ?? new Copy<View>();
  copies.set(name, copy);
  if (!copy.take(told)) await ask(name, address);
  return copy.view as V | null;
}

/** Takes a whole view from an answer into the page's copy, unless that has gone on meanwhile. */
export function takeWhole<V extends View>(name: string, view: V): V {
  const copy = copies.get(name) ?? new Copy<View>();
  copies.set(name, copy);
  if (!copy.view || copy.view.sequence <= view.sequence) copy.view = view;
  return copy.view as V;
}

/** Asks for the whole of what there is a gap in. */
async function ask(name: string, address: string): Promise<View | null> {
  const whole = fetch(address, { cache: "no-store" })
    .then(async (answer) => (answer.ok ? takeWhole(name, (await answer.json()) as View) : null))
    .catch(() => null);
  asking.set(name, whole);
  const view = await whole;
  asking.delete(name);
  return view;
}

export function matchAddress(name: string): string {
  return `/api/matches/${encodeURIComponent(name)}`;
}

export function eventAddress(name: string): string {
  return `/api/desk/${encodeURIComponent(name)}`;
}

/** Watches until it is stopped, over links that break: nothing is asked for again and again. */
export function watch(watched: Watched, ears: Ears): Stream {
  const stream = new Stream(watched, ears);
  stream.open();
  return stream;
}

export class Stream {
  private source: EventSource | null = null;
  private waits = 0;
  private heard = 0;
  private position = "";
  private told: Promise<void> = Promise.resolve();
  private readonly watching: number;
  private readonly quiet: number;

  constructor(
    private watched: Watched,
    private readonly ears: Ears,
  ) {
    const beat = watched.beat ?? BEAT;
    this.quiet = QUIET * beat * 1000;
    this.watching = window.setInterval(() => this.look(), 1000);
    addEventListener("online", this.online);
    addEventListener("offline", this.offline);
    document.body.removeAttribute("data-away"); // whoever listens says themself when the hall is away
  }

  open(): void {
    clearTimeout(this.waits);
    this.source?.close();
    this.heard = performance.now();
    const { matches = [], event, list, beat = BEAT } = this.watched;
    const query = new URLSearchParams(matches.map((name) => ["match", name]));
    if (event) query.append("desk", event);
    if (list) query.append("list", "matches");
    query.append("view", "changes");
    query.append("beat", String(beat));
    if (this.position) query.append("last_event_id", this.position);
    const source = (this.source = new EventSource(`/api/events?${query}`));
    for (const kind of ["match", "act", "desk"]) source.addEventListener(kind, (one) => this.hear(kind, one));
    for (const kind of ["reaction", "rematch", "wish", "dice"])
      source.addEventListener(kind, (one) => this.ears.passing?.({ [kind]: read(one) }));
    source.addEventListener("list", (one) => this.ears.list?.(read<ListData>(one).matches));
    source.addEventListener("link", () => this.alive());
    source.addEventListener("clock", () => this.alive());
    source.addEventListener("open", () => this.alive());
    source.addEventListener("error", () => this.broken(source));
  }

  /** Watches other matches from now on; the rest goes on where it was. */
  follow(matches: readonly string[]): void {
    this.watched = { ...this.watched, matches };
    this.open();
    for (const name of matches.filter((one) => !copies.has(one)))
      void ask(name, matchAddress(name)).then((view) => view && this.begin(name, view as Match));
  }

  private begin(name: string, view: Match): void {
    const nothing = { rulings: [], say: [], entry: null };
    if (this.source) this.ears.match?.({ match: name, sequence: view.sequence, view, ...nothing });
  }

  close(): void {
    clearTimeout(this.waits);
    clearInterval(this.watching);
    removeEventListener("online", this.online);
    removeEventListener("offline", this.offline);
    this.source?.close();
    this.source = null;
  }

  private hear(kind: string, one: Event): void {
    this.alive();
    const { lastEventId } = one as MessageEvent<string>;
    if (lastEventId) this.position = lastEventId;
    const told = read<Told & Message>(one);
    const address = kind === "desk" ? eventAddress(told.match) : matchAddress(told.match);
    this.told = this.told.then(async () => {
      const view = await take(told.match, told, address);
      if (!view || !this.source) return;
      if (kind === "desk") this.ears.event?.(view as never);
      else this.ears.match?.({ ...told, view: view as Match, entry: told.entry ?? null });
    });
  }

  private alive(): void {
    this.heard = performance.now();
    this.ears.link?.(true);
    this.ears.beat?.();
  }

  private broken(source: EventSource): void {
    if (source !== this.source) return;
    this.ears.link?.(false);
    if (source.readyState === EventSource.CLOSED) this.waits = window.setTimeout(() => this.open(), AGAIN);
  }

  /** A link can be cut without a sign: then none of life comes any more. */
  private look(): void {
    if (!this.source || this.source.readyState === EventSource.CLOSED) return;
    if (performance.now() - this.heard < this.quiet) return;
    this.ears.link?.(false);
    this.open();
  }

  private readonly online = (): void => this.open();
  /** A device without a network may still reach a hall that is on it, so the link is tried again, as after any break. */
  private readonly offline = (): void => {
    this.source?.close();
    this.ears.link?.(false);
    clearTimeout(this.waits);
    this.waits = window.setTimeout(() => this.open(), AGAIN);
  };
}

function read<T>(event: Event): T {
  return JSON.parse((event as MessageEvent<string>).data) as T;
}
