import { still } from "../animate";

const CALM = 220;

type Where = readonly [x: number, y: number];

/** Lets checkers slide from where they were drawn to where they are drawn now; nothing moves for who wants none. */
export function glide(layer: SVGElement, before: ReadonlyMap<string, Where>): void {
  if (still()) return;
  const after = drawnAt(layer);
  const gone = [...before].filter(([name]) => !after.has(name));
  const come = [...after].filter(([name]) => !before.has(name));
  for (const [name, to] of come) {
    const at = gone.findIndex(([other]) => other[0] === name[0]);
    const from = at >= 0 ? gone.splice(at, 1)[0]![1] : null;
    const piece = found(layer, name);
    if (from && piece) slide(piece, from, to);
  }
}

/** Returns where each checker is drawn, by side, place and height. */
export function drawnAt(layer: SVGElement): Map<string, Where> {
  const pieces = [...layer.querySelectorAll<SVGGElement>("[data-place]")];
  return new Map(
    pieces.map((piece) => {
      const { e, f } = piece.transform.baseVal.consolidate()!.matrix;
      return [nameOf(piece), [e, f] as const];
    }),
  );
}

function nameOf({ dataset }: SVGElement): string {
  return `${dataset["side"]}-${dataset["place"]}-${dataset["high"]}`;
}

function found(layer: SVGElement, name: string): SVGGElement | null {
  return (
    [...layer.querySelectorAll<SVGGElement>("[data-place]")].find((piece) => nameOf(piece) === name) ?? null
  );
}

function slide(piece: SVGGElement, from: Where, to: Where): void {
  const at = ([x, y]: Where): string => `translate(${x}px, ${y}px)`;
  piece.parentElement?.append(piece);
  piece.animate([{ transform: at(from) }, { transform: at(to) }], {
    duration: CALM,
    easing: "cubic-bezier(.2,0,0,1)",
  });
}
