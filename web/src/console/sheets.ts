import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import type { Answered, Change, Told } from "./documents";
import type { Awake } from "./awake";
import type { Trouble, Waiting } from "./outbox";
import { icon, lawref, toggle } from "./parts";
import { ifDefined } from "lit/directives/if-defined.js";

/** A row that is one button. */
export function deed(label: string, press: () => void, about = "", kind = "", act?: string): TemplateResult {
  return html`<button type="button" class="choice ${kind}" data-act=${ifDefined(act)} @click=${press}>
    <b>${label}</b> ${about ? html`<span>${about}</span>` : nothing}
  </button>`;
}

/** What does not fit: the acts of this device, what the hall has, and what can be done about it. */
export function conflictSheet(
  words: Words,
  trouble: Trouble,
  waiting: readonly Waiting[],
  theirs: readonly Told[],
  again: () => void,
  leaveOut: () => void,
  takeOver: () => void,
): TemplateResult {
  const leased = trouble.code === "leased";
  return html`<header><h2 id="sheet-h">${words("umpire-conflict")}</h2></header>
    <p>${trouble.text} ${words("umpire-conflict-says")}</p>
    <div class="versions">
      <section>
        <h3>${words("umpire-in-the-hall")}</h3>
        <ol>
          ${theirs.map((act) => html`<li>${act.number} · ${act.text}</li>`)}
        </ol>
      </section>
      <section>
        <h3>${words("umpire-on-this-device")}</h3>
        <ol>
          ${waiting.map((act) => html`<li>${act.says}</li>`)}
        </ol>
      </section>
    </div>
    <div class="keys">
      ${leased ? deed(words("umpire-take-over"), takeOver, words("umpire-take-over-says")) : deed(words("umpire-send-after"), again, words("umpire-send-after-says"))}
      ${deed(words("umpire-leave-out", { act: waiting[0]?.says ?? "" }), leaveOut, words("umpire-leave-out-says"))}
    </div>`;
}

/** The acts so far, to choose the one that was entered wrongly. */
export function actsSheet(
  words: Words,
  acts: readonly Told[] | null,
  choose: (act: Told) => void,
): TemplateResult {
  return html`<header><h2 id="sheet-h">${words("umpire-correct-which")}</h2></header>
    ${
      acts
        ? html`<ol class="acts-so-far">
            ${[...acts].reverse().map(
              (act) =>
                html`<li>
                  <button type="button" class="choice" @click=${() => choose(act)}>
                    <b>${act.text}</b>
                    <span>${act.number}${act.rulings[0] ? ` · § ${act.rulings[0].law}` : ""}</span>
                  </button>
                </li>`,
            )}
          </ol>`
        : html`<p class="soft">${words("umpire-asking")}</p>`
    }`;
}

/** What a correction would change, before it is made. */
export function changesSheet(
  words: Words,
  would: Answered,
  confirm: (reason: string) => void,
  cancel: () => void,
): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    confirm(String(new FormData(event.target as HTMLFormElement).get("reason") ?? ""));
  };
  const changes = would.would_change ?? [];
  return html`<header><h2 id="sheet-h">${words("umpire-would-change")}</h2></header>
    ${
      would.refused
        ? html`<p class="refusal">${would.refused.text}</p>`
        : html`<p class="would-stand">
              <b>${would.match.standing.score.join(" – ")}</b>
              ${would.match.standing.part ? html`<span>${would.match.standing.part.join(" – ")}</span>` : nothing}
            </p>
            ${
              changes.length
                ? html`<ol class="changes">
                    ${changes.map((change) => changed(words, change))}
                  </ol>`
                : html`<p class="soft">${words("umpire-changes-nothing")}</p>`
            }`
    }
    <form @submit=${submit}>
      <label class="field"
        >${words("umpire-reason")}
        <input
          class="input"
          name="reason"
          maxlength="200"
          autocomplete="off"
          value=${words("umpire-reason-plain")}
      /></label>
      <div class="two-of">
        <button type="button" class="button" @click=${cancel}>${words("umpire-cancel")}</button>
        <button class="button primary" ?disabled=${!!would.refused}>${words("umpire-correct-it")}</button>
      </div>
    </form>`;
}

function changed(words: Words, { number, text, before, after, lapses }: Change): TemplateResult {
  const laws = (rulings: Change["before"]): TemplateResult[] =>
    rulings.map((one) => lawref(one.law, one.address));
  return html`<li>
    <b>${number} · ${text}</b> <span class="before">${laws(before)}</span> <span aria-hidden="true">→</span>
    <span class="after">${lapses ? html`<b class="lapses">${words("umpire-lapses")}</b>` : laws(after)}</span>
  </li>`;
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
  handOver(): void;
  /** The sides by their letters, each with its names. */
  readonly sides: readonly (readonly [string, string])[];
  /** Whether the match belongs to an event: then its desk decides a protest. */
  readonly desk: boolean;
  protest(said: { text: string; by: string; law?: string }): void;
  settle(): void;
  pause(): void;
  resume(): void;
  /** Lets the clocks go on; nothing where none stands for that. */
  readonly letRun: (() => void) | null;
  hints(): void;
}

export function menuSheet(words: Words, menu: Menu): TemplateResult {
  const protest = (event: SubmitEvent): void => {
    event.preventDefault();
    const said = new FormData(event.target as HTMLFormElement);
    const of = (name: string): string => String(said.get(name) ?? "").trim();
    menu.protest({ text: of("text"), by: of("by"), ...(of("law") ? { law: of("law") } : {}) });
  };
  return html`<header><h2 id="sheet-h">${words("umpire-menu")}</h2></header>
    <div class="keys">
      ${menu.letRun ? deed(words("umpire-let-run"), menu.letRun, words("umpire-let-run-says"), "best") : nothing}
      ${menu.state === "paused" ? deed(words("umpire-resume"), menu.resume, "", "best") : deed(words("umpire-pause"), menu.pause, words("umpire-pause-says"))}
      ${deed(words("umpire-correct"), menu.correct, words("umpire-correct-says"), "", "correct")}
      ${deed(words("umpire-hand-over"), menu.handOver, words("umpire-hand-over-says"))}
      ${deed(words("umpire-swap"), menu.swap)}
    </div>
    ${
      menu.state === "review"
        ? menu.desk
          ? html`<p role="status">${words("umpire-settle-desk")}</p>`
          : deed(words("umpire-settle"), menu.settle, "", "best")
        : html`<form class="protest" @submit=${protest}>
            <label class="field"
              >${words("umpire-protest-who")}
              <select class="input" name="by" required>
                <option value=""></option>
                ${menu.sides.map(([side, names]) => html`<option value=${side}>${names}</option>`)}
              </select></label
            >
            <label class="field"
              >${words("umpire-protest")}
              <input
                class="input"
                name="text"
                maxlength="300"
                required
                autocomplete="off"
                placeholder=${words("umpire-protest-says")}
            /></label>
            <label class="field"
              >${words("umpire-protest-law")}
              <input class="input" name="law" maxlength="20" autocomplete="off"
            /></label>
            <button class="button">${words("umpire-protest-enter")}</button>
          </form>`
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
