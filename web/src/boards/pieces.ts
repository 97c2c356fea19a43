import type { Place } from "./motion";

const MILLIMETRES = 1000;
const CLOSER = 2;

/** Puts the pieces of a drawn table where they are: those not on it are hidden, those in the air drawn larger. */
export function show(drawing: SVGElement, places: ReadonlyMap<string, Place>): void {
  for (const piece of drawing.querySelectorAll<SVGGElement>("[data-piece]")) {
    const place = places.get(piece.dataset["piece"]!);
    piece.toggleAttribute("hidden", !place);
    if (place) piece.setAttribute("transform", transform(place));
  }
}

function transform({ x, y, z }: Place): string {
  const size = 1 + CLOSER * Math.max(z, 0);
  return `translate(${x * MILLIMETRES} ${y * MILLIMETRES}) scale(${size})`;
}
