import { BACKGAMMON_BOARD, CARROM_BOARD, SNOOKER_BOARD } from "../boards/names";
import { PlainTable } from "./plain";
import { traits } from "../games";
import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { BackgammonTable } from "./backgammon";
import { CarromTable } from "./carrom";
import { actName, rows } from "./choices";
import type { Desk, Table } from "./desk";
import type { Offer } from "./documents";
import { NO_ROOM } from "./outbox";
import { chip, clockTime, dial, icon, secondOf } from "./parts";
import { WHOLE } from "./post";
import { SnookerTable } from "./snooker";
import { isTurnOf } from "./players";
import { SheetedPost } from "./sheeted";
import { lastActs, sayLine, type Speech } from "./say";
import * as sheets from "./sheets";

/** The parts that know a game, by the board that it is drawn on. */
const TABLES: Readonly<Record<string, new (desk: Desk) => Table>> = {
  [CARROM_BOARD]: CarromTable,
  [SNOOKER_BOARD]: SnookerTable,
  [BACKGAMMON_BOARD]: BackgammonTable,
};
const LATE = 5000;
/** The console of an umpire: every act in at most two taps, kept on the device until the hall has it. */
@customElement("umpire-console")
export class UmpireConsole extends SheetedPost {
  protected override createRenderRoot(): HTMLElement {
    this.replaceChildren();
    return this;
  }

  protected tableOf(game: string): Table {
    return new (TABLES[traits(game).board ?? ""] ?? PlainTable)(this);
  }

  /** Lets a clock go on that stands, lets it stand, or calls the time where it is over. */
  tapClock(): void {
    const clock = this.clock;
    if (this.standing) return this.letRun();
    const out = clock && this.left(clock.left_ms, clock.running) <= 0;
    const timeout = out ? (this.offered("timeout", clock.side) ?? this.offered("timeout")) : undefined;
    if (timeout) this.enter({ timeout: timeout.plain }, actName(this.naming, "timeout"));
    else if (clock) this.pause();
  }

  /** Opens the law of the last ruling. */
  openLaw(): void {
    const address = this.known?.last.at(-1)?.rulings[0]?.address;
    if (address) window.open(address, "_blank", "noopener");
  }

  protected override render(): TemplateResult {
    if (!this.match) return html`<p class="soft inside">${this.words("umpire-asking")}</p>`;
    return html`<div class="console" data-state=${this.known!.state}>
        ${this.head()} ${this.banner()} ${this.tally()} ${this.table.facts()}
        ${this.isUnknown ? html`<p class="unsure stale">${this.words("umpire-stale")}</p>` : nothing}
        ${this.table.beneath() ?? nothing}
        ${this.correcting ? nothing : html`${sayLine(this.speech)} ${lastActs(this.speech)}`}
        <div class="hand" id="keys">
          ${this.hinting ? this.hints() : nothing} ${this.questions()}
          ${this.idle() ? this.stands() : this.table.pad()}
        </div>
        ${this.toast()} ${this.foot()}
      </div>
      <dialog class="sheet" aria-labelledby="sheet-h" @close=${this.closed} @click=${this.outside}>
        ${
          this.sheet
            ? html`<button
                  type="button"
                  class="button quiet round close"
                  aria-label=${this.words("umpire-close")}
                  @click=${() => this.show(null)}
                >
                  ${icon("close")}
                </button>
                <div class="sheet-in">${this.inSheet()}</div>`
            : nothing
        }
      </dialog>`;
  }

  protected override updated(): void {
    const dialog = this.querySelector<HTMLDialogElement>("dialog.sheet");
    if (!dialog) return;
    if (this.sheet && !dialog.open) dialog.showModal();
    if (!this.sheet && dialog.open) dialog.close();
  }

  private readonly closed = (event: Event): void => {
    if ((event.target as HTMLDialogElement).open) return;
    this.sheet = null;
    this.hand = null;
  };

  private readonly outside = (event: MouseEvent): void => {
    if (event.target === event.currentTarget) this.show(null);
  };

  private idle(): boolean {
    const { state } = this.view;
    return !this.mine || state === "over" || (state !== "running" && !this.waiting.length);
  }

  private head(): TemplateResult {
    const { words, match } = this;
    const place = [match!.table && words("umpire-table", { table: match!.table }), this.table.title()];
    return html`<header class="top">
      <a class="button quiet round" href="/umpire" aria-label=${words("umpire-leave")}>${icon("back")}</a>
      <div class="title">
        <h1>${place.filter(Boolean).join(" · ")}</h1>
        <span>${this.dataset["edition"]}</span>
      </div>
      ${this.truth()}
      <button
        type="button"
        class="button quiet round"
        data-act="menu"
        aria-haspopup="dialog"
        aria-label=${words("umpire-menu")}
        @click=${() => this.show("menu")}
      >
        ${icon("menu")}
      </button>
    </header>`;
  }

