import { html, type TemplateResult } from "lit";
import type { Words } from "./boards/words";

const KEPT = "arbitro-pace";
const TIMES = [1, 2, 4] as const;

/** How fast another's act is shown, kept on this device; holds and motions that a press ends at once. */
export class Pace {
  times = read();
  private skipping = false;
  private ends = new Set<() => void>();

  constructor(private readonly changed: () => void) {}

  /** Waits, less at a higher pace but never under `least`; a press ends it. */
  hold(ms: number, least = 0): Promise<void> {
    if (this.skipping) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        done();
        resolve();
      };
      const timer = window.setTimeout(end, Math.max(least, ms / this.times));
      const done = this.over(end);
    });
  }

  /** Names what ends a motion at once; returns what is called when it has ended by itself. */
  over(end: () => void): () => void {
    if (this.skipping) queueMicrotask(end);
    this.ends.add(end);
    return () => void this.ends.delete(end);
  }

  /** Ends all that moves, and what still waits to be shown. */
  skip(): void {
    this.skipping = true;
    for (const end of [...this.ends]) end();
  }

  /** Everything has been shown. */
  caughtUp(): void {
    this.skipping = false;
  }

  keys(words: Words): TemplateResult {
    return html`<div class="pace" role="group" aria-label=${words("play-pace")}>
      ${TIMES.map(
        (times) =>
          html`<button type="button" aria-pressed=${times === this.times} @click=${() => this.choose(times)}>
            ×${times}
          </button>`,
      )}
    </div>`;
  }

  private choose(times: number): void {
    this.times = times;
    try {
      localStorage.setItem(KEPT, String(times));
    } catch {
      // a browser that keeps nothing forgets the pace with the page
    }
    this.changed();
  }
}

function read(): number {
  try {
    const kept = Number(localStorage.getItem(KEPT));
    return TIMES.find((times) => times === kept) ?? 1;
  } catch {
    return 1;
  }
}
