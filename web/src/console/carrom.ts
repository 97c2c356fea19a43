import { html, nothing, type TemplateResult } from "lit";
import { playsFor } from "../games";
import type { Choice, Row } from "./choices";
import { rows } from "./choices";
import type { Desk, Half, Table } from "./desk";
import { foulSheet } from "./fouls";
import {
  COLOURS,
  OTHER,
  fallsSheet,
  inWords,
  jumpedRows,
  pieces,
  within,
  type Colour,
  type Falling,
  type Stroke,
} from "./falls";
import { chip, chips, icon, seatedBoard } from "./parts";
import { chairsOf } from "./players";
/** Where they sit as the umpire sees the board, in the order of turn: to the right, against the clock. */
const AROUND = ["w", "s", "e", "n"];

/** What is added to the next stroke. */
interface Added {
  readonly other: number;
  readonly improper: boolean;
}

const NOTHING: Added = { other: 0, improper: false };

/** Carrom at an umpire's console: singles and doubles. */
export class CarromTable implements Table {
  readonly own = new Set(["stroke", "place", "no_space", "forgo", "demand", "set_up", "foul", "out_of_turn"]);
  private added = NOTHING;
  private stroke: Stroke = {};
  private byHand: string | null = null;
  private placing = false;

  constructor(private readonly desk: Desk) {}

  turn(): string | null {
    const { view, waiting } = this.desk;
    return waiting.length ? this.byHand : (view.after["turn"] as string | null);
  }

  title(number = this.desk.view.unit): string {
    return this.desk.words("umpire-board", { number });
  }

  half(side: string, place: 0 | 1): Half {
    const { view, words } = this.desk;
    const games = (view.match["games"] ?? {}) as Record<string, number>;
    return {
      chip: this.colour(side),
      points: view.standing.part?.[place] ?? 0,
      beside: words("umpire-games", { games: games[side] ?? 0 }),
    };
  }

  middle(): TemplateResult {
    const { score } = this.desk.view.standing;
    return html`<div class="frames">
      <b>${score[0]} – ${score[1]}</b><span>${this.desk.words("umpire-games-won")}</span>
    </div>`;
  }

  facts(): TemplateResult {
    const { words, view } = this.desk;
    const { men, queen, owed, to_place: placed, covering } = view.after;
    const sum = (counts: Record<Colour, number>): number => counts.white + counts.black;
    const due = sum(owed) + sum(placed) > 0;
    const pairs = (counts: Record<Colour, number>): TemplateResult | string =>
      sum(counts)
        ? html`${COLOURS.filter((colour) => counts[colour]).map((colour) => html`${chip(colour)}${counts[colour]} `)}`
        : "0";
    return html`<dl class="facts">
      <div>
        <dt>${words("umpire-on-board")}</dt>
        <dd>${chip("white")}${men.white} ${chip("black")}${men.black}</dd>
      </div>
      <div class=${covering || queen === "pending" ? "due" : ""}>
        <dt>${words("umpire-queen")}</dt>
        <dd>${chip("queen")}${this.queenIs(covering ? "pending" : queen)}</dd>
      </div>
      <div class=${due ? "due" : ""}>
        <dt>${words("umpire-owed")}</dt>
        <dd>${pairs(owed)} · ${pairs(placed)}</dd>
      </div>
    </dl>`;
  }

  beneath(): TemplateResult | null {
    const { view, waiting, words } = this.desk;
    const turn = this.turn();
    if (waiting.length && !view.after["board"]) return this.handed(turn);
    if (view.players.length < 4 || !turn) return null;
    const placer = view.after["placer"];
    return html`<section class="seats" aria-label=${words("umpire-seats")}>
      ${seatedBoard(words("umpire-turn-way"))}
      <ol>
        ${chairsOf(view).map((seat, place) => {
          const places = this.places(placer, seat);
          const says = seat === turn ? words("umpire-plays") : places ? words("umpire-places") : "";
          const where = AROUND[(place + (this.desk.swapped ? 2 : 0)) % AROUND.length]!;
          return html`<li class="seat-of ${where} ${seat === turn ? "turn" : ""} ${places ? "places" : ""}">
            ${chip(seat[0] === "W" ? "white" : "black")}<span
              >${this.desk.name(seat)}${says ? html`<small>${says}</small>` : nothing}</span
            >
          </li>`;
        })}
      </ol>
    </section>`;
  }

