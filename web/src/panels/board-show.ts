import { isTable } from "../boards/names";
import { tableBoard } from "../boards/registry";
import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { BackgammonBoard } from "../boards/backgammon/api";
import * as backgammon from "../boards/backgammon/state";
import { CarromBoard } from "../boards/carrom/api";
import { readMotion } from "../boards/motion";
import { SnookerBoard } from "../boards/snooker/api";
import { preview } from "../boards/tabletop";
import type { Turn } from "../boards/view";
import { pageWords, pieceName, type Words } from "../boards/words";
import { textTable } from "./text-table";

type Table = CarromBoard | SnookerBoard;
type Board = Table | BackgammonBoard;

/** One board alone, with what there is to try on it: `data-game`; of backgammon `data-dice`, `data-choices` and `data-stops`. */
@customElement("board-show")
export class BoardShow extends LitElement {
  @state() private inText = false;
  private board: Board | null = null;
  private readonly words: Words = pageWords();

  protected override createRenderRoot(): HTMLElement {
    const place = document.createElement("div");
    place.className = "board-controls";
    return this.appendChild(place);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.build();
  }

  protected override render(): TemplateResult {
    const table = this.board && !(this.board instanceof BackgammonBoard);
    return html`
      <p role="status">${this.said()}</p>
      <div class="row-of">
        ${this.button("turn", this.turn)} ${table ? this.button("rulers", this.rule) : nothing}
        ${table ? this.button("play", this.play) : this.button("undo", this.undo)}
        ${this.button("reset", this.reset)}
        <button
          class="button"
          type="button"
          aria-pressed=${this.inText}
          @click=${() => (this.inText = !this.inText)}
        >
          ${this.words("board-text")}
        </button>
      </div>
      ${this.inText && this.board ? textTable(this.board, this.words) : nothing}
    `;
  }

  private button(name: string, act: () => void): TemplateResult {
    return html`<button class="button" type="button" @click=${act}>${this.words(`board-${name}`)}</button>`;
  }

  private async build(): Promise<void> {
    const game = this.dataset["game"]!;
    this.board = isTable(game)
      ? (await tableBoard(this, game, this.words)).drawn
      : new BackgammonBoard(this, this.words);
    this.prepend(this.board.drawing);
    this.board.listen(() => this.requestUpdate());
    await this.reset();
  }

  private readonly reset = async (): Promise<void> => {
    const board = this.board!;
    if (board instanceof BackgammonBoard) board.set(this.rolled());
    else if (board instanceof CarromBoard) board.set({ ...(await this.start()), ...aiming(board) });
    else board.set({ ...(await this.start()), inHand: true, turn: 1, angle: Math.PI / 2 });
    this.requestUpdate();
  };

  /** The opening roll of the page, to be moved. */
  private rolled(): Partial<backgammon.BackgammonState> {
    const dice = this.dataset["dice"]!.split(" ").map(Number);
    return {
      ...backgammon.opening(this.seat),
      side: this.seat,
      dice,
      choices: this.dataset["choices"]!.split(";"),
      stops: JSON.parse(this.dataset["stops"]!) as backgammon.Stop[],
    };
  }

  private get seat(): "X" | "O" {
    return this.board instanceof BackgammonBoard ? this.board.state.seat : "X";
  }

  private async start(): Promise<{ at: Record<string, [number, number]> }> {
    const motion = await this.example();
    const places = Object.entries(motion!.start.at);
    return { at: Object.fromEntries(places.map(([name, [x, y]]) => [name, [x * 1000, y * 1000]])) };
  }

  private async example(): Promise<ReturnType<typeof readMotion>> {
    const answer = await fetch(`/api/table/strokes/${this.dataset["game"]}-break`);
    return readMotion(await answer.text());
  }

  private readonly play = async (): Promise<void> => {
    const motion = await this.example();
    if (!motion) return;
    await (this.board as Table).play(motion);
    this.requestUpdate();
  };

  private readonly turn = (): void => {
    const board = this.board!;
    if (board instanceof BackgammonBoard) {
      board.set({ seat: board.state.seat === "X" ? "O" : "X" });
      board.set(this.rolled());
    } else (board as CarromBoard).set({ turn: ((board.state.turn + 1) % 4) as Turn });
    this.requestUpdate();
  };

  private readonly rule = (): void => {
    const board = this.board as CarromBoard;
    board.set({ rulers: !board.state.rulers });
  };

  private readonly undo = (): void => {
    const board = this.board as BackgammonBoard;
    board.set(backgammon.undo(board.state));
    this.requestUpdate();
  };

  private said(): string {
    const { board, words } = this;
    if (!board) return "";
    if (board instanceof BackgammonBoard) {
      const { dice } = board.state;
      const move = backgammon.half(board.state);
      return move ? words("board-made", { move }) : words("board-to-move", { dice: dice.join("-") });
    }
    const first = preview(board.state)?.first;
    if (!first) return "";
    const met = first.meets === "jaw" ? "cushion" : first.meets;
    const what =
      met === "piece" ? pieceName(words, this.dataset["game"]!, first.name) : words(`board-${met}`);
    return words("board-aimed", { what });
  }
}

/** The striker on the first chair's base line, aimed a little beside the middle. */
function aiming(board: CarromBoard): { line: CarromBoard["state"]["line"]; angle: number } {
  const { width } = board.state.plan.bed;
  const deep = 117.4;
  return { line: { from: [149.2, deep], to: [width - 149.2, deep] }, angle: Math.PI / 2 + 0.03 };
}