  /** The truth about the link: how old the hall's last answer is, and how many acts it does not have. */
  protected truth(): TemplateResult {
    const { words } = this;
    const unsent = this.outbox.waiting.length;
    const age = this.link.age / 1000;
    const digits = age < 10 ? 1 : 0;
    const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const told = words("umpire-seconds", {
      seconds: age.toLocaleString(document.documentElement.lang, shown),
    });
    const lost = this.link.state === "lost";
    const label = `${words(`umpire-link-${this.link.state}`)} ${told}. ${words("umpire-unsent", { acts: unsent })}`;
    const text = `${lost ? words("umpire-lost") : told}${unsent ? ` · ${unsent}` : ""}`;
    return unsent && !this.isFresh
      ? html`<button
          type="button"
          class="link ${this.link.state}"
          data-act="queue"
          aria-haspopup="dialog"
          aria-label=${label}
          @click=${() => this.show("queue")}
        >
          ${text}
        </button>`
      : html`<span class="link ${this.link.state}" role="img" aria-label=${label}>${text}</span>`;
  }

  protected banner(): TemplateResult | typeof nothing {
    const { words, match } = this;
    if (this.correcting) {
      const { act, inserting } = this.correcting;
      return html`<p class="offline correcting" role="status">
        <b>${words(inserting ? "umpire-inserting" : "umpire-correcting", { number: act.number })}</b>
        ${this.table.title()} · ${secondOf(this.wallTime(act.at))} · ${act.text}.
        ${words(inserting ? "umpire-inserting-says" : "umpire-correcting-says")}
        <button type="button" class="button quiet" @click=${() => (this.correcting = null)}>
          ${words("umpire-cancel")}
        </button>
      </p>`;
    }
    if (!this.mine) {
      return html`<p class="offline" role="alert">
        <b>${words("umpire-elsewhere")}</b> ${words("umpire-elsewhere-says")}
        <button type="button" class="button" @click=${() => void this.lease({ take_over: true })}>
          ${words("umpire-take-over")}
        </button>
      </p>`;
    }
    if (this.outbox.next !== undefined) {
      const before = this.outbox.waiting[this.outbox.next]?.says ?? "";
      return html`<p class="offline correcting" role="status">
        <b>${words("umpire-queue-next", { act: before })}</b>
        <button type="button" class="button quiet" @click=${() => this.outbox.insertBefore(undefined)}>
          ${words("umpire-cancel")}
        </button>
      </p>`;
    }
    if (this.outbox.trouble) {
      return html`<p class="offline" role="alert">
        <b
          >${NO_ROOM.includes(this.outbox.trouble.code) ? this.outbox.trouble.text : words("umpire-conflict")}</b
        >
        <button type="button" class="button" @click=${() => this.show("queue")}>
          ${words("umpire-look")}
        </button>
      </p>`;
    }
    if (this.link.state === "lost") {
      return html`<p class="offline" role="alert">
        <b>${words("umpire-no-link")}</b>
        ${words(this.foreseen ? "umpire-no-link-rules" : "umpire-no-link-says", { acts: this.outbox.waiting.length })}
      </p>`;
    }
    if (this.differences.length) return this.differs();
    if (match!.state === "review")
      return html`<p class="offline" role="status"><b>${words("umpire-under-review")}</b></p>`;
    return nothing;
  }

  /** What the hall has ruled otherwise than this device had: the hall's holds, and the difference is a fault to report. */
  private differs(): TemplateResult {
    const { words } = this;
    return html`<div class="offline" role="alert" data-part="differs">
      <b>${words("umpire-differs", { acts: this.differences.length })}</b>
      <details>
        <summary>${words("umpire-look")}</summary>
        <ul>
          ${this.differences.map((one) => html`<li>${one}</li>`)}
        </ul>
      </details>
      <button type="button" class="button quiet" @click=${() => (this.differences = [])}>
        ${words("umpire-close")}
      </button>
    </div>`;
  }

  private tally(): TemplateResult {
    const { standing } = this.view;
    const places = this.swapped ? ([1, 0] as const) : ([0, 1] as const);
    const [one, other] = places.map((place, where) => this.side(standing.sides[place], place, where === 1));
    return html`<section class="tally" aria-label=${this.words("umpire-score")}>
      ${one}${this.middle()}${other}
    </section>`;
  }

  private side(side: string, place: 0 | 1, right: boolean): TemplateResult {
    const { words } = this;
    const half = this.table.half(side, place);
    const turn = this.turnOf(side);
    return html`<div class="player ${right ? "b" : ""} ${turn ? "turn" : ""}">
      <p class="who">${half.chip ? chip(half.chip) : nothing}<span>${this.name(side)}</span></p>
      <p class="points" aria-label=${words("umpire-points", { points: half.points })}>${half.points}</p>
      <p class="of">
        ${half.beside}${turn ? html`<span class="plays">${icon("plays")}${words("umpire-plays")}</span>` : nothing}
      </p>
    </div>`;
  }

  private turnOf(side: string): boolean {
    const turn = this.view.state === "over" || this.isUnknown ? null : this.table.turn();
    return !!turn && isTurnOf(this.view, turn, side);
  }