  pad(): TemplateResult {
    const { view, waiting } = this.desk;
    if (!waiting.length && view.after["board"]) return this.after();
    const placing = waiting.length ? this.placing : !!this.desk.offered("place");
    return placing ? this.placingPad() : this.strokePad();
  }

  sheet(name: string): TemplateResult | null {
    if (name === "foul") return foulSheet(this.desk, this.fouls());
    if (name === "combine") return fallsSheet(this.desk, this.falling);
    if (name === "jumped") return this.jumped();
    return null;
  }

  key(event: KeyboardEvent, held: ReadonlySet<string>): boolean {
    const key = event.key.toLowerCase();
    if (/^[0-9]$/.test(key)) this.struck(Number(key), held.has("q"), held.has("s"));
    else if (key === "b") this.add({ other: (this.added.other + 1) % 10 });
    else if (key === "i") this.add({ improper: !this.added.improper });
    else if (key === "j") this.desk.show("jumped");
    else if (key === "k") this.desk.show("combine");
    else if (key === "q" || key === "s") return true;
    else return false;
    return true;
  }

  clear(): void {
    this.added = NOTHING;
    this.stroke = {};
    this.byHand = null;
    this.placing = false;
  }

  private get mine(): Colour {
    return this.colour(this.turn() ?? "white");
  }

  /** Returns the men of a side, a chair or a colour. */
  private colour(side: string): Colour {
    if (side === "black") return side;
    const player = this.desk.view.players.find((one) => one.chair === side || playsFor(one.side, side));
    return player?.colour === "black" ? "black" : "white";
  }

  private queenIs(where: string): string {
    const { words } = this.desk;
    if (where === "white" || where === "black")
      return words("umpire-queen-covered", { name: this.desk.name(where) });
    return words(where === "pending" ? "umpire-queen-pending" : "umpire-queen-board");
  }

  private places(placer: unknown, seat: string): boolean {
    return (
      placer === seat || (typeof placer === "object" && !!placer && Object.values(placer).includes(seat))
    );
  }

  /** Where acts are not confirmed, the umpire says who plays and whether men are placed. */
  private handed(turn: string | null): TemplateResult {
    const { words, view } = this.desk;
    const seats = view.players.length < 4 ? COLOURS : chairsOf(view);
    return html`<div class="unsure" role="group" aria-label=${words("umpire-unsure")}>
      <p>${words("umpire-unsure")}</p>
      <div class="seg">
        ${seats.map(
          (seat) =>
            html`<button type="button" aria-pressed=${seat === turn} @click=${() => this.hand(seat)}>
              ${chip(this.colour(seat))}${this.desk.name(seat)}
            </button>`,
        )}
        <button type="button" aria-pressed=${this.placing} @click=${this.turnPlacing}>
          ${words("umpire-placing")}
        </button>
      </div>
    </div>`;
  }

  private hand(seat: string): void {
    this.byHand = seat;
    this.desk.redraw();
  }

  private readonly turnPlacing = (): void => {
    this.placing = !this.placing;
    this.desk.redraw();
  };

  private strokePad(): TemplateResult {
    const { words, view, waiting } = this.desk;
    const sure = !waiting.length;
    const { queen } = this;
    const men = this.most(this.mine);
    const covers = sure && view.after["covering"];
    const key = (
      own: number,
      withQueen: boolean,
      striker: boolean,
      label: string,
      kind = "",
    ): TemplateResult => {
      // Whose men they are has to be said first where nobody has ruled on whose turn it is.
      const not =
        own > men ||
        (own > 0 && !this.turn()) ||
        (withQueen && !queen) ||
        (sure && !this.desk.offered("stroke"));
      return html`<button
        type="button"
        class="key ${kind}"
        data-act=${actOf(this.mine, own, withQueen, striker)}
        ?disabled=${not}
        @click=${() => this.struck(own, withQueen, striker)}
      >
        ${pieces(this.mine, own, withQueen, striker)}${label}
      </button>`;
    };
    const count = (own: number): string => words(covers ? `umpire-men-${own}-covers` : `umpire-men-${own}`);
    return html`${this.mods()}
      <div class="pad four" role="group" aria-label=${words("umpire-pocketed")}>
        ${key(0, false, false, words("umpire-nothing"), "main half")}
        ${key(0, true, false, words("umpire-and-queen"))} ${key(0, false, true, words("umpire-and-striker"))}
        ${[1, 2].map(
          (own) =>
            html`${key(own, false, false, count(own), "half")}
            ${key(own, true, false, words("umpire-n-queen", { number: own }))}
            ${key(own, false, true, words("umpire-n-striker", { number: own }))}`,
        )}
      </div>
      ${this.opening()}`;
  }

