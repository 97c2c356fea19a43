import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { BackgammonBoard } from "../boards/backgammon/api";
import { notation, type Side, type Step } from "../boards/backgammon/moves";
import { half, open, undo, whole } from "../boards/backgammon/state";
import { waysTo } from "../boards/backgammon/ways";
import { DiceDevice } from "../dice/device";
import { look, written, type Entry, type Match, type Passing } from "../hall";
import { copier } from "./company";
import { PlayedMatch } from "./played-match";
import { textTable } from "./text-table";

/** Words that a player says with one press, in the order in which they stand. */
const WORDS = ["roll", "double", "take", "drop", "accept", "refuse"] as const;
/** Milliseconds for which another's dice lie to be read, each of their checkers moves, and a roll without a move stands. */
const SHOWN = { dice: 1150, checker: 450, none: 1700 } as const;
/** The least of each, however fast things are shown. */
const LEAST = { dice: 300, checker: 60, none: 600 } as const;
/** The shape from which there is room for both trays. */
const WIDE = 7 / 5;
/** The acts that are told as a roll. */
const ROLLS = ["Roll", "OpeningRoll"];
/** Milliseconds until the ways of a roll are asked for again. */
const AGAIN = 2000;

/** What an entry says of a move. */
interface Told {
  readonly type: string;
  readonly by?: Side;
  readonly steps?: readonly { readonly source: number; readonly target: number }[];
}

/** A match of backgammon that is played here. */
@customElement("backgammon-play")
export class BackgammonPlay extends PlayedMatch {
  /** The position as other programs write it, once it was asked for. */
  @state() private ids: { xgid: string; gnuid: string } | null = null;
  protected readonly home = "/play/backgammon";
  /** Whether a roll stands that cannot be played. */
  @state() private stuck = false;
  private rolled: readonly number[] = [];
  /** This device's part in the dice, where players' devices make them. */
  private device: DiceDevice | null = null;

  protected terms(chosen: FormData): { edition: string; length: object } {
    return { edition: String(chosen.get("edition")), length: { points: Number(chosen.get("length")) } };
  }

  protected override passing(told: Passing): void {
    super.passing(told);
    if (told.dice) void (this.device ? this.device.take(told.dice) : this.begun());
  }

  /** Looks again: dice are called for, so whoever was invited has come. */
  private async begun(): Promise<void> {
    const match = this.match && (await look(this.match.id));
    if (match) this.answered(match);
  }

  protected override enter(event: unknown): void {
    if (event !== "roll" || !this.device?.press()) super.enter(event);
  }

  /** Takes part in the dice as soon as it is known whose seats are here. */
  private join(match: Match): void {
    if (this.device || !this.own.length || match.state === "waiting") return;
    const sides = this.own.map((place) => match.players[place]!.side);
    const roll = (): void => super.enter("roll");
    this.device = new DiceDevice(match.id, sides, () => this.requestUpdate(), roll);
    void this.device.begin();
  }

  /** Whose link is waited for, and what can be done where it does not come. */
  protected override more(): TemplateResult | typeof nothing {
    const { device, match, words } = this;
    if (!device || !match) return nothing;
    const late = device.late;
    return html`${device.refused ? html`<p class="refusal" role="alert">${device.refused}</p>` : nothing}
    ${device.waiting.map((side) =>
      late.includes(side)
        ? html`<p role="status">${words("play-dice-late", { name: this.nameOf(match, side) })}</p>
            ${this.little("play-dice-go-on", () => void device.goOn(side))}`
        : html`<p role="status">${words("play-dice-waits", { name: this.nameOf(match, side) })}</p>`,
    )}
    ${device.elsewhere.map(
      (side) =>
        html`<p>${words("play-dice-elsewhere")}</p>
          ${this.little("play-dice-here", () => void device.goOnHere(side))}`,
    )}`;
  }

