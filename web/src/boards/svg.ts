const SPACE = "http://www.w3.org/2000/svg";

export type Attributes = Readonly<Record<string, string | number>>;

/** Makes an SVG element with its attributes and children. */
export function svg(tag: string, attributes: Attributes = {}, ...children: (Node | string)[]): SVGElement {
  const made = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, written(value));
  made.append(...children);
  return made;
}

export function circle(x: number, y: number, r: number, kind: string, more: Attributes = {}): SVGElement {
  return svg("circle", { class: kind, cx: x, cy: y, r, ...more });
}

export function path(d: string, kind: string, more: Attributes = {}): SVGElement {
  return svg("path", { class: kind, d, ...more });
}

export function rect(
  [x, y, width, height]: readonly [number, number, number, number],
  kind: string,
  more: Attributes = {},
): SVGElement {
  return svg("rect", { class: kind, x, y, width, height, ...more });
}

/** Writes numbers to a hundredth, which is finer than any screen. */
export function written(value: string | number): string {
  return typeof value === "number" ? String(Math.round(value * 100) / 100) : value;
}

/** Writes the points of a path after its letters: `line("M", 0, 1, "L", 2, 3)`. */
export function line(...parts: (string | number)[]): string {
  return parts.map(written).join(" ");
}
