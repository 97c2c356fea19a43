import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { BackgammonTable } from "./backgammon";
import { CarromTable } from "./carrom";
import { actName, rows, type Naming } from "./choices";
import type { Desk, Table } from "./desk";
import type { Offer, Scalar, Umpired } from "./documents";
import { foulSheet } from "./fouls";
import type { Trouble, Waiting } from "./outbox";
import { chip, clockTime, dial, icon, timeOf } from "./parts";
import { UmpirePost, WHOLE } from "./post";
import { SnookerTable } from "./snooker";
import { isPlayer, isTurnOf, nameOf } from "./players";
import { lastActs, sayLine, type Speech } from "./say";
import * as sheets from "./sheets";

const SWAP = "arbitro-console-swap";
const LATE = 5000;
/** The console of an umpire: every act in at most two taps, kept on the device until the hall has it. */
@customElement("umpire-console")
export class UmpireConsole extends UmpirePost implements Desk {
  protected override createRenderRoot(): HTMLElement {
    this.replaceChildren();
    return this;
  }

  protected tableOf(game: string): Table {
    if (game === "snooker") return new SnookerTable(this);
    return game === "backgammon" ? new BackgammonTable(this) : new CarromTable(this);
  }

  get view(): Umpired {
    return this.correcting?.view ?? this.match!;
  }

  get waiting(): readonly Waiting[] {
    return this.correcting ? [] : this.outbox.waiting;
  }

  get swapped(): boolean {
    return localStorage.getItem(SWAP) === "yes";
  }

  get naming(): Naming {
    return {
      words: this.words,
      game: this.dataset["game"]!,
      player: (side) => (this.isPlayer(side) ? this.name(String(side)) : null),
    };
  }

  offered(act: string, by?: string): Offer | undefined {
    return this.view.offers?.find((offer) => offer.act === act && (by === undefined || offer.by === by));
  }

  name(side: string): string {
    return nameOf(this.match!, side);
  }

  enter(event: unknown, says: string): void {
    if (this.correcting) return void this.rehearseCorrection(event);
    this.put("acts", { event }, says);
  }

  redraw(): void {
    this.requestUpdate();
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
    const address = this.match?.last.at(-1)?.rulings[0]?.address;
    if (address) window.open(address, "_blank", "noopener");
  }

  protected override render(): TemplateResult {
    if (!this.match) return html`<p class="soft inside">${this.words("umpire-asking")}</p>`;
    const { trouble } = this.outbox;
    return html`<div class="console" data-state=${this.match.state}>
        ${this.head()} ${this.banner()} ${this.tally()} ${this.table.facts()}
        ${this.table.beneath() ?? nothing} ${sayLine(this.speech)} ${lastActs(this.speech)}
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
                <div class="sheet-in">${this.inSheet(trouble)}</div>`
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
    return (
      !this.mine || this.match!.state === "over" || (this.match!.state !== "running" && !this.waiting.length)
    );
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
    const told = words("umpire-seconds", { seconds: age < 10 ? age.toFixed(1) : String(Math.round(age)) });
    const lost = this.link.state === "lost";
    const label = `${words(`umpire-link-${this.link.state}`)} ${told}. ${words("umpire-unsent", { acts: unsent })}`;
    return html`<span class="link ${this.link.state}" role="img" aria-label=${label}
      >${lost ? words("umpire-lost") : told}${unsent ? ` · ${unsent}` : ""}</span
    >`;
  }

