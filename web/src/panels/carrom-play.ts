import { playsFor } from "../games";
import { CARROM_BOARD } from "../boards/names";
import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Point } from "../boards/aim";
import { CarromBoard } from "../boards/carrom/api";
import { steered } from "../boards/carrom/input";
import { STRIKER, fits, slid } from "../boards/carrom/state";
import type { Plan } from "../boards/plan";
import { nearestTo, preview, put, towards, type TableState } from "../boards/tabletop";
import { seen, type Turn } from "../boards/view";
import { pieceName } from "../boards/words";
import { onTurn, type Due, type Fact, type Match } from "../hall";
import { clockRing } from "./clock-ring";
import { origin } from "./layout-board";
import type { Hint } from "./match-hints";
import { StrokePlay } from "./stroke-play";
import { textTable } from "./text-table";

/** Turns a second: as much as a finger gives. */
const MOST_SPIN = 12;
const PHONE = "(max-width: 63.99rem)";
/** The clocks that a ring shows. */
const CLOCKS = ["break", "stroke", "placing"];
/** Millimetres around the middle that are seen while a man is placed. */
const NEAR = { phone: 236, laptop: 410 };
/** The keys by which a man is nudged, in the order of their buttons, and what each shows. */
const NUDGES = {
  up: "m5 14 7-7 7 7",
  left: "m14 5-7 7 7 7",
  right: "m10 5 7 7-7 7",
  down: "m5 10 7 7 7-7",
} as const;

/** A stroke as the hall takes it. */
interface Hit {
  readonly hit: Readonly<Record<"x" | "y" | "angle" | "speed", number>>;
}