  /** What belongs before the break: the call of play. */
  private opening(): TemplateResult | typeof nothing {
    const { words, waiting } = this.desk;
    const play = this.desk.offered("play");
    if (waiting.length || !play?.first) return nothing;
    return html`<div class="acts">
      <button
        type="button"
        class="key"
        @click=${() => this.desk.enter("play", words("umpire-act-carrom-play"))}
      >
        ${words("umpire-act-carrom-play")}
      </button>
    </div>`;
  }

  private mods(): TemplateResult {
    const { words } = this.desk;
    const { other, improper } = this.added;
    return html`<div class="mods" role="group" aria-label=${words("umpire-add")}>
      <button
        type="button"
        class="key mod"
        aria-pressed=${other > 0}
        @click=${() => this.add({ other: (other + 1) % 10 })}
      >
        ${chips(OTHER[this.mine])}${words("umpire-add-other", { men: other > 1 ? `${other} ` : "" })}
      </button>
      <button
        type="button"
        class="key mod"
        aria-pressed=${improper}
        @click=${() => this.add({ improper: !improper })}
      >
        <span class="discs">${icon("foul")}</span>${words("umpire-improper")}
      </button>
      <button type="button" class="key mod" aria-haspopup="dialog" @click=${() => this.desk.show("jumped")}>
        <span class="discs">${icon("up")}</span>${words("umpire-jumped-key")}
      </button>
      <button type="button" class="key mod" aria-haspopup="dialog" @click=${() => this.desk.show("combine")}>
        <span class="discs">${icon("more")}</span>${words("umpire-combine")}
      </button>
    </div>`;
  }

  private add(change: Partial<Added>): void {
    this.added = { ...this.added, ...change };
    this.desk.redraw();
  }

  /** Enters a stroke with what was added to it. */
  private struck(own: number, queen: boolean, striker: boolean): void {
    const { other, improper } = this.added;
    const mine = this.mine;
    this.made({
      ...(own ? { [mine]: own } : {}),
      ...(other ? { [OTHER[mine]]: other } : {}),
      ...(queen ? { queen } : {}),
      ...(striker ? { striker } : {}),
      ...(improper ? { improper } : {}),
    });
  }

  private made(stroke: Stroke): void {
    this.added = NOTHING;
    this.stroke = {};
    this.byHand = null;
    this.placing = false;
    this.desk.enter({ stroke }, this.told(stroke));
  }

  /** A stroke in words, until the hall says it. */
  private told(stroke: Stroke): string {
    const { words } = this.desk;
    return `${this.desk.name(this.turn() ?? "white")}: ${inWords(words, stroke) || within(words("umpire-nothing"))}`;
  }

  private get queen(): boolean {
    return !!this.desk.waiting.length || this.desk.view.after["queen"] === "board";
  }

  /** As many men of a side as there can be on the board. */
  private most(colour: Colour): number {
    return this.desk.waiting.length ? 9 : (this.desk.view.after["men"][colour] as number);
  }

  private get falling(): Falling {
    return {
      mine: this.mine,
      turn: this.turn() ?? "white",
      stroke: this.stroke,
      queen: this.queen,
      most: (colour) => this.most(colour),
      count: (stroke) => {
        this.stroke = stroke;
        this.desk.redraw();
      },
      enter: (stroke) => {
        this.desk.show(null);
        this.made(stroke);
      },
    };
  }

  /** What left the board, and what fell with it. */
  private jumped(): TemplateResult {
    const { words } = this.desk;
    const groups = [{ heading: words("umpire-jumped-with"), rows: jumpedRows(this.desk, this.falling) }];
    return foulSheet(this.desk, groups, words("umpire-jumped-title"));
  }

