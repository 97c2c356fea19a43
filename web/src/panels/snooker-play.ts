import { SNOOKER_BOARD } from "../boards/names";
import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Point } from "../boards/aim";
import type { Plan } from "../boards/plan";
import { SnookerBoard } from "../boards/snooker/api";
import { firstMet } from "../boards/snooker/input";
import { CUE, freeInD, nearest, type SnookerState } from "../boards/snooker/state";
import { nearestTo, preview, put, towards } from "../boards/tabletop";
import { inDrawing } from "../boards/view";
import { pieceName } from "../boards/words";
import type { Fact, Match } from "../hall";
import { origin } from "./layout-board";
import type { Hint } from "./match-hints";
import { StrokePlay } from "./stroke-play";
import { ballKeys, choiceSheet, foulChoices, frameScore, type Frame } from "./snooker-parts";
import { textTable } from "./text-table";
import { FARTHEST, held, tipBall, tipSaid } from "./tip-ball";
import { proposal, type Reply } from "./wishes";

/** A stroke as the hall takes it. */
interface Stroke {
  readonly angle: number;
  readonly speed: number;
  readonly tip: Point;
  readonly nominated?: string;
  readonly from?: { readonly x: number; readonly y: number };
}

const TURN = Math.PI / 180;
/** The law by which a frame is started again. */
const LAW = ["3.16", "/laws/snooker/wpbsa#3.16"] as const;
/** Degrees to either side that are tried where the middle of a ball is hidden. */
const ASIDE = [-0.6, 0.6, -1, 1, -1.4, 1.4];
/** The choices after a foul in the order in which they always stand. */
const CHOICES = ["play", "free_ball", "play_again", "replace"];
/** Pixels under which a ball is too small to aim at, where a part of the table can be shown larger. */
const SMALL = 8.5;
/** By how much a part of the table has to be larger than the whole of it. */
const GAIN = 1.15;
/** Millimetres around the first contact that the loupe shows. */
const LOUPE = 130;

/** A match of snooker that is played here: aim, power, tip, the ball that is nominated, the choices after a foul. */
@customElement("snooker-play")
export class SnookerPlay extends StrokePlay<SnookerBoard> {
  @state() private tip: Point = [0, 0];
  @state() private elevation = 0;
  @state() private nominated: string | null = null;
  @state() private conceding = false;
  /** Whether the sheet of choices was put aside to look at the table. */
  @state() private looking = false;
  protected readonly home = "/play/snooker";
  protected readonly game = SNOOKER_BOARD;
  protected readonly reach = [0.2, 8] as const;

  protected terms(chosen: FormData): { edition: string; length: object } {
    return { edition: String(chosen.get("edition")), length: { best_of: Number(chosen.get("length")) } };
  }

  protected make(place: Element, plan: Plan): SnookerBoard {
    const board = new SnookerBoard(place, plan, this.words);
    new ResizeObserver(([one]) => board.set(framed(plan, one!.contentRect))).observe(place);
    return board;
  }

  protected lay(board: SnookerBoard, at: Readonly<Record<string, Point>>): void {
    this.tip = [0, 0];
    this.elevation = 0;
    this.conceding = false;
    this.looking = false;
    this.nominated = null;
    board.set({ at, angle: null, inHand: false, nominated: null });
  }

  protected ready(board: SnookerBoard): void {
    if (!this.due("stroke") || this.due("choose")) return;
    const inHand = this.frame.in_hand;
    const place = inHand ? freeInD(board.state) : null;
    board.set({ inHand, at: place ? put(board.state.at, CUE, place) : board.state.at });
    this.aimAt(this.nearestOn() ?? "red");
  }

  protected made({ potted }: Fact, after: Match): string {
    const balls = (potted as readonly string[]).map((ball) => this.words(`play-ball-${ball}`)).join(", ");
    const points = (after.after as unknown as Frame).break;
    return balls && this.words("play-event-pot", { balls, points });
  }

  private get frame(): Frame {
    return this.match!.after as unknown as Frame;
  }

  /** The balls that may be played at now. */
  private get balls(): readonly string[] {
    const choices = this.due("stroke")?.choices as { nominated?: string[] } | undefined;
    return choices?.nominated ?? [];
  }