  /** Lets another's dice lie and their checkers move one after the other. */
  protected override async follow(match: Match, entry: Entry | null): Promise<void> {
    const told = (entry?.act as { facts?: readonly Told[] } | undefined)?.facts?.[0];
    if (told?.type === "Move" && told.by) return this.showMove(match, told, entry!.number);
    const rolled = (match.after["dice"] ?? []) as readonly number[];
    if (rolled.length) this.rolled = rolled;
    this.position(match);
    const turn = match.after["turn"] as Side | undefined;
    // Dice also lie while somebody resigns or refuses: only a roll is told as one.
    const kind = (told ?? (entry ? undefined : match.last.at(-1)?.facts[0]))?.type ?? "";
    if (!rolled.length || !turn || !ROLLS.includes(kind)) return;
    const said = { name: this.nameOf(match, turn, true), dice: rolled.join("-") };
    this.tellOf(match.sequence, this.words("play-event-roll", said));
    if (!entry || this.mineIs(match, turn)) return;
    this.requestUpdate();
    await this.pace.hold(SHOWN.dice, LEAST.dice);
  }

  private mineIs(match: Match, side: Side | undefined): boolean {
    return this.own.some((place) => match.players[place]!.side === side);
  }

  private async showMove(match: Match, { by, steps = [] }: Told, number: number): Promise<void> {
    const board = this.board as BackgammonBoard | null;
    const side = by!;
    const made = steps.map(({ source, target }): Step => ({
      from: source,
      to: target,
      die: source - target,
    }));
    const here = this.mineIs(match, side);
    if (board && !made.length) await this.showNone(match, side, number);
    else if (board) {
      const men = board.state.men;
      const move = notation(men, side, made);
      const said = { name: this.nameOf(match, side, true), dice: this.rolled.join("-"), move };
      for (const place of here ? [] : made.keys()) {
        board.set({ side, choices: [], stops: [], made: made.slice(0, place + 1) });
        await this.pace.hold(SHOWN.checker, LEAST.checker);
      }
      this.tellOf(number, this.words("play-event-move", said));
      this.position(match);
      if (!here) board.set({ marks: { men, side, steps: made } });
      return;
    }
    this.position(match);
  }

  /** A roll that cannot be played stands long enough to be read, and it is said that it cannot. */
  private async showNone(match: Match, side: Side, number: number): Promise<void> {
    const said = { name: this.nameOf(match, side, true), dice: this.rolled.join("-") };
    (this.board as BackgammonBoard).set({ side, dice: this.rolled });
    this.tellOf(number, this.words("play-event-no-move", said));
    this.stuck = true;
    await this.pace.hold(SHOWN.none, LEAST.none);
    this.stuck = false;
  }

  protected override offer(match: Match): void {
    const board = this.board as BackgammonBoard | null;
    if (!board) return;
    const move = this.match!.due.find((due) => due.act === "move" && this.mineIs(match, due.side as Side));
    const choices = (move?.choices ?? []) as readonly string[];
    board.set({ choices, stops: [] });
    if (choices.length) void this.openWays(board, match);
  }

  /** Lets checkers be moved half by half, as the engine tells how. */
  private async openWays(board: BackgammonBoard, { after }: Match): Promise<void> {
    const { choices, dice } = board.state;
    const stops = await waysTo(String(after["position"]), dice);
    if (board.state.choices !== choices) return;
    if (!stops) return void window.setTimeout(() => void this.openWays(board, this.match!), AGAIN);
    board.set({ stops });
    this.requestUpdate();
  }

  /** The dice are announced as they fall, not once more as what there is to move. */
  protected override get repeats(): boolean {
    const state = (this.board as BackgammonBoard | null)?.state;
    return !!state?.choices.length && !state.made.length;
  }

  protected override get dead(): boolean {
    return this.stuck;
  }

  protected override position(match: Match): void {
    this.ids = null;
    this.join(match);
    const before = (this.board as BackgammonBoard | null)?.state;
    super.position(match);
    const board = this.board as BackgammonBoard | null;
    if (!board) return;
    if (before && String(before.dice) !== String(board.state.dice)) this.sound.make("die");
    if (before && JSON.stringify(before.men) !== JSON.stringify(board.state.men)) this.sound.make("lay");
    const seat = this.own.length === 1 ? (match.players[this.own[0]!]!.side as Side) : "X";
    board.set({ seat, marks: null });
    if (before) return;
    board.drawing.setAttribute("data-part", "board");
    board.listen(() => {
      if (board.state.marks) board.set({ marks: null });
      this.requestUpdate();
    });
    const host = board.drawing.parentElement!;
    new ResizeObserver(([one]) =>
      board.fit(one!.contentRect.width >= WIDE * one!.contentRect.height),
    ).observe(host);
  }

