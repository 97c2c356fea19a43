import { html, svg, type TemplateResult } from "lit";
import type { Point } from "../boards/aim";
import type { Words } from "../boards/words";

/** Radii from the middle beyond which the tip would slip. */
export const FARTHEST = 0.5;

/** Returns the tip brought within what holds. */
export function held([side, height]: Point): Point {
  const out = Math.hypot(side, height);
  const share = out > FARTHEST ? FARTHEST / out : 1;
  return [hundredth(side * share), hundredth(height * share)];
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Says where the tip strikes: "low 20 %, left 10 %", or the middle. */
export function tipSaid([side, height]: Point, words: Words): string {
  const part = (value: number, up: string, down: string): string[] =>
    Math.abs(value) < 0.005
      ? []
      : [words(value > 0 ? up : down, { share: Math.round(100 * Math.abs(value)) })];
  const said = [
    ...part(height, "play-tip-high", "play-tip-low"),
    ...part(side, "play-tip-right", "play-tip-left"),
  ];
  return said.join(", ") || words("play-tip-middle");
}

/** The cue ball as the striker sees it, with the place where the tip strikes; a pointer moves it. */
export function tipBall(tip: Point, moved: (tip: Point) => void): TemplateResult {
  const pull = (event: PointerEvent): void => {
    if (event.type === "pointermove" && !event.buttons) return;
    const ball = event.currentTarget as SVGSVGElement;
    if (event.type === "pointerdown") ball.setPointerCapture(event.pointerId);
    const { left, top, width, height } = ball.getBoundingClientRect();
    const x = (2.2 * (event.clientX - left)) / width - 1.1;
    const y = 1.1 - (2.2 * (event.clientY - top)) / height;
    moved(held([x, y]));
    event.preventDefault();
  };
  return html`<svg
    class="tip-ball"
    viewBox="-1.1 -1.1 2.2 2.2"
    aria-hidden="true"
    @pointerdown=${pull}
    @pointermove=${pull}
  >
    <circle class="tip-face" r="1.05"></circle>
    ${[0.17, 0.33, FARTHEST].map((r) => svg`<circle class="tip-ring" r=${r}></circle>`)}
    <path class="tip-ring" d="M-1 0H1M0 -1V1"></path>
    <circle class="tip-dot" cx=${tip[0]} cy=${-tip[1]} r="0.16"></circle>
  </svg>`;
}
