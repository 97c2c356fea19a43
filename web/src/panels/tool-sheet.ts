import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import type { Match } from "../hall";
import { REACTIONS, losses } from "./company";
import { wishes } from "./wishes";

/** What a press in the sheet does, and what a game adds to it. */
export interface Tools {
  /** What the game offers beside words and giving up, and what it lets its players propose. */
  readonly game: TemplateResult | typeof nothing;
  readonly proposals: TemplateResult | typeof nothing;
  /** Which keys are told. */
  readonly keys: string;
  /** Whether everybody who plays is at this device. */
  readonly alone: boolean;
  ask(what: string): void;
  say(word: string): void;
  resign(what: string): void;
}

/** A small button. */
export function little(text: string, press: () => void): TemplateResult {
  return html`<button class="button small" type="button" @click=${press}>${text}</button>`;
}

/** The sheet of what is not needed at every turn: the game's own tools, requests, a word to the other, giving up. */
export function toolSheet(match: Match, tools: Tools, words: Words): TemplateResult {
  const resigning = match.state === "running" ? losses(match) : [];
  const row = (label: string, keys: readonly TemplateResult[]): TemplateResult =>
    html`<div class="row-of" role="group" aria-label=${words(label)}>${keys}</div>`;
  return html`<details class="aside">
    <summary>${words("play-aside")}</summary>
    <div class="sheet">
      ${tools.game}
      ${
        wishes(match).length
          ? html`<div class="row-of">
              ${wishes(match).map((what) => little(words(`play-ask-${what}`), () => tools.ask(what)))}
              ${tools.proposals}
            </div>`
          : nothing
      }
      ${
        tools.alone
          ? nothing
          : row(
              "play-say",
              REACTIONS.map((word) => little(words(`play-say-${word}`), () => tools.say(word))),
            )
      }
      ${
        resigning.length
          ? row("play-resign", [
              html`<span>${words("play-resign")}</span>`,
              ...resigning.map((what) => little(words(`play-resign-${what}`), () => tools.resign(what))),
            ])
          : nothing
      }
      <p class="keys-say">${words(`play-keys-${tools.keys}`)}</p>
    </div>
  </details>`;
}
