import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import type { Answered, Told } from "./documents";
import { icon, lawref } from "./parts";
import { deciding } from "../panels/ruled";

/** What the list of acts needs to know, and what it does with one of them. */
export interface Acts {
  readonly words: Words;
  /** Nothing while the hall is asked. */
  readonly acts: readonly Told[] | null;
  /** Whether an act is looked for before which another belongs. */
  readonly inserting: boolean;
  /** What a board, frame or game is called. */
  unit(number: number): string;
  /** When an act was entered, by the clock on the wall. */
  time(act: Told): string;
  correct(act: Told): void;
  insertBefore(act: Told): void;
}

/** The acts so far, the newest first, by board: one is corrected, or another is put before it. */
export function actsSheet({ words, acts, inserting, ...rest }: Acts): TemplateResult {
  const heading = words(inserting ? "umpire-insert-where" : "umpire-correct-which");
  if (!acts)
    return html`<header><h2 id="sheet-h">${heading}</h2></header>
      <p class="soft">${words("umpire-asking")}</p>`;
  const units = [...new Set(acts.map((act) => act.unit))].reverse();
  const row = (act: Told): TemplateResult => {
    const { text } = act;
    const law = deciding(act.rulings);
    const main = (): void => (inserting ? rest.insertBefore(act) : rest.correct(act));
    return html`<li>
      <button
        type="button"
        class="choice"
        data-act=${inserting ? `insert:${act.number}` : `correct:${act.number}`}
        @click=${main}
      >
        <b>${text}</b>
        <span
          >${rest.time(act)} ·
          ${words("umpire-act-number", { number: act.number })}${law ? ` · § ${law.law}` : ""}</span
        >
      </button>
      <button
        type="button"
        class="button quiet round"
        data-act="insert:${act.number}"
        aria-label=${words("umpire-insert-before", { act: text })}
        ?hidden=${inserting}
        @click=${() => rest.insertBefore(act)}
      >
        ${icon("plus")}
      </button>
    </li>`;
  };
  return html`<header><h2 id="sheet-h">${heading}</h2></header>
    ${units.map(
      (unit) =>
        html`<section class="of-unit">
          <h3>${rest.unit(unit)}</h3>
          <ol class="acts-so-far">
            ${[...acts]
              .reverse()
              .filter((act) => act.unit === unit)
              .map(row)}
          </ol>
        </section>`,
    )}`;
}

/** What a correction or an insertion would change, in sentences, before it is made; it needs a reason. */
export function changesSheet(
  words: Words,
  would: Answered,
  inserting: boolean,
  confirm: (reason: string) => void,
  cancel: () => void,
): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const reason = String(new FormData(event.target as HTMLFormElement).get("reason") ?? "").trim();
    if (reason) confirm(reason);
  };
  const fill = (event: Event): void => {
    const key = event.currentTarget as HTMLElement;
    key.closest("form")!.querySelector<HTMLInputElement>("[name=reason]")!.value = key.textContent.trim();
  };
  return html`<header><h2 id="sheet-h">${words("umpire-would-change")}</h2></header>
    ${would.refused ? html`<p class="refusal">${would.refused.text} ${lawref(would.refused.law, `/laws/${would.match.edition}#${would.refused.law}`, "foul")}</p>` : sentencesOf(words, would)}
    <form @submit=${submit}>
      <label class="field"
        >${words("umpire-reason")}
        <input class="input" name="reason" maxlength="200" autocomplete="off" required
      /></label>
      <p class="reasons">
        ${["umpire-reason-plain", "umpire-reason-late"].map((reason) => html`<button type="button" class="key mod" @click=${fill}>${words(reason)}</button>`)}
      </p>
      <div class="two-of sheet-foot">
        <button type="button" class="button" @click=${cancel}>${words("umpire-cancel")}</button>
        <button class="button primary" data-act="confirm" ?disabled=${!!would.refused}>
          ${words(inserting ? "umpire-insert-it" : "umpire-correct-it")}
        </button>
      </div>
    </form>`;
}

/** What changes, sentence by sentence: first what is put in or put right, then what follows from it. */
function sentencesOf(words: Words, would: Answered): TemplateResult {
  const [first, ...others] = would.changes_in_words ?? [];
  return html`<ol class="changes">
      ${first ? html`<li class="put"><span>${first}</span></li>` : nothing}
      ${others.map((one) => html`<li class="follows"><span>${one}</span></li>`)}
      ${others.length ? nothing : html`<li class="stays"><span>${words("umpire-changes-nothing")}</span></li>`}
    </ol>
    <p class="would-stand">
      <b>${would.match.standing.score.join(" – ")}</b>
      ${would.match.standing.part ? html`<span>${would.match.standing.part.join(" – ")}</span>` : nothing}
    </p>`;
}
