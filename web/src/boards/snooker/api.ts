import { SNOOKER_BOARD } from "../names";
import type { Point } from "../aim";
import type { Plan } from "../plan";
import { circle, line, path, svg } from "../svg";
import type { Picture } from "../animate";
import { TableBoard, mapOf, type Four } from "../table-board";
import { preview } from "../tabletop";
import { ahead, box, inDrawing, upright } from "../view";
import type { Words } from "../words";
import { handle } from "./input";
import { SNOOKER } from "./render";
import { CUE, snookerState, worth, type SnookerState } from "./state";

/** Millimetres around the cue ball that are always in a part, and between the map and its edges. */
const [AROUND, MARGIN] = [240, 90];
/** The share of the width that the map takes. */
const MAP = 0.15;
/** Millimetres by which the cue is drawn back for the strongest stroke. */
const DRAWN = 220;

/** A snooker table in a page: shows balls, plays strokes, and lets the cue ball be put and aimed. */
export class SnookerBoard extends TableBoard<SnookerState> {
  private map: SVGElement | null = null;

  constructor(host: Element, plan: Plan, words: Words) {
    super(host, snookerState(plan), SNOOKER, words);
  }

  /** The direction that is up on the screen. */
  get ahead(): number {
    return ahead(this.held.turn);
  }

  /** The direction from baulk to the black, however the table lies on the screen. */
  readonly straight = Math.PI / 2;

  /** Shows a picture; where only a part of the table is seen, the part that the cue ball is in. */
  override show(picture: Picture): void {
    super.show(picture);
    const cue = picture.places.get(CUE);
    const { part, plan, turn } = this.held;
    if (!part) {
      this.map?.remove();
      this.map = null;
      return;
    }
    const [x, y] = cue ? [cue.x * 1000, cue.y * 1000] : [plan.bed.width / 2, 0];
    const end = preview(this.held)?.first.end ?? [x, y];
    this.frame(inDrawing(plan, turn, [x, y]), inDrawing(plan, turn, end), part);
  }

  /** Frames the part of the table between two places, the first always in it, with a map of the whole. */
  private frame([x, y]: Point, [, far]: Point, part: number): void {
    const [left, top, width, height] = box(this.held.plan, this.held.turn)
      .split(" ")
      .map(Number) as unknown as Four;
    const seen = Math.min(part, height);
    const middle = Math.min(Math.max((y + far) / 2, y - seen / 2 + AROUND), y + seen / 2 - AROUND);
    const from = Math.min(Math.max(middle - seen / 2, top), top + height - seen);
    this.drawing.setAttribute("viewBox", `${left} ${from} ${width} ${seen}`);
    if (!this.map) this.drawing.append((this.map = mapOf(SNOOKER_BOARD, [left, top, width, height])));
    const aside = x > 0 ? left + MARGIN : left + width * (1 - MAP) - MARGIN;
    const down = y > from + seen / 2 ? from + MARGIN : from + seen - MAP * height - MARGIN;
    this.map.setAttribute("transform", `translate(${aside} ${down}) scale(${MAP})`);
    const held = this.map.querySelector(".k-map-part")!;
    held.setAttribute("y", String(from - top));
    held.setAttribute("height", String(seen));
  }

  /** Lets a person aim and pull back; tells of each change, and when a pull is let go. Returns how to stop. */
  listen(changed: () => void = () => {}, release: () => void = () => {}): () => void {
    this.drawing.setAttribute("tabindex", "0");
    return handle(this, changed, release);
  }

  protected override grounds(): SVGElement[] {
    const half = this.held.plan.bed.circles[0]!;
    if (!this.held.inHand) return [];
    const d = `M${half.x - half.radius} ${half.y}A${half.radius} ${half.radius} 0 0 1 ${half.x + half.radius} ${half.y}z`;
    return [svg("path", { class: "legal", d })];
  }

  protected override marks(): SVGElement[] {
    return [...this.ring(), ...(this.held.values ? this.numbers() : []), ...this.cue()];
  }

  /** The cue, behind the ball in the direction of the stroke, as far back as it is pulled. */
  private cue(): SVGElement[] {
    const { at, angle, plan, pull } = this.held;
    const place = at[CUE];
    if (!place || angle === null) return [];
    const far = (out: number): Point => [place[0] - out * Math.cos(angle), place[1] - out * Math.sin(angle)];
    const near = plan.pieces[CUE]! + 14 + DRAWN * (pull ?? 0);
    const parts = [
      [near, near + 30, "cue-tip"],
      [near + 24, near + 430, "cue-shaft"],
      [near + 420, near + 620, "cue-butt"],
    ] as const;
    return parts.map(([from, to, kind]) => path(line("M", ...far(from), "L", ...far(to)), kind));
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
