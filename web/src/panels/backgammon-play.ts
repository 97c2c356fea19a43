import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { BackgammonBoard } from "../boards/backgammon/api";
import type { Side } from "../boards/backgammon/moves";
import { half, now, open, pips, undo, whole } from "../boards/backgammon/state";
import type { Match } from "../hall";
import { PlayedMatch } from "./played-match";
import { textTable } from "./text-table";

/** Words that a player says with one press, in the order in which they stand. */
const WORDS = ["roll", "double", "take", "drop", "accept", "refuse"] as const;
const NARROW = "(max-width: 47.99rem)";

/** A match of backgammon that is played here. */
@customElement("backgammon-play")
export class BackgammonPlay extends PlayedMatch {
  @state() private inText = false;
  protected readonly home = "/play/backgammon";

  protected terms(chosen: FormData): { edition: string; length: object } {
    return { edition: "backgammon/wbgf-2.1", length: { points: Number(chosen.get("length")) } };
  }

  protected override position(match: Match): void {
    const before = (this.board as BackgammonBoard | null)?.state;
    super.position(match);
    const board = this.board as BackgammonBoard | null;
    if (!board) return;
    const move = this.mine.find((due) => due.act === "move");
    const people = match.players.filter((player) => !player.house).map((player) => player.side as Side);
    const seat = people.length === 1 ? people[0]! : "X";
    board.set({ seat, choices: (move?.choices ?? []) as readonly string[] });
    board.fit(!matchMedia(NARROW).matches);
    if (!before) board.listen(() => this.requestUpdate());
  }

  protected override more(): TemplateResult {
    return html`<button class="button quiet" type="button" aria-pressed=${this.inText} @click=${this.tell}>
        ${this.words("board-text")}
      </button>
      ${this.inText && this.board ? textTable(this.board as BackgammonBoard, this.words) : nothing}`;
  }

  private readonly tell = (): void => {
    this.inText = !this.inText;
  };

  protected doing(): string {
    const { match, words } = this;
    const board = this.board as BackgammonBoard | null;
    if (!board || !match) return "";
    if (!this.mine.length) return words("play-wait", { name: this.turned(match) });
    const men = now(board.state);
    const counts = { own: pips(men, "X"), other: pips(men, "O") };
    const dice = board.state.dice.join("-");
    if (!board.state.choices.length) return words("play-decide", { name: this.turned(match), ...counts });
    return words("play-move", { name: this.turned(match), dice, move: half(board.state) || "…", ...counts });
  }

  protected buttons(): TemplateResult {
    const board = this.board as BackgammonBoard | null;
    const said = WORDS.filter((word) => this.mine.some((due) => due.act === word));
    const moving = !!board?.state.choices.length;
    const move = board && moving && !open(board.state).length ? whole(board.state) : null;
    return html`${said.map((word, place) => this.button(word, !place, () => this.enter(word)))}
    ${moving ? this.button("undo", false, this.back, !board!.state.made.length) : nothing}
    ${moving ? this.button("confirm", true, () => this.enter({ move }), !move) : nothing}`;
  }

  private readonly back = (): void => {
    const board = this.board as BackgammonBoard;
    board.set(undo(board.state));
    this.requestUpdate();
  };
}
