import type { Point } from "../boards/aim";
import { CARROM_BOARD } from "../boards/names";
import { tableBoard } from "../boards/registry";
import type { Motion } from "../boards/motion";
import type { Plan } from "../boards/plan";
import type { Words } from "../boards/words";
import { traits } from "../games";
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
  const { drawn: board, plan } = await tableBoard(place, traits(game).board ?? game, words);
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
  return [bed.width / 2, table === CARROM_BOARD ? bed.length / 2 : bed.lines[0]!.y0];
}
