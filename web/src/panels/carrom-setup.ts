import { CARROM_BOARD } from "../boards/names";
import { customElement } from "lit/decorators.js";
import type { Places, Point } from "../boards/aim";
import { CarromBoard } from "../boards/carrom/api";
import { STRIKER } from "../boards/carrom/state";
import type { Plan } from "../boards/plan";
import { origin } from "./layout-board";
import { TableSetup } from "./table-setup";

/** Men laid by hand: of each colour one stays. */
@customElement("carrom-setup")
export class CarromSetup extends TableSetup<CarromBoard> {
  protected readonly game = CARROM_BOARD;

  protected make(place: Element, plan: Plan): CarromBoard {
    return new CarromBoard(place, plan, this.words);
  }

  /** The queen in the middle, the men in two rings around it. */
  protected spread(plan: Plan): Places {
    const [x, y] = origin(plan);
    const men = Object.keys(plan.pieces).filter((name) => /^(white|black)-/.test(name));
    const ring = men.map((name, place): [string, Point] => {
      const [far, angle] = [place % 2 ? 110 : 170, (place * 2 * Math.PI) / men.length];
      return [name, [x + far * Math.cos(angle), y + far * Math.sin(angle)]];
    });
    return Object.fromEntries([["queen", [x, y] as Point], ...ring]);
  }

  protected mayLeave(piece: string, at: Places): boolean {
    const kind = piece.split("-")[0]!;
    return kind === "queen" || Object.keys(at).filter((one) => one.startsWith(kind)).length > 1;
  }

  protected mayReturn(piece: string): boolean {
    return piece !== STRIKER;
  }

  protected home(plan: Plan): Point {
    return origin(plan);
  }
}
