import type { Umpired } from "./documents";

const EVERY = 2000;
export const SLOW = 3000;
export const LOST = 9000;

/** Asks after a match again and again, so that the age of the hall's last answer is known. */
export class Link {
  private last = performance.now();
  private timer = 0;

  constructor(
    private readonly match: string,
    private readonly heard: (match: Umpired) => void,
  ) {}

  /** Milliseconds since the hall last answered. */
  get age(): number {
    return performance.now() - this.last;
  }

  get state(): "good" | "slow" | "lost" {
    return this.age > LOST ? "lost" : this.age > SLOW ? "slow" : "good";
  }

  /** Notes that the hall has answered. */
  reached(): void {
    this.last = performance.now();
  }

  start(): void {
    void this.ask();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    try {
      const signal = AbortSignal.timeout(EVERY * 2);
      const answer = await fetch(`/api/matches/${this.match}`, { signal });
      if (answer.ok) {
        const match = (await answer.json()) as Umpired;
        this.reached();
        this.heard(match);
      }
    } catch {
      // The age of the last answer says it.
    }
    this.timer = window.setTimeout(() => void this.ask(), EVERY);
  }
}
