/** What the hall tells of a match: the parts of its documents that pages show. */
export interface Ruling {
  readonly law: string;
  readonly text: string;
  readonly derived: boolean;
  readonly address: string;
  readonly number: number;
}

export interface Act {
  readonly number: number;
  readonly at: number;
  readonly rulings: readonly Ruling[];
  readonly say: readonly string[];
}

export interface Clock {
  readonly name: string;
  readonly side: string;
  readonly left_ms: number;
  readonly running: boolean;
}

export interface Player {
  readonly name: string;
  readonly side: string;
  readonly colour?: string;
}

export interface Match {
  readonly id: string;
  readonly edition: string;
  readonly players: readonly Player[];
  readonly state: "waiting" | "running" | "paused" | "review" | "over";
  readonly sequence: number;
  readonly after: Readonly<Record<string, unknown>>;
  readonly clocks: readonly Clock[];
  readonly layout: readonly { piece: string; x: number; y: number }[] | null;
  readonly last: readonly Act[];
  readonly at: number;
  readonly standing: Standing;
}

export interface Standing {
  readonly sides: readonly [string, string];
  readonly score: readonly [number, number];
  readonly part: readonly [number, number] | null;
  readonly turn: string | null;
  readonly ended: { readonly winner: string | null } | null;
}

export interface Message {
  readonly match: string;
  readonly sequence: number;
  readonly rulings: readonly Ruling[];
  readonly say: readonly string[];
  readonly view: Match | null;
  readonly entry: { readonly at: number; readonly number: number } | null;
}

/** Listens to a match; `heard` gets each message, `link` whether the hall is there. Returns how to stop. */
export function listen(
  match: string,
  heard: (message: Message) => void,
  link: (there: boolean) => void,
): () => void {
  const stream = new EventSource(`/api/events?match=${encodeURIComponent(match)}`);
  const take = (event: MessageEvent<string>): void => heard(JSON.parse(event.data) as Message);
  stream.addEventListener("match", take);
  stream.addEventListener("act", take);
  stream.addEventListener("open", () => link(true));
  stream.addEventListener("error", () => link(false));
  return () => stream.close();
}
