import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";

/** A line of a plot: its values by place, drawn in the colours of a side; its last value in words. */
export interface Line {
  readonly values: readonly number[];
  readonly kind: "first" | "second";
  readonly end?: string;
}

/** A mark on a plot: where, and to which side it belongs. */
export interface Mark {
  readonly place: number;
  readonly value: number;
  readonly kind: "first" | "second";
}

/** A word in a box above a line. */
export interface Label {
  readonly place: number;
  readonly value: number;
  readonly words: string;
}

/** What is plotted. */
export interface Plot {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly low: number;
  readonly high: number;
  /** The value from which the first line is filled, where it is. */
  readonly ground?: number;
  /** The values at which a rule is drawn, with their words. */
  readonly rules: readonly (readonly [number, string])[];
  /** The places at which a part begins, with their words. */
  readonly parts: readonly (readonly [number, string])[];
  readonly labels: readonly Label[];
  readonly marks: readonly Mark[];
  /** The place that is looked at. */
  readonly chosen: number | null;
  /** How wide and how high it is drawn, in the pixels in which its words are read. */
  readonly width: number;
  readonly height?: number;
}

const [HEIGHT, LEFT, FOOT, TOP] = [240, 46, 26, 16];
/** Pixels to the right of the lines, without and with words at their ends. */
const [BARE, WORDED] = [8, 46];
/** Pixels below which two words would run into each other. */
const APART = 28;

/** Where a place and a value are drawn. */
interface Scale {
  readonly x: (place: number) => number;
  readonly y: (value: number) => number;
  readonly last: number;
  readonly right: number;
  /** The lower end of the lines. */
  readonly floor: number;
}

/** Draws a plot; the numbers themselves stand in the table beside it. `choose` hears which place was pointed at. */
export function plot(drawn: Plot, choose?: (place: number) => void): TemplateResult {
  const scale = scaled(drawn);
  const point = (event: MouseEvent): void => choose?.(pointedAt(event, scale, drawn.width));
  return html`<svg
    class="plot ${choose ? "to-choose" : ""}"
    viewBox="0 0 ${drawn.width} ${drawn.height ?? HEIGHT}"
    role="img"
    aria-label=${drawn.title}
    @click=${point}
  >
    ${frame(drawn, scale)} ${drawn.ground === undefined ? nothing : filled(drawn, scale)}
    ${drawn.lines.map((line) => curve(line, scale))} ${ends(drawn, scale)}
    ${drawn.labels.map((label) => boxed(label, scale))}
    ${drawn.marks.map((mark) => svg`<path class="plot-mark ${mark.kind}" d=${triangle(mark, scale)}></path>`)}
    ${drawn.chosen === null ? nothing : chosen(drawn, scale)}
  </svg>`;
}

function scaled({ lines, low, high, width, height = HEIGHT }: Plot): Scale {
  const last = Math.max(1, ...lines.map((line) => line.values.length - 1));
  const right = width - (lines.some((line) => line.end) ? WORDED : BARE);
  const floor = height - FOOT;
  return {
    x: (place) => LEFT + (place / last) * (right - LEFT),
    y: (value) => floor - ((value - low) / (high - low || 1)) * (floor - TOP),
    last,
    right,
    floor,
  };
}

function pointedAt(event: MouseEvent, { last, right }: Scale, width: number): number {
  const { left, width: wide } = (event.currentTarget as SVGSVGElement).getBoundingClientRect();
  const x = ((event.clientX - left) / wide) * width;
  return Math.round(last * Math.min(1, Math.max(0, (x - LEFT) / (right - LEFT))));
}

function frame({ rules, parts }: Plot, { x, y, right, floor }: Scale): SVGTemplateResult {
  return svg`${rules.map(
    ([value, words]) => svg`<path class="plot-rule" d="M${LEFT} ${y(value)}H${right}"></path>
      <text class="plot-word" x=${LEFT - 6} y=${y(value) + 4} text-anchor="end">${words}</text>`,
  )}
  ${parts.map(([place, words], at) => {
    const room = at + 1 < parts.length ? x(parts[at + 1]![0]) - x(place) : APART;
    return svg`<path class="plot-part" d="M${x(place)} ${TOP}V${floor}"></path>
      ${room < APART / 2 ? nothing : svg`<text class="plot-word" x=${x(place) + 2} y=${floor + FOOT - 8}>${words}</text>`}`;
  })}`;
}

function points(values: readonly number[], { x, y }: Scale): string {
  return values.map((value, place) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
}

function filled({ lines, ground }: Plot, scale: Scale): SVGTemplateResult {
  const { values } = lines[0]!;
  const base = scale.y(ground!);
  const ends = `${scale.x(values.length - 1).toFixed(1)},${base} ${scale.x(0)},${base}`;
  return svg`<polygon class="plot-fill" points="${points(values, scale)} ${ends}"></polygon>`;
}

function curve({ values, kind }: Line, scale: Scale): SVGTemplateResult {
  return svg`<polyline class="plot-line ${kind}" points=${points(values, scale)}></polyline>`;
}

/** The last values, pushed apart where they would stand in each other. */
function ends({ lines }: Plot, { y, right }: Scale): SVGTemplateResult {
  const at = lines.map(({ values }) => y(values.at(-1) ?? 0) + 4);
  if (at.length === 2 && Math.abs(at[0]! - at[1]!) < 14) {
    const up = at[0]! <= at[1]! ? 0 : 1;
    const middle = (at[0]! + at[1]!) / 2;
    at[up] = middle - 7;
    at[1 - up] = middle + 7;
  }
  return svg`${lines.map(({ kind, end }, place) =>
    end ? svg`<text class="plot-end ${kind}" x=${right + 5} y=${at[place]!}>${end}</text>` : nothing,
  )}`;
}

function boxed({ place, value, words }: Label, { x, y }: Scale): SVGTemplateResult {
  const top = Math.max(2, y(value) - 32);
  return svg`<g class="plot-label" transform="translate(${x(place)} ${top})">
    <rect x="-11" y="0" width="22" height="20" rx="4"></rect><text y="14.5" text-anchor="middle">${words}</text>
  </g>`;
}

function chosen({ chosen, lines }: Plot, { x, y, floor }: Scale): SVGTemplateResult {
  const place = chosen!;
  return svg`<path class="plot-chosen" d="M${x(place)} ${TOP}V${floor}"></path>
    ${lines.map(({ values, kind }) => svg`<circle class="plot-dot ${kind}" cx=${x(place)} cy=${y(values[place] ?? 0)} r="5"></circle>`)}`;
}

/** A triangle below the line for the first side, above it for the second: never by colour alone. */
function triangle({ place, value, kind }: Mark, { x, y }: Scale): string {
  const at = y(value);
  const [tip, foot] = kind === "first" ? [at + 6, at + 17] : [at - 6, at - 17];
  return `M${x(place)} ${tip}L${x(place) - 6} ${foot}H${x(place) + 6}z`;
}
