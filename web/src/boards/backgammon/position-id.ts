import { other, type Men, type Side } from "./moves";

const CHECKERS = 15;

/** Returns the checkers of a Position ID of GNU Backgammon with a side on roll; nothing where it is none. */
export function readPosition(id: string, onRoll: Side): Men | null {
  const bits = bitsOf(id);
  if (!bits) return null;
  const counts = [0];
  for (const bit of bits) {
    if (bit) counts[counts.length - 1]! += 1;
    else counts.push(0);
  }
  const [their, own] = [side(counts.slice(0, 25)), side(counts.slice(25, 50))];
  return { [onRoll]: own, [other(onRoll)]: their } as Record<Side, number[]>;
}

/** Returns the Position ID of checkers with a side on roll. */
export function writePosition(men: Men, onRoll: Side): string {
  const bits = [other(onRoll), onRoll].flatMap((one) =>
    men[one].slice(1).flatMap((count) => [...Array<number>(count).fill(1), 0]),
  );
  const bytes = Array.from({ length: 10 }, (_, byte) =>
    bits.slice(8 * byte, 8 * byte + 8).reduce((sum, bit, place) => sum | (bit << place), 0),
  );
  return btoa(String.fromCharCode(...bytes)).replace(/=+$/, "");
}

function bitsOf(id: string): boolean[] | null {
  if (!/^[A-Za-z0-9+/]{14}$/.test(id)) return null;
  const bytes = [...atob(`${id}==`)].map((sign) => sign.charCodeAt(0));
  return bytes.flatMap((byte) => Array.from({ length: 8 }, (_, place) => ((byte >> place) & 1) === 1));
}

function side(points: readonly number[]): number[] {
  const on = points.reduce((sum, count) => sum + count, 0);
  return [CHECKERS - on, ...points];
}