  /** The ball that may be played at and lies nearest. */
  private nearestOn(): string | undefined {
    const { at } = this.shown!.state;
    const kinds = at[CUE] ? nearestTo(at, at[CUE]).map(([name]) => name.split("-")[0]!) : [];
    return kinds.find((kind) => this.balls.includes(kind)) ?? this.balls[0];
  }

  /** Aims at a ball of a kind: the nearest that nothing hides, else past its middle, else at the nearest. */
  private aimAt(ball: string): void {
    const board = this.shown!;
    const pieces = nearest(board.state, ball);
    const meets = (angle: number): boolean => {
      const first = preview({ ...board.state, angle })?.first;
      return first?.name.split("-")[0] === ball;
    };
    const angles = pieces.map((piece) => towards(board.state, board.state.at[piece]!)!);
    const beside = angles.flatMap((angle) => ASIDE.map((by) => angle + by * TURN));
    const angle = [...angles, ...beside].find(meets) ?? angles[0] ?? board.straight;
    this.nominated = ball;
    board.set({ angle, nominated: pieces.length === 1 ? pieces[0]! : null });
  }

  /** The aim has changed: a colour that would be met first is the one that is played. */
  protected override aimed(): void {
    const met = firstMet(this.shown!)?.split("-")[0];
    if (!met || met === this.nominated || !this.balls.includes(met)) return;
    this.nominated = met;
    this.shown!.set({ nominated: met === "red" ? null : met });
  }

  protected override pressed(key: string): boolean {
    const [side, height] = this.tip;
    const tips: Record<string, Point> = {
      q: [side - 0.05, height],
      e: [side + 0.05, height],
      r: [side, height + 0.05],
      f: [side, height - 0.05],
    };
    const moved = tips[key.toLowerCase()];
    if (moved) this.tip = held(moved);
    else if (key === "n") this.next();
    else return super.pressed(key);
    return true;
  }

  /** Goes to the next ball that may be played. */
  private next(): void {
    const { balls } = this;
    if (balls.length) this.aimAt(balls[(balls.indexOf(this.nominated ?? "") + 1) % balls.length]!);
    this.requestUpdate();
  }

  protected override score(): TemplateResult {
    const match = this.settled ?? this.match!;
    return frameScore(
      match,
      this.words,
      (side) => this.nameOf(match, side),
      (side) => this.peopleOf(match, side),
    );
  }

  protected doing(): string {
    const { match, words } = this;
    if (!match || !this.shown || this.showing) return "";
    const name = this.turned(match);
    if (!this.mine.length) return this.waited(match);
    if (this.due("choose")) return words("play-choose", { name });
    if (this.due("accept")) return words("play-conceded", { name });
    const placing = this.frame.in_hand ? words("play-in-hand") : "";
    const turn = this.own.length > 1 ? `${words("play-turn", { name })} ` : "";
    const contact = this.warned() || this.contact();
    return `${turn}${contact ? `${contact}. ` : ""}${placing}`;
  }

  private contact(): string {
    const first = preview(this.shown!.state)?.first;
    if (!first) return "";
    const met = first.meets === "jaw" ? "cushion" : first.meets;
    const ball = `play-ball-${first.name.split("-")[0]}`;
    return this.words("board-aimed", { what: this.words(met === "piece" ? ball : `board-${met}`) });
  }

  protected buttons(): TemplateResult | typeof nothing {
    if (!this.shown || this.showing) return nothing;
    if (this.due("accept")) return this.answers();
    if (this.due("choose")) return this.choices();
    return this.due("stroke") ? this.stroke() : html``;
  }

  /** What is said of a stalemate: either side proposes to start again, the other agrees or objects (3.16). */
  protected override asked(): TemplateResult | typeof nothing {
    const wish = super.asked();
    const stands = this.match!.offers?.some(
      (offer) => offer.act === "stalemate" && (offer.plain as { objects?: string }).objects,
    );
    if (wish !== nothing || !stands || !this.own.length) return wish;
    const mine = this.own.map((place) => this.match!.players[place]!);
    const said = this.match!.last.filter((one) => one.facts?.some((fact) => fact.type === "Stalemate"));
    const by = said.at(-1);
    const name = by?.author?.split(" ").slice(1).join(" ") ?? "";
    if (mine.length === 1 && mine[0]!.name === name)
      return proposal(this.words("play-restart-own"), [], this.words, LAW);
    const objects = mine[mine.length - 1]!.side[0];
    const replies: Reply[] = [
      ["play-restart-agree", true, () => this.enter({ stalemate: "restart" })],
      ["play-restart-object", false, () => this.enter({ stalemate: { objects } })],
    ];
    return proposal(this.words("play-restart-proposed", { name }), replies, this.words, LAW);
  }

