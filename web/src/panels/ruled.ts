import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import type { Ruling } from "../hall";

type Told = Pick<Ruling, "law" | "address" | "text" | "derived"> & {
  readonly number?: number;
  readonly foul?: boolean;
  readonly leads?: boolean;
};

/** Returns the ruling that tells what happened, as the referee says; of several acts that of the last. */
export function deciding<R extends Told>(rulings: readonly R[]): R | undefined {
  const last = rulings.filter(({ number }) => number === rulings.at(-1)!.number);
  return last.find(({ leads }) => leads) ?? last[0];
}

/** What was ruled on an act: the sentence that decides with its law, the others folded behind their number. */
export function ruled(rulings: readonly Told[], words: Words): TemplateResult | typeof nothing {
  const decides = deciding(rulings);
  if (!decides) return nothing;
  const others = rulings.filter((ruling) => ruling !== decides);
  return html`<p>${sentence(decides, words)}</p>
    ${others.length ? folded(others, words) : nothing}`;
}

function sentence({ text, law, address, derived }: Told, words: Words): TemplateResult {
  return html`${text}
    <a class="lawref" href=${address}>§ ${law}</a
    >${derived ? html` <span class="soft">${words("watch-derived")}</span>` : nothing}`;
}

/** The other rulings of an act, each sentence once with the laws that say it. */
function folded(others: readonly Told[], words: Words): TemplateResult {
  const laws = others.map(({ law }) => `§ ${law}`).join(" · ");
  return html`<details class="also">
    <summary aria-label=${`+${others.length}: ${laws}`}>+${others.length}</summary>
    ${others.map((other) => html`<p>${sentence(other, words)}</p>`)}
  </details>`;
}
