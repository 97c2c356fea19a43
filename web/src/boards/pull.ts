import type { Point } from "./aim";
import type { TableState } from "./tabletop";
import { pointed } from "./view";

/** Pixels within which letting go does nothing, the farthest that a full stroke is pulled, and the least. */
const [DEAD, FAR, NEAR] = [24, 180, 70];
/** The share of the board's shorter side that a full stroke takes, and pixels kept to the edge of the window. */
const [SHARE, EDGE] = [0.42, 6];
/** Gentle strokes have more of the way than hard ones. */
const CURVE = 1.5;
/** Pixels after which it is known whether a finger pulls, and degrees from straight back within which it does. */
const [KNOWN, BACK] = [10, 40];

interface Pulled {
  readonly drawing: SVGSVGElement;
  readonly world: SVGGElement;
  readonly state: TableState;
}

/** A finger that pulls back from the struck piece, as on a catapult: how far it is from letting go of a full stroke. */
export class Pull {
  private readonly from: Point;
  private readonly down: Point;
  private readonly angle: number;
  private readonly full: number;

  constructor(
    private readonly board: Pulled,
    event: PointerEvent,
  ) {
    const { state } = board;
    this.from = onScreen(board, state.at[state.plan.struck]!);
    this.down = [event.clientX, event.clientY];
    this.angle = state.angle!;
    const { width, height } = board.drawing.getBoundingClientRect();
    const room = toEdge(this.down, heading(this.from, this.down)) - EDGE;
    this.full = Math.max(NEAR, Math.min(FAR, SHARE * Math.min(width, height), room));
  }

  /** Tells whether the finger goes back rather than aside or ahead; nothing until it has moved far enough to know. */
  goesBack(event: PointerEvent): boolean | null {
    const way: Point = [event.clientX - this.down[0], event.clientY - this.down[1]];
    if (Math.hypot(...way) < KNOWN) return null;
    const off = heading(this.from, this.down) - Math.atan2(way[1], way[0]);
    return Math.abs(Math.atan2(Math.sin(off), Math.cos(off))) < (BACK * Math.PI) / 180;
  }

  /** The share of a full stroke, nothing within the dead zone. */
  power({ clientX, clientY }: PointerEvent): number {
    const far = (place: Point): number => Math.hypot(place[0] - this.from[0], place[1] - this.from[1]);
    const back = far([clientX, clientY]) - far(this.down);
    return Math.min(1, Math.max(0, (back - DEAD) / (this.full - DEAD))) ** CURVE;
  }

  /** The aim as it was, turned by as much as the finger has gone around the struck piece. */
  turned(event: PointerEvent): number {
    const { state, world } = this.board;
    const place = state.at[state.plan.struck]!;
    const was = pointed(world, { clientX: this.down[0], clientY: this.down[1] });
    return this.angle + heading(place, pointed(world, event)) - heading(place, was);
  }
}

function heading(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

/** Returns how many pixels it is to the edge of the window. */
function toEdge([x, y]: Point, angle: number): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const across = dx > 0 ? (innerWidth - x) / dx : dx < 0 ? -x / dx : Infinity;
  const along = dy > 0 ? (innerHeight - y) / dy : dy < 0 ? -y / dy : Infinity;
  return Math.min(across, along);
}

/** Returns a place of the plan in the window. */
export function onScreen({ world }: Pick<Pulled, "world">, [x, y]: Point): Point {
  const place = new DOMPoint(x, y).matrixTransform(world.getScreenCTM()!);
  return [place.x, place.y];
}
