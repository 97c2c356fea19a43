import type { Aim, Places, Point, Way } from "./aim";
import { Film, Projector, still, type Fallen, type Picture } from "./animate";
import { Course, trails, type Motion, type Place } from "./motion";
import type { Plan, Round } from "./plan";
import { preview, type TableState, type Trail } from "./tabletop";
import { circle, line, path, rect, svg } from "./svg";
import { box, toDrawing, upright } from "./view";
import type { Words } from "./words";

const CLOSER = 2;
const WIDE = 1.6;
/** The radius of the ring of a pull, in radii of the struck piece. */
const RING = 1.9;

/** How a game draws its table. */
export interface Look {
  readonly game: string;
  /** Seconds for which a piece is seen falling. */
  readonly falls: number;
  /** What lies under the pieces, in the plan. */
  bed(plan: Plan): SVGElement[];
  /** A piece drawn upright about 0, 0. */
  piece(name: string, radius: number): SVGElement[];
  name(words: Words, piece: string): string;
}

/** A drawn table: shows a state, a time of a stroke, or plays a stroke as it was. */
export class TableBoard<State extends TableState> {
  readonly drawing: SVGSVGElement;
  /** The group in whose millimetres everything is drawn. */
  readonly world: SVGGElement;
  private readonly projector = new Projector();
  private readonly drawn = new Map<string, SVGElement>();
  private readonly layers: Record<"bed" | "under" | "pieces" | "fallen" | "over", SVGElement>;

  constructor(
    host: Element,
    protected held: State,
    protected readonly look: Look,
    protected readonly words: Words,
  ) {
    const names = ["bed", "under", "pieces", "fallen", "over"] as const;
    this.layers = Object.fromEntries(names.map((name) => [name, svg("g", { class: name })])) as never;
    this.layers.fallen.setAttribute("aria-hidden", "true");
    this.world = svg("g", { id: `world-${look.game}` }, ...Object.values(this.layers)) as SVGGElement;
    const title = words(`board-${look.game}`);
    this.drawing = svg("svg", {
      class: `board board-${look.game}`,
      role: "group",
      "aria-label": title,
      "data-table": look.game,
    }) as SVGSVGElement;
    this.drawing.append(this.world);
    this.layers.bed.append(...look.bed(held.plan));
    host.append(this.drawing);
    this.draw();
  }

  get state(): State {
    return this.held;
  }

  /** Shows another state; what is not named stays as it was. */
  set(change: Partial<State>): void {
    this.projector.stop();
    this.held = { ...this.held, ...change };
    this.draw();
  }

  /** Shows a picture of a stroke, without changing the state. */
  show({ places, fallen }: Picture): void {
    for (const name of places.keys()) if (!this.drawn.has(name)) this.layers.pieces.append(this.piece(name));
    for (const [name, piece] of this.drawn) {
      const place = places.get(name);
      if (piece.hasAttribute("hidden") === !!place) piece.toggleAttribute("hidden", !place);
      if (place) moveTo(piece, lying(place));
    }
    if (fallen.length || this.layers.fallen.firstChild)
      this.layers.fallen.replaceChildren(...fallen.map((one) => this.falling(one)));
  }

  /** Returns a stroke as this board shows it. */
  film(motion: Motion): Film {
    return new Film(new Course(motion), this.look.falls);
  }

  /** Plays a stroke in real time, or jumps to its end where the reader wants no motion; then its end is the state. */
  async play(motion: Motion, pace = 1): Promise<void> {
    const film = this.film(motion);
    this.layers.under.replaceChildren();
    this.layers.over.replaceChildren();
    const trail = still() ? trails(film.course) : [];
    const whole =
      still() || (await this.projector.run(film.duration, (time) => this.show(film.at(time)), pace));
    if (whole) this.still(film.course, film.duration, trail);
  }

  /** Returns the ways that the pieces of a stroke took. */
  courses(motion: Motion): readonly Trail[] {
    return trails(this.film(motion).course);
  }

  /** Shows how a stroke began, and the ways that it took. */
  trace(motion: Motion): void {
    const { course } = this.film(motion);
    this.still(course, 0, trails(course));
  }

  private still(course: Course, time: number, trail: readonly Trail[]): void {
    const shown: Partial<TableState> = { at: inPlan(course.at(time)), angle: null, trail };
    this.set(shown as Partial<State>);
  }

  stop(): void {
    this.projector.stop();
  }

  remove(): void {
    this.stop();
    this.drawing.remove();
  }

  /** What is drawn above the pieces beside the aim; a game adds its own. */
  protected marks(): SVGElement[] {
    return [];
  }

  /** What is drawn below the pieces; a game adds its own. */
  protected grounds(): SVGElement[] {
    return [];
  }

  private draw(): void {
    const { plan, turn, at } = this.held;
    this.drawing.setAttribute("viewBox", box(plan, turn));
    this.world.setAttribute("transform", toDrawing(plan, turn));
    this.drawn.clear();
    this.layers.pieces.replaceChildren(...Object.keys(at).map((name) => this.piece(name)));
    this.show({ places: inMetres(at), fallen: [] });
    const aimed = preview(this.held);
    this.layers.under.replaceChildren(
      ...(this.held.rulers ? rulers(plan, turn) : []),
      ...this.held.trail.map(trail),
      ...this.grounds(),
      ...(aimed ? this.ways(aimed) : []),
    );
    this.layers.over.replaceChildren(
      ...(aimed && this.held.ways ? [this.ghost(aimed)] : []),
      ...this.pulled(),
      ...this.marks(),
    );
  }

