import { BAR, type Men, type Side } from "./moves";
import { counts, type Cube } from "./state";

/** What an XGID says of a game: where the checkers lie, whose turn it is, dice and cube. */
export interface Laid {
  readonly men: Men;
  readonly turn: Side;
  /** Two dice, or none before the roll. */
  readonly dice: readonly number[];
  readonly cube: Cube;
}

const CHECKERS = 15;
const SMALL = "a".charCodeAt(0) - 1;

/** Writes a position as an XGID of a game that belongs to no match: X is the side at the bottom, in capitals. */
export function writeXgid({ men, turn, dice, cube }: Laid): string {
  const points = Array.from({ length: BAR + 1 }, (_, place) => {
    const [own, their] = [place ? men.X[place]! : 0, place < BAR ? men.O[BAR - place]! : 0];
    return own ? letter(own).toUpperCase() : their ? letter(their) : "-";
  });
  const owner = cube.owner ? (cube.owner === "X" ? 1 : -1) : 0;
  const rolled = dice.length === 2 ? dice.join("") : "00";
  return `XGID=${points.join("")}:${Math.log2(cube.value)}:${owner}:${turn === "X" ? 1 : -1}:${rolled}:0:0:0:0:10`;
}

/** Reads an XGID; nothing where it is none. The score of a match is left to the hall. */
export function readXgid(written: string): Laid | null {
  const form = /^(?:XGID=)?([A-Oa-o-]{26}):(\d+):(-?[01]):(-?1):(\w\w)(?::|$)/.exec(written.trim());
  if (!form) return null;
  const [, points, log, owner, turn, rolled] = form as unknown as string[];
  const men = { X: side(points!, /[A-O]/, false), O: side(points!, /[a-o]/, true) };
  const dice = /^[1-6]{2}$/.test(rolled!) ? [...rolled!].map(Number) : [];
  const held = { "1": "X", "-1": "O" }[owner!] as Side | undefined;
  return {
    men,
    turn: turn === "1" ? "X" : "O",
    dice,
    cube: { value: 2 ** Number(log), owner: held ?? null },
  };
}

function letter(count: number): string {
  return String.fromCharCode(SMALL + count);
}

function side(points: string, kind: RegExp, far: boolean): number[] {
  const own = counts({});
  [...points].forEach((sign, place) => {
    if (kind.test(sign)) own[far ? BAR - place : place] = sign.toLowerCase().charCodeAt(0) - SMALL;
  });
  own[0] = CHECKERS - own.reduce((sum, count) => sum + count, 0);
  return own;
}
