/** A player's rating in the hall: what it is, and how it went from event to event. */
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import { plot } from "../panels/plot";
import type { Rated } from "./api";

const [WIDE, HIGH] = [340, 120];

/** Shows a rating with its line, where several events made it; what makes one, where none has. */
export function rating(after: readonly Rated[], words: Words): TemplateResult {
  const last = after.at(-1);
  return html`<section class="panel room-rating">
    <header>
      <h3>${words("room-rating")}</h3>
      ${last ? html`<b>${figure(last)}</b>` : nothing}
    </header>
    ${last ? html`${after.length > 1 ? line(after, words) : nothing}${listed(after)}` : html`<p class="soft inside">${words("room-rating-none")}</p>`}
    ${last ? html`<p class="soft inside">${words("room-rating-says")}</p>` : nothing}
  </section>`;
}

function figure({ rating }: Rated): string {
  return Math.round(rating).toLocaleString(document.documentElement.lang);
}

function line(after: readonly Rated[], words: Words): TemplateResult {
  const values = after.map((one) => one.rating);
  const [low, high] = [10 * Math.floor(Math.min(...values) / 10), 10 * Math.ceil(Math.max(...values) / 10)];
  return plot({
    title: words("room-rating-line", { count: after.length }),
    lines: [{ values, kind: "first" }],
    low,
    high,
    rules: [low, high].map((value) => [value, String(value)] as const),
    parts: [],
    labels: [],
    marks: [],
    chosen: values.length - 1,
    width: WIDE,
    height: HIGH,
  });
}

function listed(after: readonly Rated[]): TemplateResult {
  return html`<ol class="room-people" reversed>
    ${[...after].reverse().map((one) => html`<li><a href="/desk/${one.event}">${one.title}</a> <b>${figure(one)}</b></li>`)}
  </ol>`;
}
