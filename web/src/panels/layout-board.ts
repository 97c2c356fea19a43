import type { Point } from "../boards/aim";
import { CarromBoard } from "../boards/carrom/api";
import type { Motion } from "../boards/motion";
import type { Plan } from "../boards/plan";
import { SnookerBoard } from "../boards/snooker/api";
import type { Words } from "../boards/words";
import type { Match } from "../hall";

/** A carrom or snooker board that shows where the hall says the pieces lie. */
export interface LayoutBoard {
  lay(layout: NonNullable<Match["layout"]>): void;
  /** Plays a stroke as it was. */
  play(motion: Motion): Promise<void>;
  /** Shows how a stroke began, and the ways that it took. */
  trace(motion: Motion): void;
}

/** Returns a board for the layouts of a game: the hall measures from the middle, or from the baulk-line. */
export async function layoutBoard(place: Element, game: string, words: Words): Promise<LayoutBoard> {
  const plan = (await (await fetch(`/api/table/plans/${game}`)).json()) as Plan;
  const board =
    game === "carrom" ? new CarromBoard(place, plan, words) : new SnookerBoard(place, plan, words);
  if (game === "snooker") board.set({ turn: 1 });
  const from = origin(plan);
  return {
    lay(layout) {
      const at = layout.map(({ piece, x, y }) => [piece, [x + from[0], y + from[1]]] as const);
      board.set({ at: Object.fromEntries(at) });
    },
    play: (motion) => board.play(motion),
    trace: (motion) => board.trace(motion),
  };
}

/** Returns where the hall's coordinates begin, in the plan: the middle of the board, or of the baulk-line. */
export function origin({ table, bed }: Plan): Point {
  return [bed.width / 2, table === "carrom" ? bed.length / 2 : bed.lines[0]!.y0];
}
