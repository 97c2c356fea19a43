import { html, nothing, type TemplateResult } from "lit";
import { BackgammonBoard } from "../boards/backgammon/api";
import type { Side, Step } from "../boards/backgammon/moves";
import { readPosition } from "../boards/backgammon/position-id";
import { open, whole } from "../boards/backgammon/state";
import { rows, type Row } from "./choices";
import type { Offer } from "./documents";
import type { Desk, Half, Table } from "./desk";
import type { Clock } from "../hall";
import { FEW, foulSheet, search } from "./fouls";
import { asPut, dragFreely, putFreely } from "./free-move";
import { clockTime, icon } from "./parts";

const NARROW = "(max-width: 63.99rem)";
/** Whether the board has room for both trays. */
const trays = (): boolean => !matchMedia(NARROW).matches;
const CHIP: Readonly<Record<string, string>> = { X: "white", O: "black" };
/** Answers that stand as large keys, in their order. */
const ANSWERS = ["take", "drop", "accept", "refuse", "press"];
/** Milliseconds until the ways of a roll are asked for again. */
const AGAIN = 2000;

/** Backgammon at a recorder's console. */
export class BackgammonTable implements Table {
  readonly own = new Set([
    "roll",
    "move",
    "double",
    "take",
    "drop",
    "accept",
    "refuse",
    "press",
    "notice",
    "offence",
  ]);
  private readonly place = document.createElement("div");
  private board: BackgammonBoard | null = null;
  private drawn = "";
  private die: number | null = null;
  /** Whether the next roll is one out of turn. */
  private early = false;
  /** Two dice that were tapped while a move is due: what they mean is asked. */
  private asked: { dice: number[]; astray: string } | null = null;
  private free = false;
  private stopFree = (): void => {};

  constructor(private readonly desk: Desk) {
    this.place.className = "board-box";
  }

  turn(): string | null {
    const { after } = this.desk.view;
    if (this.desk.waiting.length) return null;
    return (after["to_answer"] ?? after["turn"]) as string | null;
  }

  title(number = this.desk.view.unit): string {
    return this.desk.words("umpire-game-number", { number });
  }

  half(side: string, place: 0 | 1): Half {
    const { view } = this.desk;
    const clock = view.clocks.find((one) => one.side === side && one.name === "bank");
    const delay = view.clocks.find((one) => one.side === side && one.name === "delay" && one.running);
    return {
      chip: CHIP[side] ?? "",
      points: view.standing.score[place],
      beside: html`${clock ? html`<span class="bank">${this.time(clock)}</span>` : nothing}
      ${delay ? html`<span>${this.desk.words("umpire-delay", { seconds: this.time(delay) })}</span>` : nothing}`,
    };
  }

  middle(): TemplateResult {
    const { words, view } = this.desk;
    const { value, owner } = view.after["cube"] as { value: number; owner: string };
    const whose = owner === "X" || owner === "O" ? this.desk.name(owner) : words("umpire-cube-centre");
    return html`<div class="frames">
      <b>${value}×</b><span>${words("umpire-cube", { name: whose })}</span>
    </div>`;
  }

  facts(): TemplateResult {
    const { words, view } = this.desk;
    const { dice, must_move: must, length, crawford_game: crawford, illegal } = view.after;
    return html`<dl class="facts">
      <div>
        <dt>${words("umpire-roll")}</dt>
        <dd>${dice ? (dice as number[]).join("-") : "–"}</dd>
      </div>
      <div class=${must || illegal ? "due" : ""}>
        <dt>${words("umpire-must-move")}</dt>
        <dd>${illegal ? words("umpire-illegal-stands") : must}</dd>
      </div>
      <div>
        <dt>${words("umpire-to-points")}</dt>
        <dd>${length}${crawford ? html` · ${words("umpire-crawford")}` : nothing}</dd>
      </div>
    </dl>`;
  }

  beneath(): null {
    return null;
  }

  pad(): TemplateResult {
    const { words, view, waiting } = this.desk;
    this.draw();
    const sure = !waiting.length;
    const over = sure && view.after["game"] && !this.desk.offered("roll");
    if (over)
      return html`${this.place}
        <p class="ended said">${words("umpire-wait")}</p>`;
    const rolling = !sure || this.desk.offered("roll")?.due;
    const moving = !!this.desk.offered("move");
    return html`${this.answers()} ${this.place} ${this.dice(!!rolling && !(sure && moving), moving)}
    ${this.acts(moving)}`;
  }