  protected override proposals(): TemplateResult | typeof nothing {
    const { match } = this;
    const machine = match!.players.some((player) => player.house);
    const open = match!.offers?.some((offer) => offer.act === "stalemate" && offer.plain === "proposed");
    return open && !machine
      ? this.little("play-restart-propose", () => this.enter({ stalemate: "proposed" }))
      : nothing;
  }

  private answers(): TemplateResult {
    return html`${["accept", "refuse"].map((word, place) => this.button(word, !place, () => this.say(word)))}`;
  }

  /** The choices of the law: in a sheet that comes by itself, or, once it was put aside, in the dock. */
  private choices(): TemplateResult {
    const open = this.due("choose")!.choices as readonly string[];
    const choices = foulChoices(
      CHOICES.filter((one) => open.includes(one)),
      this.words,
      this.busy,
      (one) => this.enter({ choose: one }),
    );
    if (this.inText || this.looking) return choices;
    const look = (): void => {
      this.looking = true;
    };
    return choiceSheet(super.ruling(), choices, this.words, look);
  }

  /** While the sheet asks, it holds what was said. */
  protected override ruling(): TemplateResult | typeof nothing {
    const asked = this.due("choose") && this.shown && !this.showing && !this.inText && !this.looking;
    return asked ? html`<div class="event-room"></div>` : super.ruling();
  }

  protected override updated(): void {
    super.updated();
    const sheet = this.querySelector<HTMLDialogElement>("dialog.choice-sheet");
    if (sheet && !sheet.open) sheet.showModal();
  }

  /** The stroke in words: what to aim at, in which direction, how hard; then every ball. */
  protected override spoken(): TemplateResult {
    const board = this.shown;
    if (!board) return html``;
    const aiming = this.due("stroke") && !this.due("choose") && !this.showing && board.state.at[CUE];
    if (!aiming)
      return html`<div class="row-of">${this.buttons()}</div>
        ${textTable(board, this.words)}`;
    return html`${this.listed(this.targets(board), "")} ${this.direction(board)} ${this.power()}
      ${this.finer()}
      <div class="row-of">${this.button("strike", true, () => this.strike())}</div>
      ${textTable(board, this.words)}`;
  }

  /** The balls that may be played at, the nearest first. */
  private targets(board: SnookerBoard): (readonly [string, () => void])[] {
    const { at } = board.state;
    const balls = nearestTo(at, at[CUE]!).filter(([name]) => this.balls.includes(name.split("-")[0]!));
    return balls.map(([name, far]) => {
      const aim = (): void => {
        this.nominated = name.split("-")[0]!;
        this.turnTo(board, towards(board.state, at[name]!));
      };
      const said = { piece: pieceName(this.words, SNOOKER_BOARD, name), far: Math.round(far) };
      return [this.words("play-text-aim", said), aim] as const;
    });
  }

  private stroke(): TemplateResult {
    return html`${this.power()} ${this.button("strike", true, () => this.strike())}`;
  }

  protected override questions(): TemplateResult | typeof nothing {
    if (!this.shown) return nothing;
    const balls = this.due("stroke") && !this.due("choose") ? this.balls : [];
    return ballKeys(balls, this.nominated, this.words, (ball) => this.aimAt(ball));
  }

  protected override fine(): TemplateResult | typeof nothing {
    if (!this.shown || !this.due("stroke") || this.due("choose")) return nothing;
    return html`${this.strip(this.shown)} ${this.finer()}`;
  }

  /** What the aim meets first, larger. */
  private loupe(): TemplateResult {
    const { state } = this.shown!;
    const end = preview(state)?.first.end;
    const [x, y] = inDrawing(state.plan, state.turn, end ?? state.at[CUE] ?? [0, 0]);
    const box = `${x - LOUPE} ${y - LOUPE} ${2 * LOUPE} ${2 * LOUPE}`;
    return html`<svg class="loupe board-snooker" viewBox=${box} aria-hidden="true">
      <use href="#world-snooker"></use>
    </svg>`;
  }

