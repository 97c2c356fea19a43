import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import type { Awake } from "./awake";
import { icon, toggle } from "./parts";
import { ifDefined } from "lit/directives/if-defined.js";

/** A row that is one button. */
export function deed(label: string, press: () => void, about = "", kind = "", act?: string): TemplateResult {
  return html`<button type="button" class="choice ${kind}" data-act=${ifDefined(act)} @click=${press}>
    <b>${label}</b> ${about ? html`<span>${about}</span>` : nothing}
  </button>`;
}

/** What the menu of a console needs to know and to do. */
export interface Menu {
  readonly help: string;
  readonly watch: string;
  readonly sound: boolean;
  readonly awake: Awake;
  readonly state: string;
  setSound(on: boolean): void;
  swap(): void;
  correct(): void;
  insert(): void;
  handOver(): void;
  /** Whether the match belongs to an event: then its desk decides a protest. */
  readonly desk: boolean;
  protest(): void;
  settle(): void;
  pause(): void;
  resume(): void;
  /** Lets the clocks go on; nothing where none stands for that. */
  readonly letRun: (() => void) | null;
  hints(): void;
}

export function menuSheet(words: Words, menu: Menu): TemplateResult {
  return html`<header><h2 id="sheet-h">${words("umpire-menu")}</h2></header>
    <div class="keys">
      ${menu.letRun ? deed(words("umpire-let-run"), menu.letRun, words("umpire-let-run-says"), "best") : nothing}
      ${menu.state === "paused" ? deed(words("umpire-resume"), menu.resume, "", "best") : deed(words("umpire-pause"), menu.pause, words("umpire-pause-says"))}
      ${deed(words("umpire-correct"), menu.correct, words("umpire-correct-says"), "", "correct")}
      ${deed(words("umpire-insert"), menu.insert, words("umpire-insert-says"), "", "insert")}
      ${deed(words("umpire-hand-over"), menu.handOver, words("umpire-hand-over-says"))}
      ${deed(words("umpire-swap"), menu.swap)}
    </div>
    ${
      menu.state === "review"
        ? menu.desk
          ? html`<p role="status">${words("umpire-settle-desk")}</p>`
          : deed(words("umpire-settle"), menu.settle, "", "best")
        : deed(words("umpire-protest"), menu.protest, words("umpire-protest-opens"), "", "protest")
    }
    ${toggle(menu.sound, words("umpire-sound"), menu.setSound)}
    <p class="soft">${words(`umpire-awake-${menu.awake}`)}</p>
    <p class="row-of">
      <a class="button" href=${menu.help}>${words("umpire-help")}</a>
      <a class="button" href="/umpire/training">${words("umpire-training")}</a>
      <a class="button" href=${menu.watch}>${words("umpire-as-seen")}</a>
      <button type="button" class="button" @click=${menu.hints}>${words("umpire-hints-again")}</button>
    </p>`;
}

/** The code with which another device takes the match over. */
export function handOverSheet(
  words: Words,
  hand: { address: string; qr: string; join: string } | null,
  unsent: number,
  sequence: number,
  keep: () => void,
): TemplateResult {
  return html`<header><h2 id="sheet-h">${words("umpire-hand-over-title")}</h2></header>
    ${
      hand
        ? html`<div class="hand-over">
            <img class="qr" src=${hand.qr} alt=${words("umpire-qr")} />
            <div>
              <p>${words("umpire-hand-over-scan")}</p>
              <p class="address"><a href=${hand.address}>${hand.address}</a></p>
            </div>
          </div>`
        : html`<p class="soft">${words("umpire-asking")}</p>`
    }
    <ol class="chain">
      <li class=${unsent ? "here" : "done"}>
        ${unsent ? words("umpire-unsent", { acts: unsent }) : words("umpire-all-sent", { acts: sequence })}
      </li>
      <li class="done">${words("umpire-undo-along")}</li>
      <li class="here">${words("umpire-waits-other")}</li>
    </ol>
    <button type="button" class="button" @click=${keep}>${words("umpire-keep-here")}</button>`;
}

/** A few words for whoever opens a console for the first time. */
export function hintsCard(words: Words, game: string, close: () => void): TemplateResult {
  return html`<aside class="hints" aria-label=${words("umpire-hints")}>
    <ul>
      ${[1, 2, 3].map((number) => html`<li>${words(number === 1 ? `umpire-hint-${game}` : `umpire-hint-${number}`)}</li>`)}
    </ul>
    <p class="row-of">
      <button type="button" class="button primary" @click=${close}>${words("umpire-understood")}</button>
      <a class="button quiet" href="/umpire/help/${game}">${icon("law")}${words("umpire-help")}</a>
    </p>
  </aside>`;
}
