import { SNOOKER_BOARD } from "../boards/names";
import { customElement } from "lit/decorators.js";
import type { Places, Point } from "../boards/aim";
import type { Plan } from "../boards/plan";
import { SnookerBoard } from "../boards/snooker/api";
import { CUE, VALUES, worth } from "../boards/snooker/state";
import { TableSetup } from "./table-setup";

const PHONE = "(max-width: 47.99rem)";
const COLOURS = Object.keys(VALUES).filter((ball) => ball !== "red");
/** Reds that lie there at first: few enough for a short lesson. */
const FIRST = 3;

/** Balls laid by hand: while a red is there all colours are, then they leave from the lowest up; the white may be in hand. */
@customElement("snooker-setup")
export class SnookerSetup extends TableSetup<SnookerBoard> {
  protected readonly game = SNOOKER_BOARD;

  protected make(place: Element, plan: Plan): SnookerBoard {
    const board = new SnookerBoard(place, plan, this.words);
    board.set({ turn: matchMedia(PHONE).matches ? 0 : 1 });
    return board;
  }

  protected spread(plan: Plan): Places {
    const reds = [...Array(FIRST).keys()].map((place) => `red-${place + 1}`);
    const spots = [CUE, ...COLOURS].map((ball) => [ball, this.home(plan, ball)] as const);
    const apart = 4 * plan.pieces[CUE]!;
    const [x, y] = this.home(plan, "red");
    return Object.fromEntries([...spots, ...reds.map((red, place) => [red, [x + (place - 1) * apart, y]])]);
  }

  protected mayLeave(piece: string, at: Places): boolean {
    if (worth(piece) < 2) return true;
    const left = COLOURS.filter((ball) => ball in at);
    return !reds(at).length && left.length > 1 && left[0] === piece;
  }

  protected mayReturn(piece: string, at: Places): boolean {
    const missing = COLOURS.filter((ball) => !(ball in at));
    if (piece === CUE) return true;
    return worth(piece) === 1 ? !missing.length : missing.at(-1) === piece;
  }

  /** A colour on its spot, a red between pink and black, the white in the D. */
  protected home({ bed }: Plan, piece: string): Point {
    const spot = bed.spots.find((one) => one.piece === piece);
    if (spot) return [spot.x, spot.y];
    const half = bed.circles[0]!;
    if (piece === CUE) return [half.x + half.radius / 2, half.y - half.radius / 6];
    const [pink, black] = ["pink", "black"].map((ball) => bed.spots.find((one) => one.piece === ball)!);
    return [half.x, (pink!.y + black!.y) / 2];
  }
}

function reds(at: Places): string[] {
  return Object.keys(at).filter((ball) => worth(ball) === 1);
}
