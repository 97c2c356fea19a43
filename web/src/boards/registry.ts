import { CarromBoard } from "./carrom/api";
import { CARROM_BOARD, SNOOKER_BOARD } from "./names";
import { tablePlan, type Plan } from "./plan";
import { SnookerBoard } from "./snooker/api";
import type { Words } from "./words";

/** A board on which pieces lie where a plan has room for them. */
export type TableBoard = CarromBoard | SnookerBoard;

const TABLES: Readonly<Record<string, typeof CarromBoard | typeof SnookerBoard>> = {
  [CARROM_BOARD]: CarromBoard,
  [SNOOKER_BOARD]: SnookerBoard,
};

/** Draws a table by its plan, as it is seen first: a long one lies across. */
export async function tableBoard(
  place: Element,
  board: string,
  words: Words,
): Promise<{ readonly drawn: TableBoard; readonly plan: Plan }> {
  const plan = await tablePlan(board);
  const drawn = new TABLES[board]!(place, plan, words);
  if (drawn instanceof SnookerBoard) drawn.set({ turn: 1 });
  return { drawn, plan };
}
