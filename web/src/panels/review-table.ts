import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import { traits } from "../games";
import { figure, isBlunder, type Moment, type Review } from "./review-values";

type Row = readonly [name: string, one: string, other: string];

/** Who played better: errors and luck of backgammon, or how often each kind of stroke came off. */
export function compared(
  review: Review,
  game: string,
  words: Words,
  name: (side: string) => string,
): TemplateResult {
  const rows = traits(game).weighed ? dealt(review, game, words) : struck(review, game, words);
  return html`<section class="panel">
    <h2>${words("review-better")}</h2>
    <table class="lines">
      <thead>
        <tr>
          <td></td>
          ${review.sides.map((side) => html`<th scope="col">${name(side)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([title, ...cells]) =>
            html`<tr>
              <th scope="row">
                ${title}${title === words("review-error") ? html`<small>${words("review-error-unit")}</small>` : nothing}
              </th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    ${review.luckless == null ? nothing : luckless(review, words, name)}
  </section>`;
}

/** What the match would come to by decisions alone. */
function luckless({ sides, luckless }: Review, words: Words, name: (side: string) => string): TemplateResult {
  const ahead = luckless! >= 0.5 ? 0 : 1;
  const count = Math.round(100 * (ahead ? 1 - luckless! : luckless!));
  return html`<p class="soft inside">${words("review-luckless", { name: name(sides[ahead]!), count })}</p>`;
}

function dealt({ moments, sides, like }: Review, game: string, words: Words): Row[] {
  const of = (side: string, kind: string): Moment[] =>
    moments.filter((one) => one.side === side && one.kind === kind);
  const sum = (all: readonly Moment[], key: "loss" | "luck"): number =>
    all.reduce((total, one) => total + (one[key] ?? 0), 0);
  const error = (side: string): string => {
    const choices = of(side, "move").filter((one) => one.ranked?.length);
    return figure((1000 * sum(choices, "loss")) / (choices.length || 1), 1);
  };
  const blunders = (side: string): number =>
    moments.filter((one) => one.side === side && isBlunder(game, one)).length;
  const cube = (side: string): number => of(side, "cube").filter((one) => (one.loss ?? 0) > 0.02).length;
  const row = (title: string, cell: (side: string, place: number) => string | number): Row => [
    words(title),
    String(cell(sides[0], 0)),
    String(cell(sides[1], 1)),
  ];
  return [
    row("review-error", error),
    row("review-like", (_, place) => (like[place] ? words(`review-like-${like[place]}`) : "–")),
    row("review-blunders", blunders),
    row("review-cube", cube),
    row("review-luck", (side) => figure(sum(of(side, "roll"), "luck"), 2, true)),
  ];
}

function struck({ moments, sides }: Review, game: string, words: Words): Row[] {
  const kinds = [...new Set(moments.map((one) => one.kind))];
  const share = (side: string, kind: string): string => {
    const all = moments.filter((one) => one.side === side && one.kind === kind);
    return all.length
      ? words("review-share", { good: all.filter((one) => one.good).length, all: all.length })
      : "–";
  };
  const count = (side: string, is: (one: Moment) => boolean): string =>
    String(moments.filter((one) => one.side === side && is(one)).length);
  const row = (title: string, cell: (side: string) => string): Row => [
    words(title),
    cell(sides[0]),
    cell(sides[1]),
  ];
  return [
    ...kinds.map((kind) => row(`review-kind-${kind}`, (side) => share(side, kind))),
    row("review-blunders", (side) => count(side, (one) => isBlunder(game, one))),
    ...(moments.some((one) => one.luck)
      ? [row("review-flukes", (side) => count(side, (one) => (one.luck ?? 0) > 0))]
      : []),
  ];
}
