import { html, type TemplateResult } from "lit";
import type { Desk } from "./desk";
import { chip, stepper, toggle } from "./parts";

/** As many reds as have a key of their own; more are counted. */
const REDS = [2, 3, 4, 5];

/** What the sheet of several balls needs to know, and what it does with them. */
export interface Potting {
  /** Colours on the table. */
  readonly colours: readonly string[];
  readonly reds: number;
  /** What has been counted so far. */
  readonly potted: readonly string[];
  name(ball: string): string;
  count(potted: readonly string[]): void;
  enter(potted: readonly string[]): void;
}

/** The class of a ball's chip: the black ball is not the black man. */
export function look(ball: string): string {
  return ball === "black" ? "ball-black" : ball;
}

/** Several balls with one stroke: any two, or so many reds, are one key; the rest is counted. */
export function severalSheet(desk: Desk, potting: Potting): TemplateResult {
  const { words } = desk;
  return html`<header><h2 id="sheet-h">${words("umpire-several-title")}</h2></header>
    ${groups(potting).map(
      (group) =>
        html`<div class="falls" role="group" aria-label=${words("umpire-several-title")}>
          ${group.map((balls) => cell(potting, balls))}
        </div>`,
    )}
    <details class="counted">
      <summary>${words("umpire-counted")}</summary>
      ${counted(desk, potting)}
    </details>`;
}

/** What falls together: reds, the cue-ball with a ball, a red with a colour, two colours. */
function groups({ colours, reds }: Potting): string[][][] {
  const red = reds ? ["red"] : [];
  const pairs = colours.flatMap((one, place) => colours.slice(place + 1).map((other) => [one, other]));
  return [
    [
      ...REDS.filter((count) => count <= reds).map((count) => Array<string>(count).fill("red")),
      ...(reds > 1 ? [["red", "red", "cue"]] : []),
    ],
    [...red, ...colours].map((ball) => [ball, "cue"]),
    [...red.flatMap(() => colours.map((colour) => ["red", colour])), ...pairs],
  ].filter((group) => group.length);
}

function cell({ name, enter }: Potting, balls: readonly string[]): TemplateResult {
  const reds = balls.filter((ball) => ball === "red").length;
  const others = balls.filter((ball) => ball !== "red");
  const told = [...(reds > 1 ? [`${reds} ${name("red")}`] : reds ? [name("red")] : []), ...others.map(name)];
  return html`<button type="button" class="key" aria-label=${told.join(", ")} @click=${() => enter(balls)}>
    ${reds ? chip("red", reds > 1 ? reds : "") : ""}${others.map((ball) => chip(look(ball)))}
  </button>`;
}

/** Any number of balls, counted one by one, and what would be said of it. */
function counted(desk: Desk, { colours, reds, potted, name, count, enter }: Potting): TemplateResult {
  const { words } = desk;
  const others = potted.filter((ball) => ball !== "red");
  const fell = potted.length - others.length;
  const some = (number: number): string[] => [...others, ...Array<string>(number).fill("red")];
  const turned = (ball: string) => (on: boolean) =>
    count(on ? [...potted, ball] : potted.filter((one) => one !== ball));
  return html`<div class="combine">
      <div class="line-of">
        <span>${chip("red")}${name("red")}</span
        >${stepper(fell, reds, (number) => count(some(number)), words("umpire-less"), words("umpire-more-of"))}
      </div>
      ${[...colours, "cue"].map((ball) => toggle(potted.includes(ball), html`${chip(look(ball))}${name(ball)}`, turned(ball)))}
    </div>
    <console-rehearsal .event=${{ stroke: { potted } }} .desk=${desk}></console-rehearsal>
    <button type="button" class="button primary" @click=${() => enter(potted)}>
      ${words("umpire-enter-stroke")}
    </button>`;
}