  sheet(name: string): TemplateResult | null {
    if (name === "foul") return foulSheet(this.desk, this.notices(), this.desk.words("umpire-notice-title"));
    if (name === "moves") return this.moves();
    if (name === "early" && this.asked) return this.earlyRoll(this.asked);
    return null;
  }

  key(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    const said: Readonly<Record<string, string>> = { d: "double", t: "take", x: "drop", p: "press" };
    if (/^[1-6]$/.test(key)) this.rolled(Number(key), this.desk.offered("move") ? this.strayer : undefined);
    else if (said[key] && this.desk.offered(said[key]!)) this.say(said[key]!);
    else if (key === "v") this.desk.show("moves");
    else return false;
    return true;
  }

  clear(): void {
    this.die = null;
    this.asked = null;
    this.early = false;
    this.drawn = "";
    this.goFree(false);
  }

  private time(clock: Clock): string {
    return clockTime(this.desk.left(clock.left_ms, clock.running));
  }

  /** Shows the hall's position; a move is made on it step by step. */
  private draw(): void {
    const { view, words } = this.desk;
    const now = `${view.sequence} ${String(view.after["position"])} ${this.free}`;
    if (!this.board) {
      this.board = new BackgammonBoard(this.place, words, false);
      this.board.listen(() => this.stepped());
      dragFreely(this.board, trays, (step) => this.strayed(step));
    }
    if (now === this.drawn) return;
    this.drawn = now;
    const turn = (view.after["turn"] ?? "X") as Side;
    const men = readPosition(String(view.after["position"]), turn);
    if (!men) return;
    const { value, owner } = view.after["cube"] as { value: number; owner: string };
    const cube = { value, owner: owner === "X" || owner === "O" ? (owner as Side) : null };
    const move = this.free ? undefined : this.desk.offered("move");
    const choices = (move?.fields[""] ?? []) as readonly string[];
    const dice = (view.after["dice"] ?? []) as number[];
    const moves = choices.filter((one) => one.includes("/"));
    this.board.set({ men, side: turn, dice, cube, choices: moves, stops: [], made: [], chosen: null });
    this.board.fit(trays());
    if (moves.length) void this.openWays(this.board, String(view.after["position"]));
  }

  /** Lets checkers be moved half by half, as the engine tells how. */
  private async openWays(board: BackgammonBoard, position: string): Promise<void> {
    const { choices, dice } = board.state;
    const stops = await this.desk.ways(position, dice);
    if (board.state.choices !== choices) return;
    if (!stops) return void window.setTimeout(() => void this.openWays(board, position), AGAIN);
    board.set({ stops });
    this.desk.redraw();
  }

  /** A step was made on the board: a whole move is entered at once. */
  private stepped(): void {
    const move = this.board && !open(this.board.state).length ? whole(this.board.state) : null;
    if (move && this.board!.state.made.length) this.moved(move);
    else this.desk.redraw();
  }

  /** A checker was dragged where it may not go: what is put from now on is put as it was played. */
  private strayed(step: Step): void {
    // Before the engine has told the ways no drag is known to be astray.
    if (this.free || !this.desk.offered("move") || !this.board!.state.stops.length) return;
    const made = [...this.board!.state.made, step];
    this.goFree(true);
    this.draw();
    this.board!.set({ made });
    this.desk.redraw();
  }

  private moved(move: string): void {
    this.desk.enter({ move }, `${this.desk.name(this.turn() ?? "")}: ${move}`);
  }

  private answers(): TemplateResult | typeof nothing {
    const { words, waiting } = this.desk;
    const due = waiting.length ? [] : ANSWERS.filter((act) => this.desk.offered(act)?.due);
    if (!due.length) return nothing;
    const who = this.desk.offered(due[0]!)!.by;
    return html`<section class="ask" aria-label=${words("umpire-answers", { name: this.desk.name(who) })}>
      <p class="said">${words("umpire-answers", { name: this.desk.name(who) })}</p>
      <div class="answers">
        ${due.map((act) => html`<button type="button" class="key" @click=${() => this.say(act)}>${words(`umpire-say-${act}`)}</button>`)}
      </div>
    </section>`;
  }

