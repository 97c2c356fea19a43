import { LitElement, html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import type { Places, Point } from "../boards/aim";
import type { CarromBoard } from "../boards/carrom/api";
import { tablePlan, type Plan } from "../boards/plan";
import type { SnookerBoard } from "../boards/snooker/api";
import { isFree, put } from "../boards/tabletop";
import { ahead, pointed } from "../boards/view";
import { pageWords, pieceName, type Words } from "../boards/words";
import { origin } from "./layout-board";

/** Quarters of a turn from straight ahead, by key. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowLeft: 1, ArrowDown: 2, ArrowRight: 3 };
const [NUDGE, FINE] = [5, 1];

/** Pieces laid by hand, to practise from: dragged, or chosen and moved by keys; what leaves the table can be put back. */
export abstract class TableSetup<Board extends CarromBoard | SnookerBoard> extends LitElement {
  @state() private open = false;
  @state() private chosen: string | null = null;
  protected board: Board | null = null;
  protected readonly words: Words = pageWords();

  protected abstract readonly game: string;
  protected abstract make(place: Element, plan: Plan): Board;
  /** Where the pieces lie at first. */
  protected abstract spread(plan: Plan): Places;
  /** Tells whether a piece may leave the table, or one of a kind come back to it. */
  protected abstract mayLeave(piece: string, at: Places): boolean;
  protected abstract mayReturn(piece: string, at: Places): boolean;
  /** Where a piece that comes back is put if it can be. */
  protected abstract home(plan: Plan, piece: string): Point;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`<button class="button" type="button" aria-expanded=${this.open} @click=${this.toggle}>
        ${this.words(this.open ? "play-setup-drop" : `play-setup-${this.game}`)}
      </button>
      <input type="hidden" name="position" .value=${this.open && this.board ? this.layout() : ""} />
      ${this.open ? this.how() : nothing}
      <div class="setup-board" ?hidden=${!this.open}></div>`;
  }

  private how(): TemplateResult {
    const { chosen } = this;
    return html`<p class="hint">${this.words(`play-setup-how-${this.game}`)}</p>
      <div class="row-of setup-row">
        <span role="status">${chosen ? pieceName(this.words, this.game, chosen) : nothing}</span>
        ${chosen && this.mayLeave(chosen, this.board!.state.at) ? this.taking(chosen) : nothing}
        ${this.board ? this.returning() : nothing}
      </div>`;
  }

  private taking(piece: string): TemplateResult {
    return html`<button class="button small" type="button" @click=${() => this.leave(piece)}>
      ${this.words("play-setup-off")}
    </button>`;
  }

  /** A button for each kind of piece of which one may come back. */
  private returning(): TemplateResult {
    const { plan, at } = this.board!.state;
    const off = Object.keys(plan.pieces).filter((piece) => !(piece in at) && this.mayReturn(piece, at));
    const kinds = new Map(off.reverse().map((piece) => [piece.split("-")[0]!, piece]));
    return html`${[...kinds.values()].map(
      (piece) =>
        html`<button class="button small" type="button" @click=${() => this.bring(piece)}>
          + ${pieceName(this.words, this.game, piece)}
        </button>`,
    )}`;
  }

  private readonly toggle = async (): Promise<void> => {
    this.open = !this.open;
    if (this.open && !this.board) await this.build();
    this.requestUpdate();
  };

  private async build(): Promise<void> {
    await this.updateComplete;
    const plan = await tablePlan(this.game);
    const board = this.make(this.querySelector(".setup-board")!, plan);
    (board as CarromBoard).set({ at: this.spread(plan) });
    board.drawing.setAttribute("tabindex", "0");
    board.drawing.addEventListener("pointerdown", this.take);
    board.drawing.addEventListener("pointermove", this.carry);
    board.drawing.addEventListener("pointerup", this.drop);
    board.drawing.addEventListener("keydown", this.press);
    this.board = board;
  }

  private lay(at: Places): void {
    (this.board as CarromBoard).set({ at });
    this.requestUpdate();
  }

  private readonly take = (event: PointerEvent): void => {
    const { drawing, world, state } = this.board!;
    const [x, y] = pointed(world, event);
    const near = Object.entries(state.at).map(
      ([name, at]) => [Math.hypot(at[0] - x, at[1] - y), name] as const,
    );
    const [far, name] = near.reduce((a, b) => (b[0] < a[0] ? b : a));
    this.chosen = far < 1.6 * state.plan.pieces[name]! ? name : null;
    if (!this.chosen) return;
    drawing.setPointerCapture(event.pointerId);
    event.preventDefault();
  };

  private readonly carry = (event: PointerEvent): void => {
    if (this.chosen && this.board!.drawing.hasPointerCapture(event.pointerId))
      this.move(this.chosen, pointed(this.board!.world, event));
  };

  private readonly drop = (event: PointerEvent): void => {
    const { world, state } = this.board!;
    const [x, y] = pointed(world, event);
    const { width, length } = state.plan.bed;
    if (this.chosen && (x < 0 || y < 0 || x > width || y > length)) this.leave(this.chosen);
  };

  private readonly press = (event: KeyboardEvent): void => {
    const { at, turn } = this.board!.state;
    const names = Object.keys(at);
    const step = STEPS[event.key];
    if (event.key.toLowerCase() === "n") {
      const at = this.chosen ? names.indexOf(this.chosen) : event.shiftKey ? 0 : -1;
      this.chosen = names[(at + (event.shiftKey ? -1 : 1) + names.length) % names.length]!;
    } else if (step !== undefined && this.chosen) {
      const angle = ahead(turn) + (step * Math.PI) / 2;
      const by = event.shiftKey ? FINE : NUDGE;
      const [x, y] = at[this.chosen]!;
      this.move(this.chosen, [x + by * Math.cos(angle), y + by * Math.sin(angle)]);
    } else if (event.key === "Delete" && this.chosen) this.leave(this.chosen);
    else return;
    event.preventDefault();
  };

  private move(piece: string, to: Point): void {
    const { state } = this.board!;
    if (fits(state.plan, piece, to) && isFree(state, piece, to)) this.lay(put(state.at, piece, to));
  }

  private leave(piece: string): void {
    const { at } = this.board!.state;
    if (!this.mayLeave(piece, at)) return;
    this.chosen = null;
    this.lay(put(at, piece, null));
  }

  private bring(piece: string): void {
    const { state } = this.board!;
    const [x, y] = this.home(state.plan, piece);
    for (let out = 0; out < state.plan.bed.length; out += 4)
      for (let turn = 0; turn < 24; turn += 1) {
        const angle = (turn * Math.PI) / 12;
        const spot: Point = [x + out * Math.cos(angle), y + out * Math.sin(angle)];
        if (!fits(state.plan, piece, spot) || !isFree(state, piece, spot)) continue;
        this.chosen = piece;
        return this.lay(put(state.at, piece, spot));
      }
  }

  private layout(): string {
    const { plan, at } = this.board!.state;
    const [x, y] = origin(plan);
    return JSON.stringify(
      Object.entries(at).map(([piece, place]) => ({ piece, x: place[0] - x, y: place[1] - y })),
    );
  }
}

/** Tells whether a piece lies on the bed at a place, and over no pocket. */
function fits({ bed, pieces }: Plan, piece: string, [x, y]: Point): boolean {
  const edge = pieces[piece]!;
  const inside = x >= edge && y >= edge && x <= bed.width - edge && y <= bed.length - edge;
  return inside && bed.pockets.every((hole) => Math.hypot(hole.x - x, hole.y - y) >= hole.radius);
}
