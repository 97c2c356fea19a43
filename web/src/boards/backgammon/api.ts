import { pointed } from "../view";
import { svg } from "../svg";
import type { Words } from "../words";
import { drawnAt, glide } from "./animate";
import { arrows, marked } from "./arrows";
import { handle } from "./input";
import { ground } from "./measures";
import { board, checkers, dice, offers } from "./render";
import { now, opening, told, type BackgammonState } from "./state";

/** A backgammon board in a page: shows a position and lets a legal move be made step by step. */
export class BackgammonBoard {
  readonly drawing: SVGSVGElement;
  private readonly layers = [svg("g"), svg("g", { class: "pieces" }), svg("g"), svg("g", { class: "over" })];
  private held: BackgammonState = opening();

  /** `trays`: with both trays, or on a narrow screen with the right one alone. */
  constructor(
    host: Element,
    private readonly words: Words,
    private trays = true,
  ) {
    const about = { class: "board board-backgammon", role: "group", "aria-label": words("board-backgammon") };
    this.drawing = svg("svg", about, ...this.layers) as SVGSVGElement;
    host.append(this.drawing);
    this.draw();
  }

  get state(): BackgammonState {
    return this.held;
  }

  /** Shows another state; checkers slide to where they are. */
  set(change: Partial<BackgammonState>): void {
    const before = drawnAt(this.layers[1]!);
    this.held = { ...this.held, ...change };
    this.draw();
    glide(this.layers[1]!, before);
  }

  /** Shows both trays or one. */
  fit(trays: boolean): void {
    if (trays === this.trays) return;
    this.trays = trays;
    this.draw();
  }

  /** Lets a person move; `changed` is called after each step. Returns how to stop. */
  listen(changed: () => void = () => {}): () => void {
    return handle(this, changed);
  }

  /** Carries the chosen checker under the pointer, or lays it back. */
  carry(pointer: PointerEvent | null): void {
    const { chosen, side } = this.held;
    const count = chosen === null ? 0 : now(this.held)[side][chosen]!;
    const mine = `[data-side="${side}"][data-place="${chosen}"][data-high="${count - 1}"]`;
    const piece = this.layers[1]!.querySelector<SVGGElement>(mine);
    if (!piece) return;
    if (!pointer) return this.draw();
    const [x, y] = pointed(this.drawing, pointer);
    piece.parentElement!.append(piece);
    piece.setAttribute("transform", `translate(${x} ${y})`);
  }

  /** Keeps the keyboard on the board after what it stood on has gone. */
  refocus(place: number | null): void {
    const all = [...this.drawing.querySelectorAll<SVGElement>("[data-offer]")];
    const target = all.find((one) => one.classList.contains("offer-to"));
    (all.find((one) => Number(one.dataset["offer"]) === place) ?? target ?? all[0])?.focus();
  }

  /** Returns the board in text. */
  text(): ReturnType<typeof told> {
    return told(this.held);
  }

  remove(): void {
    this.drawing.remove();
  }

  private draw(): void {
    const { width, height } = ground(this.trays);
    this.drawing.setAttribute("viewBox", `-3 -3 ${width + 6} ${height + 11}`);
    const parts = [
      board(this.trays, this.held.numbers),
      checkers(this.held, this.trays, this.words),
      dice(this.held, this.trays, this.words),
      [
        ...marked(this.held, this.trays),
        ...arrows(this.held, this.trays),
        ...offers(this.held, this.trays, this.words),
      ],
    ];
    parts.forEach((part, place) => this.layers[place]!.replaceChildren(...part));
  }
}
