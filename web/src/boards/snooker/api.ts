import type { Plan } from "../plan";
import { circle, svg } from "../svg";
import { TableBoard } from "../table-board";
import { ahead, upright } from "../view";
import type { Words } from "../words";
import { handle } from "./input";
import { SNOOKER } from "./render";
import { CUE, snookerState, worth, type SnookerState } from "./state";

/** A snooker table in a page: shows balls, plays strokes, and lets the cue ball be put and aimed. */
export class SnookerBoard extends TableBoard<SnookerState> {
  constructor(host: Element, plan: Plan, words: Words) {
    super(host, snookerState(plan), SNOOKER, words);
  }

  /** The direction in which the reader looks: from baulk, however the table lies on the screen. */
  get ahead(): number {
    return ahead(this.held.turn);
  }

  /** Lets a person aim; `changed` is called after each change. Returns how to stop. */
  listen(changed: () => void = () => {}): () => void {
    this.drawing.setAttribute("tabindex", "0");
    return handle(this, changed);
  }

  protected override grounds(): SVGElement[] {
    const half = this.held.plan.bed.circles[0]!;
    if (!this.held.inHand) return [];
    const d = `M${half.x - half.radius} ${half.y}A${half.radius} ${half.radius} 0 0 1 ${half.x + half.radius} ${half.y}z`;
    return [svg("path", { class: "legal", d })];
  }

  protected override marks(): SVGElement[] {
    return [...this.ring(), ...(this.held.values ? this.numbers() : [])];
  }

  private ring(): SVGElement[] {
    const { at, nominated, plan, inHand } = this.held;
    const place = at[inHand ? CUE : (nominated ?? "")];
    return place ? [circle(place[0], place[1], plan.pieces[CUE]! + 9, "chosen-ring")] : [];
  }

  private numbers(): SVGElement[] {
    const { at, turn } = this.held;
    return Object.entries(at)
      .filter(([ball]) => worth(ball) > 1)
      .map(([ball, [x, y]]) => {
        const text = svg(
          "text",
          { class: `k-value k-on-${ball}`, y: 12, "aria-hidden": "true" },
          String(worth(ball)),
        );
        return svg("g", { transform: `translate(${x} ${y}) ${upright(turn)}` }, text);
      });
  }
}