  private say(act: string): void {
    const offer = this.desk.offered(act)!;
    this.desk.enter(
      { [act]: offer.plain },
      `${this.desk.name(offer.by)}: ${this.desk.words(`umpire-say-${act}`)}`,
    );
  }

  /** The dice; while the side that has rolled moves, a roll is the other side's, too soon. */
  private dice(rolling: boolean, moving: boolean): TemplateResult {
    const { words } = this.desk;
    const astray = moving || this.early ? this.strayer : undefined;
    const named = { one: this.desk.name("X"), other: this.desk.name("O") };
    const label = astray
      ? words("umpire-rolls-early", { name: this.desk.name(astray) })
      : words(this.opening ? "umpire-dice-opening" : "umpire-dice", named);
    return html`<div class="dice-pad" role="group" aria-label=${label}>
      ${[1, 2, 3, 4, 5, 6].map((value) => html`<button type="button" class="key ${astray ? "mod" : ""}" ?disabled=${!rolling && !astray} aria-pressed=${this.die === value} @click=${() => this.rolled(value, astray)}>${value}</button>`)}
    </div>`;
  }

  /** Who may be seen to roll out of turn. */
  private get strayer(): string | undefined {
    if (this.desk.waiting.length) return undefined;
    const turn = this.desk.view.after["turn"];
    return this.desk.view.offers?.find(
      (offer) => offer.act === "roll" && offer.by !== turn && !invalid(offer),
    )?.by;
  }

  private get opening(): boolean {
    return this.desk.view.after["turn"] == null;
  }

  private rolled(value: number, astray?: string): void {
    if (this.die === null) {
      this.die = value;
      this.desk.redraw();
      return;
    }
    const dice = [this.die, value];
    this.die = null;
    if (astray && !this.early) {
      this.asked = { dice, astray };
      return this.desk.show("early");
    }
    this.early = false;
    const sure = !this.desk.waiting.length;
    const opening = sure && this.opening;
    const event = astray ? { by: astray, dice } : opening ? { X: dice[0], O: dice[1] } : dice;
    const who = sure && !opening ? `${this.desk.name(astray ?? this.turn() ?? "")} ` : "";
    this.desk.enter({ roll: event }, `${who}${dice.join("-")}`);
  }

  /** Two dice while a move is due: the other side's, too soon, or those that were entered wrongly. */
  private earlyRoll({ dice, astray }: { dice: number[]; astray: string }): TemplateResult {
    const { words, view } = this.desk;
    const roll = dice.join("-");
    const turn = this.desk.name(this.turn() ?? "");
    const last = [...view.last].reverse().find((act) => act.facts.some((fact) => /Roll$/.test(fact.type)));
    const early = (): void => {
      this.desk.show(null);
      this.desk.enter({ roll: { by: astray, dice } }, `${this.desk.name(astray)} ${roll}`);
    };
    const misread = (): void => {
      this.desk.show(null);
      this.desk.amend(last!.number, { roll: dice }, words("umpire-misread"));
    };
    return html`<header>
        <h2 id="sheet-h">${words("umpire-move-due", { name: turn, dice: roll })}</h2>
      </header>
      <div class="keys">
        ${last && !this.isOpening(last.facts) ? html`<button type="button" class="choice" data-act="misread" @click=${misread}><b>${words("umpire-rolled-instead", { name: turn, dice: roll })}</b></button>` : nothing}
        <button type="button" class="choice" data-act="early" @click=${early}>
          <b>${words("umpire-rolled-early", { name: this.desk.name(astray), dice: roll })}</b>
        </button>
        <button type="button" class="choice" @click=${() => this.desk.show(null)}>
          <b>${words("umpire-cancel")}</b>
        </button>
      </div>`;
  }

  private isOpening(facts: readonly { readonly type: string }[]): boolean {
    return facts.some((fact) => fact.type === "OpeningRoll");
  }

