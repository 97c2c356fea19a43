import { Course, type Place, type Segment } from "./motion";

/** A piece that has just fallen or left: where, and for how long, in seconds. */
export interface Fallen {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly since: number;
}

/** What a stroke looks like at a time of it. */
export interface Picture {
  readonly places: ReadonlyMap<string, Place>;
  readonly fallen: readonly Fallen[];
}

/** A stroke as pictures: exact at any time, with what is falling for so many seconds after it fell. */
export class Film {
  private readonly ends: readonly Segment[];

  constructor(
    readonly course: Course,
    readonly falls: number,
  ) {
    this.ends = course.motion.segments.filter((segment) => segment[11] === "gone");
  }

  /** How long there is something to see. */
  get duration(): number {
    const last = Math.max(0, ...this.ends.map((segment) => segment[1] + this.falls));
    return Math.max(this.course.duration, last);
  }

  at(time: number): Picture {
    const falling = this.ends.filter(([, start]) => start <= time && time < start + this.falls);
    const fallen = falling.map(([piece, start, x, y]) => ({ piece, x, y, since: time - start }));
    return { places: this.course.at(time), fallen };
  }
}

/** Milliseconds of a frame: as the table lies has been seen, so the first picture is one of motion. */
const FRAME = 1000 / 60;

/** Runs a clock at a pace and shows each frame, until the end or until it is stopped. */
export class Projector {
  private frame = 0;
  private done: ((whole: boolean) => void) | null = null;

  /** Resolves to whether it ran to its end. */
  run(duration: number, show: (time: number) => void, pace = 1): Promise<boolean> {
    this.stop();
    let start: number | null = null;
    return new Promise((resolve) => {
      this.done = resolve;
      const next = (now: number): void => {
        start ??= now - FRAME;
        const time = Math.min(((now - start) / 1000) * pace, duration);
        show(time);
        if (time >= duration) this.end(true);
        else this.frame = requestAnimationFrame(next);
      };
      this.frame = requestAnimationFrame(next);
    });
  }

  stop(): void {
    this.end(false);
  }

  private end(whole: boolean): void {
    cancelAnimationFrame(this.frame);
    this.done?.(whole);
    this.done = null;
  }
}

/** Tells whether the reader wants things to stand still. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
