import { matchIn, unique, type Held } from "../hall";
import type { Answered, Umpired } from "./documents";

/** An act that the hall has not confirmed yet: it goes out once, under its own id. */
export interface Waiting {
  readonly command: string;
  /** Which address of the match it is for: `acts`, `undo`, `pause` … */
  readonly to: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly expected: number;
  /** The act in words. */
  readonly says: string;
  readonly at: number;
}

/** Why the acts that wait cannot go out as they are. */
export interface Trouble {
  readonly code: string;
  readonly text: string;
  readonly law?: string;
}

export interface Listener {
  answered(answer: Answered, act: Waiting): void;
  refused(trouble: Trouble, act: Waiting): void;
  moved(match: Umpired): void;
  reached(): void;
  changed(): void;
}

interface Kept {
  next?: number | undefined;
  waiting: Waiting[];
  aside: Waiting[];
  trouble: Trouble | null;
}

const PATIENCE = 8000;
/** What the hall answers where there is no room for what guests write: it is there, and says what to do. */
export const NO_ROOM: readonly string[] = ["guest-share", "guests-full"];

/** The acts of a match that are still on this device: kept there until the hall has them, sent once and in order. */
export class Outbox {
  private kept: Kept;
  private busy = false;
  /** Whether nothing goes out for now. */
  held = false;
  /** Whether the hall did not answer when an act was last sent. */
  isAway = false;

  constructor(
    private readonly match: string,
    private readonly listener: Listener,
    private readonly store: Storage = localStorage,
  ) {
    this.kept = this.load();
  }

  get waiting(): readonly Waiting[] {
    return this.kept.waiting;
  }

  /** Acts that an umpire has left out after a conflict: still here, to be read. */
  get aside(): readonly Waiting[] {
    return this.kept.aside;
  }

  get trouble(): Trouble | null {
    return this.kept.trouble;
  }

  /** Keeps an act and sends it as soon as those before it are confirmed; `seen` is the last sequence shown. */
  put(to: string, body: Readonly<Record<string, unknown>>, says: string, seen: number): Promise<void> {
    const place = this.kept.next ?? this.kept.waiting.length;
    this.renumber(place, 1, seen);
    this.kept.waiting.splice(place, 0, { command: unique(), to, body, expected: 0, says, at: Date.now() });
    this.kept.next = undefined;
    this.count(seen);
    return this.flush();
  }

  /** Lets what puts right an act that still waits go on meaning that act where others come or go before it. */
  private renumber(place: number, by: 1 | -1, seen: number): void {
    const number = seen + 1 + place;
    const moved = (field: unknown): unknown =>
      typeof field === "number" && field >= number + (by < 0 ? 1 : 0) ? field + by : field;
    this.kept.waiting = this.kept.waiting.map((act, at) => {
      if (at < place || !["correct", "insert"].includes(act.to)) return act;
      const field = act.to === "correct" ? "number" : "before";
      return { ...act, body: { ...act.body, [field]: moved(act.body[field]) } };
    });
  }

  /** Where the next act goes among those that wait; nothing: after them. */
  get next(): number | undefined {
    return this.kept.next;
  }

  /** Lets the next act that is entered go before one of those that wait. */
  insertBefore(place: number | undefined): void {
    this.kept.next = place;
    this.save();
  }

  /** Moves one of those that wait to another place among them. */
  move(from: number, to: number, seen: number): void {
    const act = this.kept.waiting[from];
    if (!act) return;
    this.renumber(from, -1, seen);
    const [moved] = this.kept.waiting.splice(from, 1);
    this.renumber(to, 1, seen);
    this.kept.waiting.splice(to, 0, moved!);
    this.count(seen);
  }

  /** Leaves one of those that wait out; it stays on the device, to be read. */
  remove(place: number, seen: number): void {
    this.renumber(place, -1, seen);
    const [act] = this.kept.waiting.splice(place, 1);
    if (act) this.kept.aside.push(act);
    if (!this.kept.waiting.length) this.kept.trouble = null;
    this.count(seen);
  }

  /** Forgets an act that the laws do not allow: it is neither sent nor kept. */
  drop(command: string): void {
    this.kept.waiting = this.kept.waiting.filter((act) => act.command !== command);
    this.save();
  }

  /** Says of each act that waits after which entry it goes, in the order in which they are now. */
  private count(seen: number): void {
    this.kept.waiting = this.kept.waiting.map((act, place) => ({ ...act, expected: seen + place }));
    this.save();
  }

  /** Sends what waits, in order, until something stands in the way. */
  async flush(): Promise<void> {
    if (this.busy || this.held || this.kept.trouble) return;
    this.busy = true;
    try {
      while (this.kept.waiting.length && !this.kept.trouble) {
        if (!(await this.send(this.kept.waiting[0]!))) break;
      }
    } finally {
      this.busy = false;
      this.listener.changed();
    }
  }

  /** Lets what waits go out after what the hall has by now. */
  again(sequence: number): Promise<void> {
    this.kept.trouble = null;
    this.count(sequence);
    return this.flush();
  }

  /** Puts away what was left out, once it has been read. */
  clearAside(): void {
    this.kept.aside = [];
    this.save();
  }

  /** Whether the first could be sent; false where the hall does not answer. */
  private async send(act: Waiting): Promise<boolean> {
    let answer: Response;
    let held: Held;
    try {
      answer = await fetch(`/api/matches/${this.match}/${act.to}?view=changes`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...act.body, command: act.command, expected: act.expected }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      held = (await answer.json()) as Held; // the link can be lost in the middle of an answer
    } catch {
      this.isAway = true;
      return false;
    }
    if (NO_ROOM.includes(String(held.code))) {
      this.isAway = false;
      this.listener.reached();
      this.kept.trouble = { code: String(held.code), text: String(held.detail) };
      this.save();
      return false;
    }
    this.isAway = answer.status >= 500;
    if (this.isAway || answer.status === 429) return false;
    this.listener.reached();
    return this.heard(act, answer, held, (await matchIn(this.match, held)) as Umpired | null);
  }

  private heard(act: Waiting, answer: Response, held: Held, match: Umpired | null): boolean {
    if (answer.ok && !held.refused) {
      this.drop(act.command);
      if (match) this.listener.answered({ ...(held as unknown as Answered), match }, act);
      return true;
    }
    const trouble = held.refused
      ? { code: "refused", text: held.refused.text, law: held.refused.law }
      : { code: String(held.code), text: String(held.detail) };
    if (match) this.listener.moved(match);
    const waits = this.kept.waiting.some(({ command }) => command === act.command);
    if (waits && (this.kept.waiting.length > 1 || ["stale", "leased"].includes(trouble.code))) {
      this.kept.trouble = trouble;
    } else if (waits) {
      this.drop(act.command);
      this.listener.refused(trouble, act);
    }
    this.save();
    return false;
  }

  private get key(): string {
    return `arbitro-outbox-${this.match}`;
  }

  private load(): Kept {
    const held = this.store.getItem(this.key);
    return held ? (JSON.parse(held) as Kept) : { waiting: [], aside: [], trouble: null };
  }

  private save(): void {
    this.store.setItem(this.key, JSON.stringify(this.kept));
    this.listener.changed();
  }
}
