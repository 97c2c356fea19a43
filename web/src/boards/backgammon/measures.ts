/** A backgammon board in millimetres: a checker within the law's 37 to 50, and the rest to fit it. */
export const CHECKER = 42;
export const POINT = 46;
export const TALL = 500;
export const SPIKE = 212;
export const EDGE = 22;
const BAR_WIDE = 50;
const TRAY = 52;
export const STACK = 5;

/** Where things lie on a board with both trays, or, on a narrow screen, with the right one alone. */
export interface Ground {
  readonly trays: boolean;
  readonly width: number;
  readonly height: number;
  /** The left edge of the outer and of the inner table. */
  readonly fields: readonly [number, number];
  readonly bar: number;
  /** The left edges of the trays, and how wide they are. */
  readonly wells: readonly number[];
  readonly tray: number;
  /** The middle of the cube from left to right. */
  readonly cube: number;
}

export function ground(trays: boolean): Ground {
  const left = EDGE + (trays ? TRAY + EDGE / 2 : 0);
  const width = 2 * EDGE + 12 * POINT + BAR_WIDE + (trays ? 2 * TRAY + EDGE : TRAY + EDGE / 2);
  const bar = left + 6 * POINT + BAR_WIDE / 2;
  return {
    trays,
    width,
    height: TALL + 2 * EDGE,
    fields: [left, left + 6 * POINT + BAR_WIDE],
    bar,
    wells: [...(trays ? [EDGE] : []), width - EDGE - TRAY],
    tray: TRAY,
    cube: trays ? EDGE + TRAY / 2 : bar,
  };
}

/** Returns the middle of a point from left to right, as the seat numbers it: its home is at the bottom right. */
export function across({ fields }: Ground, point: number): number {
  const place = point <= 12 ? 12 - point : point - 13;
  return fields[place >= 6 ? 1 : 0] + POINT * ((place % 6) + 0.5);
}

/** Returns the middle of the checker that lies so high in the stack of a point. */
export function stacked(board: Ground, point: number, high: number): readonly [number, number] {
  const up = CHECKER / 2 + 1 + Math.min(high, STACK - 1) * CHECKER;
  return [across(board, point), point <= 12 ? EDGE + TALL - up : EDGE + up];
}