  private placingPad(): TemplateResult {
    const { words, view, waiting } = this.desk;
    const offers = waiting.length ? [] : (view.offers ?? []).filter((offer) => offer.act === "place");
    const men = offers.reduce((sum, offer) => sum + Number((offer.plain as { men: number }).men), 0);
    const offer = offers[0];
    const placer = offer?.by ?? null;
    const name = placer ? this.desk.name(placer) : "";
    const by = placer ? { by: placer } : {};
    const enter = (event: unknown, says: string) => (): void => {
      this.placing = false;
      this.desk.enter(event, says);
    };
    const all = offer ? offer.plain : { men: 1 };
    const key = (label: string, event: unknown, kind = "half", not = false): TemplateResult =>
      html`<button type="button" class="key ${kind}" ?disabled=${not} @click=${enter(event, label)}>
        ${label}
      </button>`;
    const wrong = (offer?.fields["where"] ?? ["outside-circle", "on-centre"]) as readonly string[];
    return html`<div class="pad four" role="group" aria-label=${words("umpire-placing")}>
      ${key(words("umpire-placed-all", { name, men: offer ? String((offer.plain as { men: number }).men) : "1" }), { place: all }, "main wide")}
      ${key(words("umpire-placed-one"), { place: { ...by, men: 1 } }, "half", !!offer && men < 2)}
      ${key(words("umpire-forgoes"), { forgo: placer ? by : true })}
      ${key(words("umpire-no-space"), { no_space: placer ? by : true })}
      <button type="button" class="key half" aria-haspopup="dialog" @click=${() => this.desk.show("little")}>
        ${words("umpire-little")}
      </button>
      ${wrong.map((where) => key(words(`carrom-offence-${where}`), { place: { ...(all as object), where } }))}
      ${key(words("carrom-offence-disturbed"), { place: { ...(all as object), disturbed: true } })}
      ${!offer || offer.fields["own"]?.includes(true) ? key(words("carrom-offence-own-man"), { place: { ...(all as object), own: true } }) : nothing}
    </div>`;
  }

  /** The board is over: what the winner asks for, and the next board. */
  private after(): TemplateResult {
    const { words, view } = this.desk;
    const { winner, points } = view.after["board"] as { winner?: string; points?: number };
    const next = this.desk.offered("set_up");
    return html`<div class="ended">
      <p class="said">
        ${winner ? words("umpire-board-won", { name: this.desk.name(winner), points: points ?? 0 }) : words("umpire-board-again")}
      </p>
      ${next ? html`<button type="button" class="key main" @click=${() => this.desk.enter("set_up", words("umpire-next-board"))}>${words("umpire-next-board")}</button>` : nothing}
    </div>`;
  }

  /** The book's offences: in the stroke, outside one, in turn and time. */
  private fouls(): { heading: string; rows: Row[] }[] {
    const { words, naming, view, waiting } = this.desk;
    const offers = view.offers ?? [];
    const stroke = this.desk.offered("stroke");
    const turn = this.turn() ?? "white";
    const seen = (label: string, fields: object): Row => {
      const key: Choice = { label: this.desk.name(turn), side: turn, event: { stroke: fields } };
      return { act: "stroke", label, keys: [key] };
    };
    const improper = stroke?.fields["improper"] ?? [];
    const inStroke: Row[] = [
      ...improper.map((offence) => seen(words(`carrom-offence-${offence}`), { improper: offence })),
      seen(words("umpire-striker-off"), { off_board: true }),
      seen(words("umpire-untouched"), { touched: false }),
    ];
    const bare = (row: Row): Row => ({ ...row, label: row.label.replace(/^[^:]*: /, "") });
    const fouls = (field: string): Row[] =>
      rows(
        offers.filter((offer) => offer.act === "foul" && field in offer.fields),
        naming,
      ).map(bare);
    const calls = ["timeout", "out_of_turn", "leave_seat", "plays_during_appeal", "wrecks_board", "warn"];
    const turns = rows(
      offers.filter((offer) => calls.includes(offer.act)),
      naming,
    );
    return [
      { heading: words("umpire-foul-outside"), rows: fouls("offence") },
      { heading: words("umpire-foul-stroke"), rows: waiting.length ? [] : inStroke },
      { heading: words("umpire-foul-turn"), rows: turns },
      { heading: words("umpire-foul-clause"), rows: fouls("law") },
      {
        heading: words("umpire-foul-conduct"),
        rows: rows(
          offers.filter((offer) => offer.act === "misconduct"),
          naming,
        ),
      },
    ];
  }
}

/** What a key of the pad enters, in one word: `miss`, `white:2`, `queen`, `black:1+striker`. */
function actOf(mine: Colour, own: number, queen: boolean, striker: boolean): string {
  const fell = [own ? `${mine}:${own}` : "", queen ? "queen" : "", striker ? "striker" : ""].filter(Boolean);
  return fell.join("+") || "miss";
}
