import { html, svg, type TemplateResult } from "lit";

/** A line of a plot: its values by place, drawn in the colours of a side. */
export interface Line {
  readonly values: readonly number[];
  readonly kind: "first" | "second";
}

/** A mark on a plot: where, and to which side it belongs. */
export interface Mark {
  readonly place: number;
  readonly value: number;
  readonly kind: "first" | "second";
}

/** What is plotted. */
export interface Plot {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly low: number;
  readonly high: number;
  /** The values at which a rule is drawn, with their words. */
  readonly rules: readonly (readonly [number, string])[];
  /** The places at which a part begins, with their words. */
  readonly parts: readonly (readonly [number, string])[];
  readonly marks: readonly Mark[];
  /** The place that is looked at. */
  readonly chosen: number | null;
  /** How wide it is drawn, in the pixels in which its words are read. */
  readonly width: number;
}

const [HEIGHT, LEFT, FOOT, TOP] = [230, 46, 26, 12];

/** Draws a plot; the numbers themselves stand in the table beside it. */
export function plot(drawn: Plot): TemplateResult {
  const { width } = drawn;
  const last = Math.max(1, ...drawn.lines.map((line) => line.values.length - 1));
  const x = (place: number): number => LEFT + (place / last) * (width - LEFT - 8);
  const share = (value: number): number => (value - drawn.low) / (drawn.high - drawn.low || 1);
  const y = (value: number): number => HEIGHT - FOOT - share(value) * (HEIGHT - FOOT - TOP);
  return html`<svg class="plot" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label=${drawn.title}>
    ${drawn.rules.map(
      ([value, words]) => svg`<path class="plot-rule" d="M${LEFT} ${y(value)}H${width - 8}"></path>
      <text class="plot-word" x=${LEFT - 6} y=${y(value) + 4} text-anchor="end">${words}</text>`,
    )}
    ${drawn.parts.map(
      ([place, words]) => svg`<path class="plot-part" d="M${x(place)} ${TOP}V${HEIGHT - FOOT}"></path>
      <text class="plot-word" x=${x(place)} y=${HEIGHT - 8}>${words}</text>`,
    )}
    ${drawn.lines.map(({ values, kind }) => svg`<polyline class="plot-line ${kind}" points=${values.map((value, place) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`).join(" ")}></polyline>`)}
    ${drawn.marks.map((mark) => svg`<path class="plot-mark ${mark.kind}" d=${triangle(x(mark.place), y(mark.value), mark.kind)}></path>`)}
    ${drawn.chosen === null ? "" : svg`<path class="plot-chosen" d="M${x(drawn.chosen)} ${TOP}V${HEIGHT - FOOT}"></path>`}
  </svg>`;
}

/** A triangle below the line for the first side, above it for the second: never by colour alone. */
function triangle(x: number, y: number, kind: "first" | "second"): string {
  const [tip, foot] = kind === "first" ? [y + 6, y + 17] : [y - 6, y - 17];
  return `M${x} ${tip}L${x - 6} ${foot}H${x + 6}z`;
}
