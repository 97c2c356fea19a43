import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import type { Told } from "./documents";
import { chip, lawref } from "./parts";
import { deciding } from "../panels/ruled";

/** A protest as it is entered: who disputes the last act, by which law, and why. */
export interface Protesting {
  readonly words: Words;
  /** The sides by their letters, each with its names and its piece. */
  readonly sides: readonly (readonly [string, string, string])[];
  /** The act that is disputed: the last one. */
  readonly act: Told | undefined;
  readonly told: string;
  /** Whether the match belongs to an event: then its desk alone decides. */
  readonly desk: boolean;
  enter(said: { text: string; by: string; law?: string }): void;
}

/** The sheet of a protest: who, against which act, which law, one line. */
export function protestSheet({ words, sides, act, told, desk, enter }: Protesting): TemplateResult {
  const law = deciding(act?.rulings ?? []);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const said = new FormData(event.target as HTMLFormElement);
    const of = (name: string): string => String(said.get(name) ?? "").trim();
    enter({ text: of("text"), by: of("by"), ...(of("law") ? { law: of("law") } : {}) });
  };
  return html`<header><h2 id="sheet-h">${words("umpire-protest")}</h2></header>
    <p class="unsure">${words(desk ? "umpire-protest-desk" : "umpire-protest-hall")}</p>
    <form class="protest" @submit=${submit}>
      <fieldset class="seg-of">
        <legend>${words("umpire-protest-who")}</legend>
        ${sides.map(([side, names, piece]) => html`<label><input type="radio" name="by" value=${side} required /><span>${piece ? chip(piece) : nothing}${names}</span></label>`)}
      </fieldset>
      ${
        act
          ? html`<p class="against">
              <span class="eyebrow">${words("umpire-protest-against")}</span>${told}
              ${law ? lawref(law.law, law.address) : nothing}
            </p>`
          : nothing
      }
      <label class="field"
        >${words("umpire-protest-law")}
        <input class="input" name="law" maxlength="20" autocomplete="off" value=${law?.law ?? ""}
      /></label>
      <label class="field"
        >${words("umpire-protest-line")}
        <input
          class="input"
          name="text"
          maxlength="300"
          required
          autocomplete="off"
          placeholder=${words("umpire-protest-says")}
      /></label>
      <div class="sheet-foot one">
        <button class="button primary" data-act="enter">
          ${words(desk ? "umpire-protest-send" : "umpire-protest-enter")}
        </button>
      </div>
    </form>`;
}
