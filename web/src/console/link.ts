/** Milliseconds without a sign of life after which the link is slow, and after which it is lost. */
export const SLOW = 4500;
export const LOST = 9000;
/** Seconds between two signs of life that the hall sends a console. */
export const BEAT = 2;

/** How old the hall's last word is: of the stream, or in answer to an act. */
export class Link {
  private last = performance.now();
  /** Whether it is taken as lost, whatever is heard: to practise without it. */
  cut = false;

  /** Milliseconds since the hall was last heard. */
  get age(): number {
    return performance.now() - this.last;
  }

  get state(): "good" | "slow" | "lost" {
    return this.cut || this.age > LOST ? "lost" : this.age > SLOW ? "slow" : "good";
  }

  /** Notes that the hall was heard. */
  reached(): void {
    this.last = performance.now();
  }
}
