import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Point } from "../boards/aim";
import { CarromBoard } from "../boards/carrom/api";
import type { Plan } from "../boards/plan";
import { isFree, put } from "../boards/tabletop";
import { pointed } from "../boards/view";
import { pageWords, pieceName } from "../boards/words";
import { origin } from "./layout-board";

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, 5],
  ArrowDown: [0, -5],
};

/** Men laid by hand, to practise from: dragged, or chosen and moved by keys; what leaves the board is off it. */
@customElement("carrom-setup")
export class CarromSetup extends LitElement {
  @state() private open = false;
  @state() private chosen: string | null = null;
  private board: CarromBoard | null = null;
  private readonly words = pageWords();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`<button class="button" type="button" aria-expanded=${this.open} @click=${this.toggle}>
        ${this.words(this.open ? "play-setup-drop" : "play-setup")}
      </button>
      <input type="hidden" name="position" .value=${this.open && this.board ? this.layout() : ""} />
      ${
        this.open
          ? html`<p class="hint">${this.words("play-setup-how")}</p>
              <p role="status">${this.chosen ? pieceName(this.words, "carrom", this.chosen) : nothing}</p>`
          : nothing
      }
      <div class="setup-board" ?hidden=${!this.open}></div>`;
  }

  private readonly toggle = async (): Promise<void> => {
    this.open = !this.open;
    if (this.open && !this.board) await this.build();
    this.requestUpdate();
  };

  private async build(): Promise<void> {
    await this.updateComplete;
    const plan = (await (await fetch("/api/table/plans/carrom")).json()) as Plan;
    const board = new CarromBoard(this.querySelector(".setup-board")!, plan, this.words);
    board.set({ at: spread(plan) });
    board.drawing.setAttribute("tabindex", "0");
    board.drawing.addEventListener("pointerdown", this.take);
    board.drawing.addEventListener("pointermove", this.carry);
    board.drawing.addEventListener("pointerup", this.drop);
    board.drawing.addEventListener("keydown", this.press);
    this.board = board;
  }

  private readonly take = (event: PointerEvent): void => {
    const board = this.board!;
    const [x, y] = pointed(board.world, event);
    const near = Object.entries(board.state.at).find(([, at]) => Math.hypot(at[0] - x, at[1] - y) < 24);
    this.chosen = near?.[0] ?? null;
    if (!near) return;
    board.drawing.setPointerCapture(event.pointerId);
    event.preventDefault();
  };

  private readonly carry = (event: PointerEvent): void => {
    if (this.chosen && this.board!.drawing.hasPointerCapture(event.pointerId))
      this.move(this.chosen, pointed(this.board!.world, event));
  };

  private readonly drop = (event: PointerEvent): void => {
    if (this.chosen && outside(this.board!.state.plan, pointed(this.board!.world, event)))
      this.leave(this.chosen);
  };

  private readonly press = (event: KeyboardEvent): void => {
    const { at } = this.board!.state;
    const names = Object.keys(at);
    const step = STEPS[event.key];
    if (event.key === "n") this.chosen = names[(names.indexOf(this.chosen ?? "") + 1) % names.length] ?? null;
    else if (step && this.chosen)
      this.move(this.chosen, [at[this.chosen]![0] + step[0], at[this.chosen]![1] + step[1]]);
    else if (event.key === "Delete" && this.chosen) this.leave(this.chosen);
    else return;
    event.preventDefault();
  };

  private move(name: string, to: Point): void {
    const board = this.board!;
    if (outside(board.state.plan, to) || !isFree(board.state, name, to)) return;
    board.set({ at: put(board.state.at, name, to) });
    this.requestUpdate();
  }

  /** Takes a man off the board; of each colour one stays. */
  private leave(name: string): void {
    const board = this.board!;
    const kind = name.split("-")[0]!;
    const alike = Object.keys(board.state.at).filter((one) => one.startsWith(kind));
    if (kind !== "queen" && alike.length < 2) return;
    board.set({ at: put(board.state.at, name, null) });
    this.chosen = null;
  }

  private layout(): string {
    const { plan, at } = this.board!.state;
    const [x, y] = origin(plan);
    return JSON.stringify(
      Object.entries(at).map(([piece, place]) => ({ piece, x: place[0] - x, y: place[1] - y })),
    );
  }
}

function outside({ bed, pieces }: Plan, [x, y]: Point): boolean {
  const edge = pieces["queen"]!;
  return x < edge || y < edge || x > bed.width - edge || y > bed.length - edge;
}

/** The queen in the middle, the men in two rings around her. */
function spread(plan: Plan): Record<string, Point> {
  const [x, y] = origin(plan);
  const men = Object.keys(plan.pieces).filter((name) => /^(white|black)-/.test(name));
  const ring = men.map((name, place): [string, Point] => {
    const [far, angle] = [place % 2 ? 110 : 170, (place * 2 * Math.PI) / men.length];
    return [name, [x + far * Math.cos(angle), y + far * Math.sin(angle)]];
  });
  return Object.fromEntries([["queen", [x, y] as Point], ...ring]);
}