  /** Tip and cue in numbers, for keys and screen readers too. */
  private finer(): TemplateResult {
    const [side, height] = this.tip;
    const steep = this.words("play-degrees", { angle: this.elevation });
    return html`<details class="finer">
      <summary aria-label=${this.words("play-tip", { where: tipSaid(this.tip, this.words) })}>
        ${this.words("play-tip-key")}
      </summary>
      <div class="sheet">
        <div class="tip-and-eye">${tipBall(this.tip, (tip) => (this.tip = tip))} ${this.loupe()}</div>
        ${this.range("play-tip-side", side, [-FARTHEST, FARTHEST, 0.05], tipSaid([side, 0], this.words), (to) => (this.tip = held([to, height])))}
        ${this.range("play-tip-height", height, [-FARTHEST, FARTHEST, 0.05], tipSaid([0, height], this.words), (to) => (this.tip = held([side, to])))}
        ${this.range("play-elevation", this.elevation, [0, 50, 1], steep, (to) => (this.elevation = to))}
      </div>
    </details>`;
  }

  protected override extras(): TemplateResult {
    return html`${super.extras()} ${this.giving()}`;
  }

  private giving(): TemplateResult | typeof nothing {
    if (!this.shown || this.showing || !this.mine.length) return nothing;
    return html`<div class="row-of cue-more">
      ${this.offered("claim") ? this.button("claim", false, () => this.say("claim")) : nothing}
      ${this.offered("concede") ? this.concede() : nothing}
    </div>`;
  }

  private concede(): TemplateResult {
    if (!this.conceding) return this.button("concede", false, () => (this.conceding = true));
    return html`${this.button("concede-sure", false, () => this.say("concede"))}
    ${this.button("concede-not", false, () => (this.conceding = false))}`;
  }

  /** Returns what the people at this device may say, where it is offered. */
  private offered(word: string): { readonly plain: unknown } | undefined {
    const sides = this.mine.map((due) => due.side[0]);
    return this.match!.offers?.find((offer) => offer.act === word && sides.includes(offer.by[0]));
  }

  private say(word: string): void {
    const offer = this.offered(word);
    if (offer) this.enter({ [word]: offer.plain });
  }

  protected hinted({ state }: SnookerBoard, { event }: Hint): Pick<SnookerState, "at" | "angle"> {
    const { angle, from } = (event as { strike: Stroke }).strike;
    const [x, y] = origin(state.plan);
    const at = from && state.inHand ? put(state.at, CUE, [from.x + x, from.y + y]) : state.at;
    return { at, angle: angle * TURN };
  }

  protected override readonly tryOut = (hint: Hint): void => {
    const { speed, tip, nominated } = (hint.event as { strike: Stroke }).strike;
    const board = this.shown!;
    if (nominated) this.aimAt(nominated);
    board.set(this.hinted(board, hint));
    this.speed = speed;
    this.tip = held(tip);
  };

  protected strike(): void {
    const board = this.shown;
    const place = board?.state.at[CUE];
    if (!board || !place || board.state.angle === null || this.showing || !this.due("stroke")) return;
    const [x, y] = origin(board.state.plan);
    const stroke = {
      angle: this.degrees(board.state.angle),
      speed: this.speed,
      tip: this.tip,
      elevation: this.elevation,
      ...(this.balls.length > 1 && { nominated: this.nominated }),
      ...(board.state.inHand && { from: { x: place[0] - x, y: place[1] - y } }),
    };
    this.enter({ strike: stroke });
  }
}

/** Returns how the table is shown in a place: lying, standing, or a part of it round what is played. */
function framed({ bed, pieces, struck }: Plan, { width, height }: DOMRectReadOnly): Partial<SnookerState> {
  const edge = 2 * (bed.cushion + bed.rim);
  const [long, short] = [bed.length + edge, bed.width + edge];
  const lying = Math.min(width / long, height / short);
  const standing = Math.min(width / short, height / long);
  const whole = Math.max(lying, standing);
  const part = width / short;
  const ball = 2 * pieces[struck]!;
  if (ball * whole < SMALL && part > GAIN * whole && height / part < long)
    return { turn: 0, part: height / part };
  return { turn: lying >= standing ? 1 : 0, part: null };
}