  private readonly write = async (): Promise<void> => {
    this.ids = this.ids ? null : await written(this.match!);
  };

  /** The position to take elsewhere. */
  private positionIds(): TemplateResult | typeof nothing {
    if (!this.ids) return nothing;
    return html`<dl class="ids">
      ${Object.entries(this.ids).map(
        ([name, id]) =>
          html`<div>
            <dt>${name.toUpperCase()}</dt>
            <dd><code>${id}</code> ${copier(id, "play-copy", this.words)}</dd>
          </div>`,
      )}
    </dl>`;
  }

  protected override extras(): TemplateResult {
    return html`<div class="row-of">
        <button class="button small" type="button" aria-pressed=${this.inText} @click=${this.tell}>
          ${this.words("board-text")} <kbd>T</kbd>
        </button>
        <a class="button small" href="/dice?match=${this.match!.id}">✓ ${this.words("play-dice")}</a>
        <button class="button small" type="button" aria-expanded=${!!this.ids} @click=${this.write}>
          ${this.words("play-ids")}
        </button>
      </div>
      ${this.positionIds()}`;
  }

  protected override spoken(): TemplateResult {
    const board = this.board as BackgammonBoard;
    const words = WORDS.filter((word) => this.mine.some((due) => due.act === word));
    const said = words.map(
      (word) => [this.words(`play-${this.saying(word)}`), () => this.enter(word)] as const,
    );
    const moves = board.state.choices.map((move) => [move, () => this.enter({ move })] as const);
    return html`${this.listed([...said, ...moves])} ${textTable(board, this.words)}`;
  }

  protected doing(): string {
    const { match, words } = this;
    const board = this.board as BackgammonBoard | null;
    if (!board || !match || this.showing) return "";
    if (!this.mine.length) return this.waited(match);
    const acts = this.mine.map((due) => due.act);
    const { side } = this.mine[0]!;
    const name = this.nameOf(match, side === "X" ? "O" : "X");
    if (acts.includes("take")) {
      const asks = acts.includes("double") ? "play-doubled-beaver" : "play-doubled";
      return words(asks, { name, value: 2 * board.state.cube!.value });
    }
    if (acts.includes("accept")) return words("play-resigned", { name });
    const { X: own = 0, O: other = 0 } = match.spectators?.pips ?? {};
    const counts = { own, other };
    const dice = board.state.dice.join("-");
    if (!board.state.choices.length) return words("play-decide", { name: this.turned(match), ...counts });
    return words("play-move", { name: this.turned(match), dice, move: half(board.state) || "…", ...counts });
  }

  /** How a word is called: a double by whoever was doubled is a beaver. */
  private saying(word: string): string {
    return word === "double" && this.mine.some((due) => due.act === "take") ? "beaver" : word;
  }

  protected buttons(): TemplateResult {
    const board = this.board as BackgammonBoard | null;
    const said = WORDS.filter((word) => this.mine.some((due) => due.act === word));
    const moving = !!board?.state.choices.length;
    const move = board && moving && !open(board.state).length ? whole(board.state) : null;
    const only =
      board && moving && !move && board.state.choices.length === 1 ? board.state.choices[0]! : null;
    const main = said.includes("take") ? "take" : said[0];
    return html`${said.map((word) => this.button(this.saying(word), word === main, () => this.enter(word)))}
    ${only ? this.only(only) : nothing}
    ${moving ? this.button("confirm", !only, () => this.enter({ move }), !move) : nothing}`;
  }

  /** Taking back stands beside the hint, so that what goes on has the row. */
  protected override fine(): TemplateResult | typeof nothing {
    const state = (this.board as BackgammonBoard | null)?.state;
    if (!state?.choices.length || !this.mine.length) return nothing;
    return this.button("undo", false, this.back, !state.made.length);
  }

  /** Where there is no choice, the one move is a press away. */
  private only(move: string): TemplateResult {
    return html`<button
      class="button primary"
      type="button"
      data-part="main-action"
      @click=${() => this.enter({ move })}
    >
      ${this.words("play-only", { move })}
    </button>`;
  }

  private readonly back = (): void => {
    const board = this.board as BackgammonBoard;
    board.set(undo(board.state));
    this.requestUpdate();
  };
}
