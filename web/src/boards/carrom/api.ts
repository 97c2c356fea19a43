import { CARROM_BOARD } from "../names";
import type { Point } from "../aim";
import type { Plan } from "../plan";
import { circle, line, path, svg } from "../svg";
import type { Picture } from "../animate";
import { TableBoard, mapOf, type Four } from "../table-board";
import { ahead, box } from "../view";
import type { Words } from "../words";
import { handle } from "./input";
import { CARROM } from "./render";
import { STRIKER, carromState, type CarromState } from "./state";

const REACH = 112;
/** The share of the width that the map takes, and millimetres below which there is no room for it. */
const [MAP, ROOM] = [0.19, 300];

/** A carrom board in a page: shows men, plays strokes, and lets the striker be placed and aimed. */
export class CarromBoard extends TableBoard<CarromState> {
  private map: SVGElement | null = null;

  constructor(host: Element, plan: Plan, words: Words) {
    super(host, carromState(plan), CARROM, words);
  }

  /** Shows a picture; while a man is placed, the middle of the board larger, with a map of the whole. */
  override show(picture: Picture): void {
    super.show(picture);
    const { placing, near, plan, turn } = this.held;
    this.map?.remove();
    this.map = null;
    if (!placing || !near) return;
    this.drawing.setAttribute("viewBox", `${-near / 2} ${-near / 2} ${near} ${near}`);
    if (near < ROOM) return;
    const whole = box(plan, turn).split(" ").map(Number) as unknown as Four;
    const [scale, at] = [(MAP * near) / whole[2], near * (0.48 - MAP)];
    this.map = mapOf(CARROM_BOARD, whole);
    this.map.setAttribute("transform", `translate(${at} ${at}) scale(${scale})`);
    this.drawing.append(this.map);
  }

  /** The direction in which the reader looks. */
  get ahead(): number {
    return ahead(this.held.turn);
  }

  /** Straight ahead for whoever strikes. */
  get straight(): number {
    return this.ahead;
  }

  /** Where the handle lies behind the striker, or nothing where nobody aims. */
  get grip(): Point | null {
    const place = this.held.at[STRIKER];
    const { angle, line: base } = this.held;
    if (!place || angle === null || !base) return null;
    const out = REACH * (1 + (this.held.pull ?? 0));
    return [place[0] - out * Math.cos(angle), place[1] - out * Math.sin(angle)];
  }

  /** Lets a person place, aim and pull back; tells of each change, and when a pull is let go. Returns how to stop. */
  listen(changed: () => void = () => {}, release: () => void = () => {}): () => void {
    this.drawing.setAttribute("tabindex", "0");
    return handle(this, changed, release);
  }

  protected override grounds(): SVGElement[] {
    const { plan, placing, line: base } = this.held;
    if (placing) return [this.area(placing)];
    if (!base) return [];
    const d = line("M", base.from[0], base.from[1], "L", base.to[0], base.to[1]);
    return [path(d, "rail", { "stroke-width": 2 * plan.pieces[STRIKER]! })];
  }

  protected override marks(): SVGElement[] {
    const { at, placing, plan } = this.held;
    const man = placing && at[placing];
    if (man)
      return [circle(man[0], man[1], plan.pieces[placing]! + 5, "put"), cross(man, plan.pieces[placing]!)];
    const place = at[STRIKER];
    const grip = this.grip;
    if (!place || !grip) return [];
    const arm = path(line("M", place[0], place[1], "L", grip[0], grip[1]), "arm");
    return [arm, circle(grip[0], grip[1], 13, "handle")];
  }

  /** The area in which the middle of a man may lie: the outer circle less what is taken. */
  private area(placing: string): SVGElement {
    const { plan, at } = this.held;
    const own = plan.pieces[placing]!;
    const others = Object.entries(at).filter(([name]) => name !== placing);
    const { placed_from: from, placed_within: within } = plan.bed;
    const middle = [plan.bed.width / 2, plan.bed.length / 2] as const;
    const taken = others.map(([name, [x, y]]) => circle(x, y, own + plan.pieces[name]!, "not-legal"));
    const clip = svg("clipPath", { id: "board-outer" }, circle(...middle, within, ""));
    return svg(
      "g",
      {},
      clip,
      circle(...middle, within, "legal"),
      svg("g", { "clip-path": "url(#board-outer)" }, circle(...middle, from, "not-legal"), ...taken),
      circle(...middle, within, "legal-edge"),
    );
  }
}

/** Four short lines that show the middle of a man under a finger. */
function cross([x, y]: Point, radius: number): SVGElement {
  const [from, to] = [radius + 5, radius + 17];
  const ways = [0, 1, 2, 3].map((quarter) => {
    const [dx, dy] = [
      Math.round(Math.cos((quarter * Math.PI) / 2)),
      Math.round(Math.sin((quarter * Math.PI) / 2)),
    ];
    return line("M", x + from * dx, y + from * dy, "L", x + to * dx, y + to * dy);
  });
  return path(ways.join(""), "put-cross");
}