  private acts(moving: boolean): TemplateResult {
    const { words, waiting } = this.desk;
    const double = this.desk.offered("double");
    const bad = this.desk.view.offers?.find((offer) => offer.act === "roll" && invalid(offer));
    if (this.free) {
      const put = asPut(this.board!);
      return html`<div class="acts">
        <button type="button" class="key" @click=${() => this.goFree(false)}>
          ${words("umpire-cancel")}
        </button>
        <button
          type="button"
          class="key main"
          ?disabled=${!put}
          @click=${() => {
            this.goFree(false);
            this.moved(put);
          }}
        >
          ${words("umpire-enter-move", { move: put || "…" })}
        </button>
      </div>`;
    }
    return html`<div class="acts">
      ${
        moving
          ? html`<button
                type="button"
                class="key"
                aria-haspopup="dialog"
                @click=${() => this.desk.show("moves")}
              >
                ${words("umpire-moves")}
              </button>
              <button type="button" class="key" @click=${() => this.goFree(true)}>
                ${words("umpire-as-played")}
              </button>`
          : html`<button
                type="button"
                class="key"
                ?disabled=${!double?.due && !waiting.length}
                @click=${() => this.doubled()}
              >
                ${words("umpire-say-double")}
              </button>
              <button
                type="button"
                class="key"
                ?disabled=${!bad}
                @click=${() => this.desk.enter({ roll: bad!.plain }, words("umpire-invalid-roll"))}
              >
                ${words("umpire-invalid-roll")}
              </button>
              ${this.strayer && !this.opening ? this.outOfTurn() : nothing}`
      }
      <button type="button" class="key" @click=${() => this.desk.pause()}>
        ${icon("pause")}${words("umpire-pause")}
      </button>
    </div>`;
  }

  /** Lets the next roll be the other side's. */
  private outOfTurn(): TemplateResult {
    const turn = (): void => {
      this.early = !this.early;
      this.die = null;
      this.desk.redraw();
    };
    return html`<button type="button" class="key mod" aria-pressed=${this.early} @click=${turn}>
      ${this.desk.words("umpire-out-of-turn")}
    </button>`;
  }

  private doubled(): void {
    if (this.desk.offered("double")?.due) this.say("double");
    else this.desk.enter("double", this.desk.words("umpire-say-double"));
  }

  /** Lets the checkers be put as they were put at the table, legal or not. */
  private goFree(free: boolean): void {
    if (this.free === free) return;
    this.free = free;
    this.drawn = "";
    this.stopFree();
    this.stopFree = free ? putFreely(this.board!, trays, () => this.desk.redraw()) : (): void => {};
    this.desk.redraw();
  }

  private moves(): TemplateResult {
    const { words } = this.desk;
    const choices = (this.desk.offered("move")?.fields[""] ?? []) as readonly string[];
    const key = (move: string): TemplateResult => {
      const enter = (): void => (this.desk.show(null), this.moved(move));
      const label = `${move}: ${words("umpire-enter")}`;
      return html`<li class="offence move">
        <button type="button" class="key" aria-label=${label} @click=${enter}>${move}</button>
      </li>`;
    };
    return html`<header><h2 id="sheet-h">${words("umpire-moves-title")}</h2></header>
      ${choices.length > FEW ? search(this.desk) : nothing}
      <section class="offences">
        <h3>${words("umpire-moves-legal")}</h3>
        <ul class="moves">
          ${choices.map(key)}
        </ul>
      </section>`;
  }

  /** What can be pointed out, and the breaches of the book. */
  private notices(): { heading: string; rows: readonly Row[] }[] {
    const { words, naming, view } = this.desk;
    const of = (...acts: string[]): Row[] =>
      rows(
        (view.offers ?? []).filter((offer) => acts.includes(offer.act)),
        naming,
      );
    return [
      { heading: words("umpire-notices"), rows: of("notice", "condone", "pick_up", "flag") },
      {
        heading: words("umpire-early"),
        rows: rows(
          (view.offers ?? []).filter((offer) => offer.act === "double" && !offer.due),
          naming,
        ),
      },
      {
        heading: words("umpire-invalid-roll"),
        rows: rows(
          (view.offers ?? []).filter((offer) => offer.act === "roll" && invalid(offer)),
          naming,
        ),
      },
      { heading: words("umpire-breaches"), rows: of("offence") },
    ];
  }
}

/** Whether an offer is a roll that does not count. */
function invalid({ plain }: Offer): boolean {
  return JSON.stringify(plain).includes("invalid");
}