  private middle(): TemplateResult {
    const clock = this.clock;
    if (this.isUnknown && clock)
      return html`<div class="frames"><b>?</b><span>${this.words("umpire-not-known")}</span></div>`;
    if (!clock) return this.table.middle();
    const left = this.left(clock.left_ms, clock.running);
    const what = this.words(`umpire-clock-${clock.name}`);
    const seconds = clockTime(left);
    const stands = this.standing ? this.words("umpire-clock-stands") : what;
    return html`<button
      type="button"
      class="clock ${left <= LATE ? "late" : ""}"
      @click=${() => this.tapClock()}
      aria-description=${this.words(this.standing ? "umpire-clock-held" : "umpire-clock", { what })}
    >
      ${dial(left / WHOLE[clock.name]!, seconds)} <span class="what">${stands}</span>
    </button>`;
  }

  private get speech(): Speech {
    const { words, naming, refusal, foreseen } = this;
    const name = (side: string): string => this.name(side);
    const { waiting } = this.outbox;
    const fresh = this.isFresh;
    const said = foreseen ? (foreseen.ruled.at(-1)?.say ?? []) : this.said;
    const confirmed = foreseen ? this.match!.sequence : null;
    return { words, naming, said, refusal, match: this.known!, waiting, fresh, confirmed, name };
  }

  /** A tap that was not counted because it came so soon: it can be counted after all. */
  private toast(): TemplateResult | typeof nothing {
    if (!this.bounced) return nothing;
    return html`<p class="toast" role="status">
      ${this.words("umpire-bounced")}
      <button type="button" class="button quiet" data-act="both" @click=${this.bounced.enter}>
        ${this.words("umpire-both")}
      </button>
    </p>`;
  }

  private hints(): TemplateResult {
    return sheets.hintsCard(this.words, this.dataset["game"]!, () => {
      this.hintsSeen();
    });
  }

  /** The questions that the book asks: each a card of plain choices; one that may stay open is folded. */
  private questions(): TemplateResult | typeof nothing {
    if (this.waiting.length || this.idle()) return nothing;
    const asked = (this.view.offers ?? []).filter((offer) => offer.asks);
    const kinds = [...new Set(asked.map((offer) => offer.asks!))];
    return html`${kinds.map((asks) => {
      const mine = asked.filter((offer) => offer.asks === asks);
      const text = this.view.questions.find((question) => question.asks === asks)?.text ?? asks;
      const keys = html`<div class="answers">${this.answers(mine)}</div>`;
      return mine.some((offer) => offer.due || offer.first)
        ? html`<section class="ask" aria-label=${text}>
            <p class="said">${text}</p>
            ${keys}
          </section>`
        : html`<details class="ask">
            <summary>${text}</summary>
            ${keys}
          </details>`;
    })}`;
  }

  private answers(offers: readonly Offer[]): TemplateResult[] {
    const found = rows(offers, this.naming);
    return found.flatMap((row) =>
      row.keys.map(({ label, event }) => {
        const what = found.length > 1 ? (row.label.split(": ")[1] ?? row.label) : "";
        const told = what && what !== label ? `${label}: ${what}` : label;
        const enter = (): void => this.enter(event, told);
        return html`<button type="button" class="key" @click=${enter}>${told}</button>`;
      }),
    );
  }

  private stands(): TemplateResult {
    const { words, known: match } = this;
    if (match!.state === "paused") {
      return html`<div class="ended">
        <p class="said">${words("umpire-paused")}</p>
        ${this.mine ? html`<button type="button" class="key main" @click=${() => this.pause()}>${words("umpire-resume")}</button>` : nothing}
      </div>`;
    }
    if (match!.state === "review") {
      return html`<div class="ended">
        <p class="said">${words("umpire-under-review")}</p>
        ${match!.event ? html`<p>${words("umpire-settle-desk")}</p>` : this.mine ? html`<button type="button" class="key main" @click=${() => this.put("resume", {}, words("umpire-settle"))}>${words("umpire-settle")}</button>` : nothing}
      </div>`;
    }
    const winner = match!.standing.ended?.winner;
    return html`<div class="ended">
      <p class="said">
        ${
          match!.state !== "over"
            ? words("umpire-elsewhere")
            : winner
              ? words("watch-won", { name: this.name(winner) })
              : words("watch-state-over")
        }
      </p>
      <a class="button" href="/umpire">${words("umpire-leave")}</a>
    </div>`;
  }

  protected foot(): TemplateResult {
    const { words } = this;
    return html`<footer class="foot">
      <button type="button" class="button" data-act="undo" @click=${() => this.undo()}>
        ${icon("undo")}${words("umpire-undo")}
      </button>
      <button type="button" class="button" data-act="redo" @click=${() => this.redo()}>
        ${icon("redo")}${words("umpire-redo")}
      </button>
      <button
        type="button"
        class="button danger"
        data-act="foul"
        aria-haspopup="dialog"
        @click=${() => this.show("foul")}
      >
        ${icon("foul")}${words(traits(this.dataset["game"]!).dice ? "umpire-notice" : "umpire-foul")}
      </button>
      <button
        type="button"
        class="button"
        data-act="more"
        aria-haspopup="dialog"
        @click=${() => this.show("more")}
      >
        ${icon("more")}${words("umpire-more")}
      </button>
    </footer>`;
  }
}
