import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import type { Point } from "../boards/aim";
import { CarromBoard } from "../boards/carrom/api";
import { STRIKER, mayLie, slid } from "../boards/carrom/state";
import type { Plan } from "../boards/plan";
import { preview, put } from "../boards/tabletop";
import { pieceName } from "../boards/words";
import type { Due } from "../hall";
import { origin } from "./layout-board";
import { StrokePlay } from "./stroke-play";

/** A match of carrom that is played here: the striker is placed, aimed and struck; due men are put back. */
@customElement("carrom-play")
export class CarromPlay extends StrokePlay<CarromBoard> {
  protected readonly home = "/play/carrom";
  protected readonly game = "carrom";
  protected readonly reach = [0.3, 6] as const;

  protected terms(chosen: FormData): { edition: string; length: object } {
    return {
      edition: String(chosen.get("edition")),
      length: { games: 1, boards: Number(chosen.get("length")) },
    };
  }

  protected make(place: Element, plan: Plan): CarromBoard {
    return new CarromBoard(place, plan, this.words);
  }

  protected lay(board: CarromBoard, at: Readonly<Record<string, Point>>): void {
    board.set({ at, line: null, placing: null, angle: null });
  }

  /** Puts the striker on its line, or a due man on the board, for the people at this device. */
  protected offer(board: CarromBoard): void {
    const stroke = this.due("stroke");
    if (stroke?.from && stroke.to) this.aim(board, stroke);
    else if (this.due("place")) this.placeMan(board);
  }

  private aim(board: CarromBoard, { from, to }: Due): void {
    const [x, y] = origin(board.state.plan);
    const line = { from: [from![0] + x, from![1] + y] as Point, to: [to![0] + x, to![1] + y] as Point };
    const turn = from![1] > 0 ? 2 : 0;
    const middle: Point = [(line.from[0] + line.to[0]) / 2, (line.from[1] + line.to[1]) / 2];
    board.set({ line, turn });
    board.set({ ...slid(board.state, middle), angle: board.ahead + 0.02 });
  }

  private placeMan(board: CarromBoard): void {
    const { to_place } = this.match!.after as { to_place: Record<string, number> };
    const colour = Object.keys(to_place).find((side) => to_place[side]! > 0) ?? "white";
    const { plan, at } = board.state;
    const man = Object.keys(plan.pieces).find((name) => name.startsWith(colour) && !(name in at));
    const spot = man && free(board, man);
    if (man && spot) board.set({ placing: man, at: put(at, man, spot) });
  }

  protected doing(): string {
    const { match, words } = this;
    const board = this.shown;
    if (!match || !board) return "";
    if (!this.mine.length) return words("play-wait", { name: this.turned(match) });
    if (board.state.placing)
      return words("play-place", { man: pieceName(words, "carrom", board.state.placing) });
    const first = preview(board.state)?.first;
    if (!first) return words("play-turn", { name: this.turned(match) });
    const met = first.meets === "jaw" ? "cushion" : first.meets;
    const what = met === "piece" ? pieceName(words, "carrom", first.name) : words(`board-${met}`);
    return `${words("play-turn", { name: this.turned(match) })} ${words("board-aimed", { what })}`;
  }

  protected buttons(): TemplateResult {
    const board = this.shown;
    if (!board || this.showing) return html``;
    const forgo = this.due("forgo");
    return html`${board.state.line ? this.power() : nothing}
    ${board.state.line ? this.button("strike", true, () => this.strike()) : nothing}
    ${board.state.placing ? this.button("put", true, () => this.putMan()) : nothing}
    ${forgo ? this.button("forgo", false, () => this.enter({ forgo: { by: forgo.side } })) : nothing}`;
  }

  protected strike(): void {
    const board = this.shown;
    const place = board?.state.at[STRIKER];
    if (!board || !place || !board.state.line || board.state.angle === null || this.showing) return;
    const [x, y] = origin(board.state.plan);
    const angle = this.degrees(board.state.angle);
    this.enter({ hit: { x: place[0] - x, y: place[1] - y, angle, speed: this.speed, spin: 0 } });
  }

  private putMan(): void {
    const { state } = this.shown!;
    const [x, y] = origin(state.plan);
    const place = state.at[state.placing!]!;
    this.enter({ put: { x: place[0] - x, y: place[1] - y } });
  }
}

/** Returns the free place nearest to the middle at which a man may lie. */
function free(board: CarromBoard, man: string): Point | null {
  const [x, y] = origin(board.state.plan);
  for (let out = 0; out <= 69; out += 1)
    for (let turn = 0; turn < 72; turn += 1) {
      const angle = (turn * Math.PI) / 36;
      const spot: Point = [x + out * Math.cos(angle), y + out * Math.sin(angle)];
      if (mayLie(board.state, man, spot)) return spot;
    }
  return null;
}