  protected banner(): TemplateResult | typeof nothing {
    const { words, match } = this;
    if (this.correcting) {
      return html`<p class="offline correcting" role="status">
        <b>${words("umpire-correcting", { number: this.correcting.act.number })}</b>
        ${this.correcting.act.text}. ${words("umpire-correcting-says")}
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
    if (this.outbox.trouble) {
      return html`<p class="offline" role="alert">
        <b>${words("umpire-conflict")}</b>
        <button type="button" class="button" @click=${() => this.show("conflict")}>
          ${words("umpire-look")}
        </button>
      </p>`;
    }
    if (this.link.state === "lost") {
      return html`<p class="offline" role="alert">
        <b>${words("umpire-no-link")}</b>
        ${words("umpire-no-link-says", { acts: this.outbox.waiting.length })}
      </p>`;
    }
    if (match!.state === "review")
      return html`<p class="offline" role="status"><b>${words("umpire-under-review")}</b></p>`;
    return nothing;
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
    const turn = this.view.state === "over" ? null : this.table.turn();
    return !!turn && isTurnOf(this.match!, turn, side);
  }

  private middle(): TemplateResult {
    const clock = this.clock;
    if (!clock) return this.table.middle();
    const left = this.left(clock.left_ms, clock.running);
    const what = this.words(`umpire-clock-${clock.name}`);
    const seconds = clockTime(left);
    const stands = this.standing ? this.words("umpire-clock-stands") : what;
    return html`<button
      type="button"
      class="clock ${left <= LATE ? "late" : ""}"
      @click=${() => this.tapClock()}
      aria-label=${this.words(this.standing ? "umpire-clock-held" : "umpire-clock", { what, seconds })}
    >
      ${dial(left / WHOLE[clock.name]!, seconds)}<span class="what">${stands}</span>
    </button>`;
  }

  private get speech(): Speech {
    const { words, naming, said, refusal } = this;
    const name = (side: string): string => this.name(side);
    return { words, naming, said, refusal, match: this.match!, waiting: this.outbox.waiting, name };
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
    const { words, match } = this;
    if (match!.state === "paused") {
      return html`<div class="ended">
        <p class="said">${words("umpire-paused")}</p>
        ${this.mine ? html`<button type="button" class="key main" @click=${() => this.pause()}>${words("umpire-resume")}</button>` : nothing}
      </div>`;
    }
    if (match!.state === "review") {
      return html`<div class="ended">
        <p class="said">${words("umpire-under-review")}</p>
        ${this.mine ? html`<button type="button" class="key main" @click=${() => this.put("resume", {}, words("umpire-settle"))}>${words("umpire-settle")}</button>` : nothing}
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
        ${icon("foul")}${words(this.dataset["game"] === "backgammon" ? "umpire-notice" : "umpire-foul")}
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

  private inSheet(trouble: Trouble | null): TemplateResult {
    const { words } = this;
    switch (this.sheet) {
      case "menu":
        return sheets.menuSheet(words, this.menu());
      case "more":
        return this.moreSheet();
      case "correct":
        return sheets.actsSheet(words, this.acts, (act) => void this.beginCorrection(act));
      case "changes":
        return sheets.changesSheet(
          words,
          this.correcting!.would!,
          (reason) => this.correct(reason),
          () => this.show(null),
        );
      case "hand-over":
        return sheets.handOverSheet(words, this.hand, this.outbox.waiting.length, this.match!.sequence, () =>
          this.show(null),
        );
      case "conflict":
        return trouble ? this.conflict(trouble) : this.leftOut();
      case "little":
      case "position":
        return this.little(this.sheet === "little" ? "now" : "before");
      default:
        return this.table.sheet(this.sheet!) ?? html`<p>${words("umpire-wait")}</p>`;
    }
  }

  private conflict(trouble: Trouble): TemplateResult {
    const { sequence } = this.match!;
    const done = (work: Promise<void>): void => void (this.show(null), work);
    return sheets.conflictSheet(
      this.words,
      trouble,
      this.outbox.waiting,
      this.match!.last,
      () => done(this.outbox.again(sequence)),
      () => done(this.outbox.leaveOut(sequence)),
      () => done(this.lease({ take_over: true })),
    );
  }

  private leftOut(): TemplateResult {
    const put = (): void => (this.outbox.clearAside(), this.show(null));
    return html`<header><h2 id="sheet-h">${this.words("umpire-left-out")}</h2></header>
      <ol>
        ${this.outbox.aside.map((act) => html`<li>${timeOf(act.at)} ${act.says}</li>`)}
      </ol>
      <button type="button" class="button" @click=${put}>${this.words("umpire-put-away")}</button>`;
  }

  /** The board on which the umpire lays the pieces as they lie. */
  private little(first: "now" | "before"): TemplateResult {
    const opening = JSON.parse(this.dataset["opening"] || "{}") as object;
    return html`<little-board .match=${this.match} .opening=${opening} .first=${first}></little-board>`;
  }

  /** Everything that may be entered and has no key of its own. */
  private moreSheet(): TemplateResult {
    const others = (this.view.offers ?? []).filter((offer) => !this.table.own.has(offer.act));
    const aside = this.outbox.aside.length
      ? html`<button type="button" class="choice" @click=${() => this.show("conflict")}>
          <b>${this.words("umpire-left-out")} (${this.outbox.aside.length})</b>
        </button>`
      : nothing;
    const groups = [{ heading: this.words("umpire-more-acts"), rows: rows(others, this.naming) }];
    const little = this.dataset["opening"]
      ? html`<button type="button" class="choice" @click=${() => this.show("little")}>
          <b>${this.words("umpire-little")}</b>
        </button>`
      : nothing;
    return html`${foulSheet(this, groups, this.words("umpire-more-title"))}${little}${aside}`;
  }

  private menu(): sheets.Menu {
    return {
      help: `/umpire/help/${this.dataset["game"]}`,
      watch: `/watch/${this.match!.id}`,
      sound: this.bell.on,
      awake: this.wake.awake,
      state: this.match!.state,
      setSound: (on) => ((this.bell.on = on), this.requestUpdate()),
      swap: () => (localStorage.setItem(SWAP, this.swapped ? "no" : "yes"), this.show(null)),
      correct: () => this.show("correct"),
      handOver: () => this.show("hand-over"),
      sides: sidesOf(this.match!),
      desk: Boolean(this.match!.event),
      protest: (said) => (this.put("protest", said, this.words("umpire-protest")), this.show(null)),
      settle: () => (this.put("resume", {}, this.words("umpire-settle")), this.show(null)),
      pause: () => this.pause(),
      resume: () => this.pause(),
      letRun: this.standing ? () => this.letRun() : null,
      hints: () => ((this.hinting = true), this.show(null)),
    };
  }

  private isPlayer(side: Scalar): boolean {
    return typeof side === "string" && isPlayer(this.match!, side);
  }
}

/** Returns the sides of a match by their letters, each with the names of those who play for it. */
function sidesOf({ players }: Umpired): [string, string][] {
  const letters = [...new Set(players.map((player) => player.side.slice(0, 1)))];
  const names = (letter: string): string[] =>
    players.filter((player) => player.side.startsWith(letter)).map((player) => player.name);
  return letters.map((letter) => [letter, names(letter).join(" · ")]);
}
