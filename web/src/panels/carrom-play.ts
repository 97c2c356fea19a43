import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Point } from "../boards/aim";
import { CarromBoard } from "../boards/carrom/api";
import { STRIKER, mayLie, slid } from "../boards/carrom/state";
import { readMotion } from "../boards/motion";
import type { Plan } from "../boards/plan";
import { preview, put } from "../boards/tabletop";
import { pieceName } from "../boards/words";
import type { Due, Entry, Match } from "../hall";
import { origin } from "./layout-board";
import { PlayedMatch } from "./played-match";

/** Metres a second. */
const [WEAKEST, STRONGEST, USUAL] = [0.3, 6, 2.5];

/** A match of carrom that is played here: the striker is placed, aimed and struck; due men are put back. */
@customElement("carrom-play")
export class CarromPlay extends PlayedMatch {
  @state() private speed = USUAL;
  /** Views that are still to be shown, and the sequence that the hall has already answered with. */
  @state() private waiting = 0;
  @state() private answer = 0;
  protected readonly home = "/play/carrom";
  private shown: CarromBoard | null = null;
  private queue: Promise<void> = Promise.resolve();

  protected terms(chosen: FormData): { edition: string; length: object } {
    return {
      edition: String(chosen.get("edition")),
      length: { games: 1, boards: Number(chosen.get("length")) },
    };
  }

  /** The stream tells the stroke itself; the answer only says what was refused. */
  protected override answered(match: Match): void {
    if (this.refused) this.take(match);
    else this.answer = match.sequence;
  }

  private get showing(): boolean {
    return this.waiting > 0 || this.match!.sequence < this.answer;
  }

  protected override draw(match: Match, entry: Entry | null): Promise<void> {
    this.waiting += 1;
    this.queue = this.queue.then(() => this.follow(match, entry)).finally(() => (this.waiting -= 1));
    return this.queue;
  }

  /** Plays the stroke that was made, then lets the next be made. */
  private async follow(match: Match, entry: Entry | null): Promise<void> {
    const board = (this.shown ??= await this.build());
    if (entry?.act?.made?.stroke) await this.replay(board, match, entry);
    const [x, y] = origin(board.state.plan);
    const at = (match.layout ?? []).map((one) => [one.piece, [one.x + x, one.y + y] as Point] as const);
    board.set({ at: Object.fromEntries(at), line: null, placing: null, angle: null });
    if (match === this.match) this.offer(board);
    this.requestUpdate();
  }

  private async build(): Promise<CarromBoard> {
    const plan = (await (await fetch("/api/table/plans/carrom")).json()) as Plan;
    const board = new CarromBoard(this.place(), plan, this.words);
    board.listen(() => this.requestUpdate());
    board.drawing.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.strike();
    });
    return board;
  }

  private async replay(board: CarromBoard, match: Match, entry: Entry): Promise<void> {
    const answer = await fetch(`/api/matches/${match.id}/strokes/${entry.number}`);
    const motion = answer.ok ? readMotion(await answer.text()) : null;
    if (motion) await board.play(motion);
  }

  /** Puts the striker on its line, or a due man on the board, for the people at this device. */
  private offer(board: CarromBoard): void {
    const stroke = this.due("stroke");
    if (stroke?.from && stroke.to) this.aim(board, stroke);
    else if (this.due("place")) this.placeMan(board);
  }

  private due(act: string): Due | undefined {
    return this.mine.find((one) => one.act === act);
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

  private power(): TemplateResult {
    const said = this.words("play-speed", { speed: this.speed.toFixed(1) });
    return html`<label class="power">
      ${this.words("play-power")}
      <input
        type="range"
        min=${WEAKEST}
        max=${STRONGEST}
        step="0.1"
        .value=${String(this.speed)}
        aria-valuetext=${said}
        @input=${(event: Event) => (this.speed = Number((event.target as HTMLInputElement).value))}
      />
      <output>${said}</output>
    </label>`;
  }

  private strike(): void {
    const board = this.shown;
    const place = board?.state.at[STRIKER];
    if (!board || !place || !board.state.line || board.state.angle === null || this.showing) return;
    const [x, y] = origin(board.state.plan);
    const angle = ((((board.state.angle * 180) / Math.PI) % 360) + 360) % 360;
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