  /** A ring around the struck piece that fills with the power of the pull. */
  private pulled(): SVGElement[] {
    const { at, pull, plan } = this.held;
    const place = at[plan.struck];
    if (!place || pull === null) return [];
    const ring = (kind: string, more: object): SVGElement =>
      circle(place[0], place[1], plan.pieces[plan.struck]! * RING, kind, { ...more });
    const filled = { pathLength: 100, "stroke-dasharray": `${100 * pull} 100` };
    return [ring("pull-ring", {}), ...(pull ? [ring("pull-ring full", filled)] : [])];
  }

  /** Draws a piece, to be found again by its name. */
  private piece(name: string): SVGElement {
    const made = this.group(name);
    this.drawn.set(name, made);
    return made;
  }

  private group(name: string): SVGElement {
    const inner = svg("g", { transform: upright(this.held.turn) }, ...this.looks(name));
    const said = this.look.name(this.words, name);
    return svg("g", { class: "piece", "data-piece": name, role: "img", "aria-label": said }, inner);
  }

  private looks(name: string): SVGElement[] {
    return this.look.piece(
      name,
      this.held.plan.pieces[name] ?? this.held.plan.pieces[this.held.plan.struck]!,
    );
  }

  /** A piece sinks into the pocket it fell into; one that left the table fades where it left. */
  private falling({ piece, x, y, since }: Fallen): SVGElement {
    const share = since / this.look.falls;
    const from: Point = [x * 1000, y * 1000];
    const hole = nearest(this.held.plan.bed.pockets, from);
    const [left, top] = hole ? [mixed(from[0], hole.x, share), mixed(from[1], hole.y, share)] : from;
    const place = `translate(${left} ${top}) scale(${1 - 0.45 * share})`;
    const inner = svg("g", { transform: upright(this.held.turn) }, ...this.looks(piece));
    return svg("g", { transform: place, opacity: 1 - share * share }, inner);
  }

  private ways({ first, after }: Aim): SVGElement[] {
    const own = this.held.ways ? first : { ...first, end: shortened(first) };
    const rest = this.held.ways ? after.filter((way) => way.speed > 0) : [];
    return [way(own, own.end, "aim-line"), ...rest.map((one) => way(one, along(one), "aim-line after"))];
  }

  private ghost({ first }: Aim): SVGElement {
    const kind = this.held.foul ? "ghost foul" : "ghost";
    return circle(first.end[0], first.end[1], this.held.plan.pieces[first.piece]!, kind);
  }
}

/** A box: its left and upper edge, its width and height. */
export type Four = readonly [left: number, top: number, width: number, height: number];

/** The whole table from 0, 0, to be made small, with a frame for the part that is seen. */
export function mapOf(game: string, [left, top, width, height]: Four): SVGElement {
  const table = svg("use", { href: `#world-${game}`, x: -left, y: -top });
  const edge = rect([0, 0, width, height], "k-map-edge");
  const part = rect([0, 0, width, height], "k-map-part");
  return svg("g", { class: "k-map", "aria-hidden": "true" }, table, edge, part);
}

/** Returns where pieces are, in millimetres. */
export function inPlan(places: ReadonlyMap<string, Place>): Places {
  return Object.fromEntries([...places].map(([name, { x, y }]) => [name, [x * 1000, y * 1000] as const]));
}

export function inMetres(at: Places): Map<string, Place> {
  return new Map(Object.entries(at).map(([name, [x, y]]) => [name, { x: x / 1000, y: y / 1000, z: 0 }]));
}

function lying({ x, y, z }: Place): string {
  return `translate(${x * 1000} ${y * 1000}) scale(${1 + CLOSER * Math.max(z, 0)})`;
}

/** Moves a piece, unless it lies there already: what does not move need not be drawn again. */
function moveTo(piece: SVGElement, place: string): void {
  if (piece.getAttribute("transform") !== place) piece.setAttribute("transform", place);
}

function nearest(holes: readonly Round[], [x, y]: Point): Round | undefined {
  return holes.find((hole) => Math.hypot(hole.x - x, hole.y - y) < WIDE * hole.radius);
}

function mixed(from: number, to: number, share: number): number {
  return from + (to - from) * Math.min(2 * share, 1);
}

function way({ start }: Way, end: Point, kind: string): SVGElement {
  return path(line("M", start[0], start[1], "L", end[0], end[1]), kind);
}

function trail({ piece, places }: Trail): SVGElement {
  const d = places.map(([x, y], place) => line(place ? "L" : "M", x, y)).join("");
  return path(d, `trail trail-${piece.split("-")[0]!}`, { "data-part": "last-move" });
}

/** The way of a piece as far as its share of the speed would carry it, never beyond what it meets. */
function along({ start, end, speed }: Way): Point {
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const share = Math.min(1, (60 + 500 * speed) / (length || 1));
  return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
}

function shortened({ start, end }: Way): Point {
  const share = Math.min(1, 160 / (Math.hypot(end[0] - start[0], end[1] - start[1]) || 1));
  return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
}

/** Millimetres from the middle along two sides of the wood. */
function rulers({ bed }: Plan, turn: TableState["turn"]): SVGElement[] {
  const step = bed.length > 1000 ? 500 : 100;
  const out = bed.cushion + bed.rim / 2;
  const marks: SVGElement[] = [];
  for (let far = -Math.floor(bed.width / 2 / step) * step; far <= bed.width / 2; far += step)
    marks.push(number(far, bed.width / 2 + far, -out, turn));
  for (let far = -Math.floor(bed.length / 2 / step) * step; far <= bed.length / 2; far += step)
    marks.push(number(far, -out, bed.length / 2 + far, turn));
  return marks;
}

function number(value: number, x: number, y: number, turn: TableState["turn"]): SVGElement {
  const words = svg("text", { class: "ruler", "aria-hidden": "true" }, String(value));
  return svg("g", { transform: `translate(${x} ${y}) ${upright(turn)}` }, words);
}
