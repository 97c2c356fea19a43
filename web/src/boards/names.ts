/** The boards that are drawn here, by the names that a game asks for them with. */
export const CARROM_BOARD = "carrom";
export const SNOOKER_BOARD = "snooker";
export const BACKGAMMON_BOARD = "backgammon";

/** Tells whether a board is one of points and dice. */
export function isOfPoints(board: string): boolean {
  return board === BACKGAMMON_BOARD;
}

/** Tells whether a board is a table with a plan, on which pieces lie anywhere. */
export function isTable(board: string): boolean {
  return board === CARROM_BOARD || board === SNOOKER_BOARD;
}
