import type { Stop } from "../boards/backgammon/state";
import { matchAddress } from "../live";
import type { Entry } from "../hall";
import { ask } from "../pocket";
import type { Answered, Told, Umpired } from "./documents";
import type { Waiting } from "./outbox";

/** What this device rules on an act that waits. */
export interface Ruled {
  readonly command: string;
  readonly rulings: Answered["rulings"];
  readonly say: readonly string[];
}

/** A match as it will be once the acts that wait have come to the hall. */
export interface Foreseen {
  /** The last entry of the hall that the device knows. */
  readonly base: number;
  readonly match: Umpired;
  readonly ruled: readonly Ruled[];
  /** The first that would not be taken, and why. */
  readonly stuck: { readonly command: string; readonly text: string; readonly law: string | null } | null;
}

/** The laws in this device: a worker that has the match's journal and rules as the hall does, for when it is away. */
export class Referee {
  /** The last entry that it has been told of. */
  private known = -1;
  private entries: Entry[] = [];
  private preparing: Promise<void> | null = null;

  constructor(
    private readonly match: string,
    private readonly game: string,
  ) {}

  /** Whether a page was sent with the laws at hand. */
  static get isThere(): boolean {
    return !!document.querySelector("link[rel=pocket]");
  }

  get isReady(): boolean {
    return this.known >= 0 && !this.preparing;
  }

  /** Loads the laws, and the journal as the hall has it; it is tried again where that fails. */
  prepare(): Promise<void> {
    this.preparing ??= this.hold()
      .catch(() => undefined)
      .finally(() => (this.preparing = null));
    return this.preparing;
  }

  /** Takes note of an entry of the hall. */
  note(entry: Entry | null): void {
    if (entry) this.entries.push(entry);
  }

  /** Judges the acts that wait; nothing where the device does not know enough. */
  async foresee(acts: readonly Waiting[], now: number): Promise<Foreseen | null> {
    if (!this.isReady) return null;
    const entries = this.entries.splice(0).filter(({ number }) => number > this.known);
    const waiting = acts.map(({ command, to, body }) => ({ command, to, body }));
    const given = {
      match: this.match,
      entries: entries.map((entry) => JSON.stringify(entry)),
      acts: waiting,
      now: Math.round(now),
    };
    const found = await this.ask<Foreseen>("foresee", given);
    if (found) this.known = found.base;
    else void this.prepare();
    return found;
  }

  /** Takes in what the hall has entered meanwhile, so that nothing has to be caught up with when it is away. */
  async keepUp(now: number): Promise<void> {
    if (this.entries.length) await this.foresee([], now);
  }

  /** What would be answered to something after all that waits. */
  would(to: string, body: object, now: number): Promise<Answered | null> {
    return this.ask("would", { match: this.match, to, body, now: Math.round(now) });
  }

  /** The match as it was when the act of an entry was judged. */
  before(number: number): Promise<Umpired | null> {
    return this.ask("before", { match: this.match, number });
  }

  /** The ways to the legal moves of a roll, half by half. */
  ways(position: string, dice: readonly number[]): Promise<readonly Stop[] | null> {
    return this.ask("ways", { game: this.game, position, dice: dice.join("-") });
  }

  /** All acts so far, those that wait among them. */
  history(): Promise<readonly Told[] | null> {
    return this.ask("history", { match: this.match });
  }

  private ask<A>(question: string, given: object): Promise<A | null> {
    return this.known < 0 ? Promise.resolve(null) : ask<A>([this.game], question, given).catch(() => null);
  }

  private async hold(): Promise<void> {
    const address = matchAddress(this.match);
    const [device, journal] = await Promise.all([
      fetch(`${address}/device`),
      fetch(`${address}/journal`, { cache: "no-store" }),
    ]);
    if (!device.ok || !journal.ok) return;
    const given = { match: this.match, lines: await journal.text(), language: document.documentElement.lang };
    this.known = await ask<number>([this.game], "hold", { ...((await device.json()) as object), ...given });
  }
}

/** Tells what the hall has ruled otherwise than this device; nothing where both say the same. */
export function difference(mine: Ruled, hall: Pick<Ruled, "rulings" | "say">): string | null {
  const own = inShort(mine);
  const its = inShort(hall);
  return own === its ? null : `${its} ≠ ${own}`;
}

function inShort({ rulings, say }: Pick<Ruled, "rulings" | "say">): string {
  return [...rulings.map(({ law, text }) => `§ ${law} ${text}`), ...say].join(" | ");
}