/** A match of carrom that is played here: the striker is placed, aimed and struck; due men are put back. */
@customElement("carrom-play")
export class CarromPlay extends StrokePlay<CarromBoard> {
  @state() private spin = 0;
  private around: HTMLElement | null = null;
  protected readonly home = "/play/carrom";
  protected readonly game = CARROM_BOARD;
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
    board.set({ at, line: null, placing: null, angle: null, turn: this.seatTurn(board.state.turn) });
    this.seats();
  }

  /** Puts the striker on its line, or a due man on the board, for the people at this device. */
  protected ready(board: CarromBoard): void {
    const stroke = this.due("stroke");
    if (stroke?.from && stroke.to) this.aim(board, stroke);
    else if (this.due("place")) this.placeMan(board);
  }

  protected made(stroke: Fact): string {
    const fallen = (["white", "black", "queen"] as const).map(
      (man) => [man, Number(stroke[man] ?? 0)] as const,
    );
    const told = fallen.filter(([, count]) => count > 0);
    return told.map(([man, count]) => this.words(`play-event-${man}`, { count })).join(", ");
  }

  private aim(board: CarromBoard, { from, to }: Due): void {
    const [x, y] = origin(board.state.plan);
    const line = { from: [from![0] + x, from![1] + y] as Point, to: [to![0] + x, to![1] + y] as Point };
    const turn = this.own.length === 1 ? board.state.turn : facing(from!, to!);
    const middle: Point = [(line.from[0] + line.to[0]) / 2, (line.from[1] + line.to[1]) / 2];
    board.set({ line, turn });
    board.set({ ...slid(board.state, middle), angle: board.ahead + 0.02 });
    this.spin = 0;
    this.seats();
  }

  /** Whoever plays alone at a device always sees the board from their chair. */
  private seatTurn(now: Turn): Turn {
    const { own, match } = this;
    if (own.length !== 1) return now;
    return ((own[0]! * 4) / match!.players.length) as Turn;
  }

  /** Writes who sits where around a board of four, the next to play marked. */
  private seats(): void {
    const { match, shown } = this;
    if (!match || !shown || match.players.length !== 4) return;
    this.around ??= shown.drawing.parentElement!.appendChild(document.createElement("div"));
    this.around.className = "chairs";
    const turn = match.due.find((due) => due.act === "stroke" || due.act === "place")?.side;
    this.around.replaceChildren(
      ...match.players.map((player, place) => {
        const sign = document.createElement("p");
        const chair = (place - shown.state.turn + 4) % 4;
        sign.className = `chair chair-${chair} ${player.chair === turn ? "turn" : ""}`;
        const disc = document.createElement("span");
        disc.className = `chip ${player.colour ?? ""}`;
        const name = this.called(player, place, true);
        sign.append(disc, name);
        return sign;
      }),
    );
  }

  private placeMan(board: CarromBoard): void {
    const { to_place } = this.match!.after as { to_place: Record<string, number> };
    const colour = Object.keys(to_place).find((side) => to_place[side]! > 0) ?? "white";
    const { plan, at } = board.state;
    const man = Object.keys(plan.pieces).find((name) => name.startsWith(colour) && !(name in at));
    const spot = man && free(board, man);
    const near = matchMedia(PHONE).matches ? NEAR.phone : NEAR.laptop;
    if (man && spot) board.set({ placing: man, near, trail: [], at: put(at, man, spot) });
  }

  protected doing(): string {
    const { match, words } = this;
    const board = this.shown;
    if (!match || !board || this.showing) return "";
    if (this.due("demand")) return words("play-demand", { name: this.turned(match) });
    if (!this.mine.length) return this.waited(match);
    if (board.state.placing)
      return words("play-place", { man: pieceName(words, CARROM_BOARD, board.state.placing) });
    const first = preview(board.state)?.first;
    const turn = words(this.own.length > 1 ? "play-turn" : "play-your-turn", { name: this.turned(match) });
    if (!first) return turn;
    if (this.warning) return this.warned();
    const met = first.meets === "jaw" ? "cushion" : first.meets;
    const what = met === "piece" ? pieceName(words, CARROM_BOARD, first.name) : words(`board-${met}`);
    return `${turn} ${words("board-aimed", { what })}`;
  }

  protected buttons(): TemplateResult {
    const board = this.shown;
    if (!board || this.showing) return html``;
    const forgo = this.due("forgo");
    const demand = this.due("demand");
    return html`${board.state.line ? this.power() : nothing}
    ${demand ? this.demanding((demand.choices ?? []) as readonly unknown[]) : nothing}
    ${board.state.line ? this.button("strike", true, () => this.strike()) : nothing}
    ${board.state.placing ? this.placer(board) : forgo ? this.button("forgo", false, this.forgo) : nothing}`;
  }

  protected override fine(): TemplateResult | typeof nothing {
    const board = this.shown;
    if (!board?.state.line || !this.due("stroke")) return nothing;
    const way = this.spin ? (this.spin > 0 ? "left" : "right") : "none";
    const turns = this.figure(Math.abs(this.spin));
    return html`${this.strip(board)}
      <details class="finer">
        <summary aria-label="${this.words("play-spin")}: ${this.words(`play-spin-${way}`, { turns })}">
          ${this.words("play-spin")}
        </summary>
        <div class="sheet">${this.spinning()}</div>
      </details>`;
  }

  /** The man that is placed: where it lies, four ways to nudge it, and the press that places it. */
  private placer(board: CarromBoard): TemplateResult {
    const { placing, at, plan, turn } = board.state;
    const [x, y] = seen(plan, turn, at[placing!]!).map(Math.round) as [number, number];
    const { to_place } = this.match!.after as { to_place: Record<string, number> };
    const where = {
      across: Math.abs(x),
      side: this.words(`play-lies-${x < 0 ? "left" : "right"}`),
      along: Math.abs(y),
      way: this.words(`play-lies-${y < 0 ? "below" : "above"}`),
    };
    return html`<div class="placer">
      <div class="pad">${Object.entries(NUDGES).map(([way, d]) => this.nudge(board, way, d))}</div>
      <div class="placer-says">
        <p>
          <b>${pieceName(this.words, CARROM_BOARD, placing!.split("-")[0]!)}</b> ·
          ${this.words("play-left", { many: to_place[placing!.split("-")[0]!] ?? 1 })}
        </p>
        <p class="soft">${this.words("play-lies", where)}</p>
        ${this.button("put", true, () => this.putMan())}
        ${this.due("forgo") ? this.button("forgo", false, this.forgo) : nothing}
      </div>
    </div>`;
  }

  private nudge(board: CarromBoard, way: string, d: string): TemplateResult {
    const press = (event: MouseEvent): void => {
      steered(board, `Arrow${way[0]!.toUpperCase()}${way.slice(1)}`, event.shiftKey);
      this.requestUpdate();
    };
    return html`<button
      class="pad-key pad-${way}"
      type="button"
      aria-label=${this.words(`play-nudge-${way}`)}
      @click=${press}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${d}></path></svg>
    </button>`;
  }

  private readonly forgo = (): void => {
    const forgo = this.due("forgo");
    if (forgo) this.enter({ forgo: { by: forgo.side } });
  };

  /** While a man is placed, Enter places it and X forgoes it. */
  protected override pressed(key: string): boolean {
    if (!this.shown?.state.placing || this.showing) return super.pressed(key);
    if (key === "Enter") this.putMan();
    else if (key.toLowerCase() === "x") this.forgo();
    else return false;
    return true;
  }

  protected override get keys(): string {
    return this.shown?.state.placing ? "place" : CARROM_BOARD;
  }

  private spinning(): TemplateResult {
    const turns = this.figure(Math.abs(this.spin));
    const way = this.spin ? (this.spin > 0 ? "left" : "right") : "none";
    const said = this.words(`play-spin-${way}`, { turns });
    return this.range("play-spin", -this.spin, [-MOST_SPIN, MOST_SPIN, 1], said, (to) => (this.spin = -to));
  }

  /** The winner of a board may ask for points that the law leaves to them. */
  private demanding(choices: readonly unknown[]): TemplateResult {
    return html`${choices.map((points, place) => {
      const press = (): void => this.enter({ demand: points });
      const last = place === choices.length - 1;
      return html`<button
        class="button ${last ? "primary" : ""}"
        type="button"
        data-part=${last ? "main-action" : nothing}
        @click=${press}
      >
        ${this.words("play-demand-points", { points: String(points) })}
      </button>`;
    })}
    ${this.button("demand-none", false, () => this.enter({ demand: 0 }))}`;
  }

  /** The points of the game under way; who has won how many games stands in the middle. */
  protected override points({ standing }: Match, place: 0 | 1): number {
    return (standing.part ?? standing.score)[place];
  }

  protected override beside({ after, players }: Match, side: string): TemplateResult | typeof nothing {
    const { men } = after as { men?: Record<string, number> };
    const colour = players.find((player) => playsFor(player.side, side))?.colour;
    if (!men || !colour) return nothing;
    return html`<span>${this.words("play-men-left", { count: men[colour] ?? 0 })}</span>`;
  }

  protected override middle({ after, standing }: Match): TemplateResult | typeof nothing {
    const { queen } = after as { queen?: string };
    if (!queen) return nothing;
    const timed = this.dataset["timed"] !== undefined && !this.showing;
    const clock = timed && this.match!.clocks.find((one) => CLOCKS.includes(one.name) && one.running);
    if (clock) return clockRing(this.seconds(clock.left_ms, true), this.words(`play-clock-${clock.name}`));
    const games = Math.max(...standing.score) > 0 ? html`<b>${standing.score.join(" – ")}</b>` : nothing;
    return html`${games}<span>${this.words(`play-queen-${queen}`)}</span>`;
  }

  /** The stroke in words: what to aim at, where on the line, in which direction, how hard. */
  protected override spoken(): TemplateResult {
    const board = this.shown;
    if (!board) return html``;
    const place = board.state.at[STRIKER];
    const aiming = board.state.line && place && !this.showing;
    return html`${aiming ? this.listed(this.targets(board), "") : nothing}
      ${aiming ? this.numbers(board, place) : nothing}
      <div class="row-of">${this.buttons()}</div>
      ${textTable(board, this.words)}`;
  }

  /** The men that may be aimed at, the nearest first. */
  private targets(board: CarromBoard): (readonly [string, () => void])[] {
    const own = onTurn(this.match!)[0]?.colour;
    const men = nearestTo(board.state.at, board.state.at[STRIKER]!).filter(
      ([name]) => name === "queen" || (own && name.startsWith(own)),
    );
    return men.map(([name, far]) => {
      const aim = (): void => this.turnTo(board, towards(board.state, board.state.at[name]!));
      const said = { piece: pieceName(this.words, CARROM_BOARD, name), far: Math.round(far) };
      return [this.words("play-text-aim", said), aim] as const;
    });
  }

  private numbers(board: CarromBoard, place: Point): TemplateResult {
    const { line, plan, turn } = board.state;
    const [right] = seen(plan, turn, place);
    const slide = (to: number): void => {
      const middle: Point = [(line!.from[0] + line!.to[0]) / 2, (line!.from[1] + line!.to[1]) / 2];
      const side = board.ahead - Math.PI / 2;
      board.set(slid(board.state, [middle[0] + to * Math.cos(side), middle[1] + to * Math.sin(side)]));
      this.requestUpdate();
    };
    return html`${this.field("play-text-place", Math.round(right), 1, slide)} ${this.direction(board)}`;
  }

  protected hinted({ state }: CarromBoard, { event }: Hint): Pick<TableState, "at" | "angle"> {
    const { x, y, angle } = (event as Hit).hit;
    const [left, low] = origin(state.plan);
    return { at: put(state.at, STRIKER, [x + left, y + low]), angle: (angle * Math.PI) / 180 };
  }

  protected override readonly tryOut = (hint: Hint): void => {
    const board = this.shown!;
    board.set(this.hinted(board, hint));
    this.speed = (hint.event as Hit).hit.speed;
    this.spin = 0;
  };

  protected strike(): void {
    const board = this.shown;
    const place = board?.state.at[STRIKER];
    if (!board || !place || !board.state.line || board.state.angle === null || this.showing) return;
    const [x, y] = origin(board.state.plan);
    const angle = this.degrees(board.state.angle);
    this.enter({ hit: { x: place[0] - x, y: place[1] - y, angle, speed: this.speed, spin: this.spin } });
  }

  private putMan(): void {
    const { state } = this.shown!;
    const [x, y] = origin(state.plan);
    const place = state.at[state.placing!]!;
    this.enter({ put: { x: place[0] - x, y: place[1] - y } });
  }
}

/** Returns the side of the board on which a base line lies: nearest to who strikes from it. */
function facing([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): Turn {
  const [x, y] = [x0 + x1, y0 + y1];
  if (Math.abs(y) > Math.abs(x)) return y < 0 ? 0 : 2;
  return x > 0 ? 1 : 3;
}

/** Returns the place nearest to the middle at which a man fits. */
function free(board: CarromBoard, man: string): Point | null {
  const [x, y] = origin(board.state.plan);
  const { placed_from: from, placed_within: within } = board.state.plan.bed;
  for (let out = from; out <= within; out += 1)
    for (let turn = 0; turn < 72; turn += 1) {
      const angle = (turn * Math.PI) / 36;
      const spot: Point = [x + out * Math.cos(angle), y + out * Math.sin(angle)];
      if (fits(board.state, man, spot)) return spot;
    }
  return null;
}
