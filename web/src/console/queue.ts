import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import type { Told } from "./documents";
import type { Trouble, Waiting } from "./outbox";
import { icon, lawref, secondOf } from "./parts";

/** The acts that wait on this device, and what can be done with them. */
export interface Queue {
  readonly words: Words;
  readonly edition: string;
  readonly waiting: readonly Waiting[];
  readonly trouble: Trouble | null;
  /** What the hall has last. */
  readonly sent: readonly Told[];
  /** How many of them the hall would take as they stand, where it could be asked. */
  readonly fits: number | null;
  move(from: number, to: number): void;
  remove(place: number): void;
  /** Lets the next act that is entered go before one of them. */
  insertBefore(place: number): void;
  send(): void;
  /** Nothing where nobody else has the match. */
  readonly takeOver: (() => void) | null;
}

/** What is kept on this device: each act can be moved, left out, or another put before it; a stuck one says why. */
export function queueSheet(queue: Queue): TemplateResult {
  const { words, waiting, trouble, sent, fits } = queue;
  const last = sent.at(-1);
  return html`<header><h2 id="sheet-h">${words("umpire-queue")}</h2></header>
    ${
      trouble
        ? html`<p class="unsure" role="alert">
            ${words("umpire-queue-stuck")} ${trouble.text}
            ${trouble.law ? lawref(trouble.law, `/laws/${queue.edition}#${trouble.law}`, "foul") : nothing}
          </p>`
        : html`<p class="soft">${words("umpire-queue-says")}</p>`
    }
    <h3>${words("umpire-in-the-hall")}</h3>
    <p class="soft">
      ${last ? `${words("umpire-act-number", { number: last.number })} · ${last.text}` : words("umpire-nothing")}
    </p>
    <h3>${words("umpire-on-this-device")}</h3>
    <ol class="queue">
      ${waiting.map((act, place) => row(queue, act, place))}
    </ol>
    ${
      fits === null
        ? nothing
        : html`<p class="would" role="status">
            ${words("umpire-queue-fits", { fits, all: waiting.length })}
          </p>`
    }
    <div class="sheet-foot one">
      ${
        queue.takeOver
          ? html`<button type="button" class="button primary" data-act="take-over" @click=${queue.takeOver}>
              ${words("umpire-take-over")}
            </button>`
          : html`<button type="button" class="button primary" data-act="send" @click=${() => queue.send()}>
              ${words("umpire-queue-send")}
            </button>`
      }
    </div>`;
}

function row(queue: Queue, act: Waiting, place: number): TemplateResult {
  const { words, waiting, trouble } = queue;
  const stuck = !!trouble && place === 0;
  const key = (name: string, label: string, press: () => void, not = false): TemplateResult =>
    html`<button
      type="button"
      class="button quiet round"
      aria-label="${label}: ${act.says}"
      ?disabled=${not}
      @click=${press}
    >
      ${icon(name)}
    </button>`;
  return html`<li class=${stuck ? "stuck" : ""}>
    <time>${secondOf(act.at)}</time>
    <span
      >${act.says}${stuck && trouble.code === "refused" ? html`<small>${words("umpire-queue-here")}</small>` : nothing}</span
    >
    ${key("plus", words("umpire-queue-insert"), () => queue.insertBefore(place))}
    ${key("raise", words("umpire-queue-up"), () => queue.move(place, place - 1), place === 0)}
    ${key("lower", words("umpire-queue-down"), () => queue.move(place, place + 1), place === waiting.length - 1)}
    ${key("close", words("umpire-queue-remove"), () => queue.remove(place))}
  </li>`;
}
