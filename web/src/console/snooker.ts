import { playsFor } from "../games";
import { html, nothing, type TemplateResult } from "lit";
import { rows, type Row } from "./choices";
import type { Desk, Half, Table } from "./desk";
import type { Offer } from "./documents";
import { FoulEntry } from "./foul-entry";
import { foulSheet } from "./fouls";
import { chip, icon } from "./parts";
import { look, severalSheet, type Potting } from "./potted";
import { ALL_FREE, spotsSheet, type Spotting } from "./spots";

const COLOURS = ["yellow", "green", "brown", "blue", "pink", "black"];
const BALLS = ["red", ...COLOURS];
const VALUE: Readonly<Record<string, number>> = Object.fromEntries(
  BALLS.map((ball, place) => [ball, place + 1]),
);
const MOST_REDS = 15;
/** What the next player may ask, in the order in which it always stands. */
const CHOICES = ["play", "play_again", "replace"];

/** The sheets in which a ball is named, and what stands on their keys. */
const NAMED = {
  touching: "umpire-touching-key",
  declare: "umpire-declared-key",
  spots: "umpire-spots-key",
};

type Stroke = Readonly<Record<string, unknown>>;

/** Snooker at a referee's console. */
export class SnookerTable implements Table {
  readonly own = new Set([
    "stroke",
    "choose",
    "set_up",
    "foul",
    "declare",
    "touching",
    "spots",
    "accept",
    "refuse",
    "free_ball",
  ]);
  private potted: readonly string[] = [];
  private spots = ALL_FREE;
  private readonly foul: FoulEntry;

  constructor(private readonly desk: Desk) {
    this.foul = new FoulEntry(desk, (ball) => this.name(ball));
  }

  turn(): string | null {
    return this.desk.waiting.length ? null : (this.desk.view.after["striker"] as string | null);
  }

  title(number = this.desk.view.unit): string {
    return this.desk.words("umpire-frame", { number });
  }

  half(side: string, place: 0 | 1): Half {
    const { view, words } = this.desk;
    const striker = String(this.turn() ?? "");
    const made = playsFor(striker, side) ? view.after["break"] : 0;
    return {
      chip: "",
      points: (view.after["score"] as Record<string, number>)[side] ?? view.standing.part?.[place] ?? 0,
      beside: words("umpire-break", { points: made as number }),
    };
  }

  middle(): TemplateResult {
    const { score } = this.desk.view.standing;
    return html`<div class="frames">
      <b>${score[0]} – ${score[1]}</b><span>${this.desk.words("umpire-frames-won")}</span>
    </div>`;
  }

  facts(): TemplateResult {
    const { words, view } = this.desk;
    const { reds, spotted, free_ball: free, ball_on: on, declared } = view.after;
    const spots = Object.keys((spotted ?? {}) as object);
    const what = free ? "umpire-free-ball" : on === "colour" ? "umpire-any-colour" : "";
    return html`<dl class="facts">
      <div class=${free || on === "colour" ? "due" : ""}>
        <dt>${words("umpire-on")}</dt>
        <dd>
          ${declared ? html`${chip(look(declared))}${words("umpire-declared-is", { ball: this.ball(declared) })}` : what ? words(what) : on ? this.ball(on as string) : "–"}
        </dd>
      </div>
      <div>
        <dt>${words("umpire-reds")}</dt>
        <dd>${chip("red")}${reds}</dd>
      </div>
      <div class=${spots.length ? "due" : ""}>
        <dt>${words("umpire-to-spot")}</dt>
        <dd>${spots.length ? spots.map((ball) => html`${chip(look(ball))} `) : words("umpire-nothing")}</dd>
      </div>
    </dl>`;
  }

  beneath(): TemplateResult | null {
    const { warning, respotted_black: black } = this.desk.view.after;
    if (!warning && !black) return null;
    const text = black
      ? "umpire-respotted"
      : warning === "frame"
        ? "umpire-warned-frame"
        : "umpire-warned-time";
    return html`<p class="unsure">${this.desk.words(text)}</p>`;
  }

  pad(): TemplateResult {
    const { view, waiting } = this.desk;
    const sure = !waiting.length;
    if (sure && view.after["frame"]) return this.after();
    if (sure && !this.turn()) return html``;
    return sure && this.desk.offered("choose") ? this.choosing() : this.striking();
  }

  sheet(name: string): TemplateResult | null {
    const { words } = this.desk;
    if (name === "foul") return this.foulSheet();
    if (name === "several") return severalSheet(this.desk, this.potting);
    if (name === "spots") return spotsSheet(this.desk, this.spotting);
    if (name === "declare") return this.balls("declare", words("umpire-declared"));
    if (name === "touching") return this.balls("touching", words("umpire-touching"));
    return null;
  }

  key(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    if (/^[1-7]$/.test(key)) this.press(BALLS[Number(key) - 1]!);
    else if (key === "0") this.made({}, this.desk.words("umpire-nothing-potted"));
    else if (key === "t") this.desk.show("touching");
    else if (key === "n") this.desk.show("declare");
    else if (key === "k") this.desk.show("several");
    else if (key === "o") this.desk.show("spots");
    else return false;
    return true;
  }

  clear(): void {
    this.potted = [];
    this.spots = ALL_FREE;
    this.foul.begin();
  }

  private ball(ball: string): string {
    return this.desk.words(`snooker-word-${ball}`);
  }

  private get there(): readonly string[] {
    const { view, waiting } = this.desk;
    if (waiting.length) return BALLS;
    return [...(view.after["reds"] ? ["red"] : []), ...(view.after["colours"] as string[])];
  }

  /** The balls that may be nominated, as the engine offers them; nothing where it is not known. */
  private get nominable(): readonly string[] | null {
    if (this.desk.waiting.length) return null;
    return (this.desk.offered("stroke")?.fields["nominated"] ?? null) as readonly string[] | null;
  }

  /** Whether a ball is on, as far as the device knows. */
  private isOn(ball: string): boolean {
    return this.nominable?.includes(ball) ?? true;
  }

  private striking(): TemplateResult {
    const { words } = this.desk;
    const { there } = this;
    const key = (ball: string): TemplateResult => {
      const on = this.isOn(ball);
      return html`<button
        type="button"
        class="ballkey ${on ? "" : "not-on"}"
        data-act="pot:${ball}"
        ?disabled=${!there.includes(ball)}
        aria-label=${on ? this.ball(ball) : `${this.ball(ball)}: ${words("umpire-not-on")}`}
        @click=${() => this.press(ball)}
      >
        ${chip(look(ball), VALUE[ball]!)}<span>${on ? this.ball(ball) : words("umpire-not-on")}</span>
      </button>`;
    };
    return html`<div class="pad four" role="group" aria-label=${words("umpire-potted")}>
      ${BALLS.map(key)}
      <button type="button" class="ballkey" aria-haspopup="dialog" @click=${() => this.desk.show("several")}>
        ${icon("more")}<span>${words("umpire-several")}</span>
      </button>
      <button
        type="button"
        class="key main wide"
        data-act="nothing"
        @click=${() => this.made({}, words("umpire-nothing-potted"))}
      >
        ${words("umpire-nothing-potted")}
      </button>
      <div class="mods wide">${this.named()}</div>
    </div>`;
  }

  /** The keys that name a ball: one that touches, one that is declared, one whose spot is occupied. */
  private named(): TemplateResult[] {
    return Object.entries(NAMED).map(
      ([sheet, label]) =>
        html`<button
          type="button"
          class="key mod"
          data-act=${sheet}
          aria-haspopup="dialog"
          @click=${() => this.desk.show(sheet)}
        >
          ${this.desk.words(label)}
        </button>`,
    );
  }

  /** Opens the sheet of fouls with what is known of the stroke. */
  private fouled(potted: readonly string[], first: readonly string[] = []): void {
    this.foul.begin({ potted, first });
    this.desk.show("foul");
  }

  /** A ball that was potted; one that is not on is a foul, of which the rest is asked. */
  private press(ball: string): void {
    if (!this.isOn(ball)) return this.fouled([ball], [ball]);
    this.made({ ...this.nomination(ball), potted: [ball] }, this.ball(ball));
  }

  /** A colour that is potted was nominated, unless one has been declared. */
  private nomination(ball: string): Stroke {
    const { nominable } = this;
    const chosen = !!nominable && nominable.length > 1 && !this.desk.view.after["declared"];
    return chosen ? { nominated: ball } : {};
  }

  private made(stroke: Stroke, says: string): void {
    const who = this.desk.waiting.length ? "" : `${this.desk.name(this.turn() ?? "")}: `;
    this.desk.enter({ stroke }, `${who}${says}`);
    this.clear();
  }

  /** What the incoming player asks after a foul. */
  private choosing(): TemplateResult {
    const { words, view } = this.desk;
    const offer = this.desk.offered("choose")!;
    const options = (offer.fields[""] ?? []) as readonly string[];
    const { foul } = view.after as { foul: { value: number; miss: boolean } | null };
    const offender = view.standing.sides.find((side) => !playsFor(String(this.turn()), side)) ?? "";
    const name = this.desk.name(this.turn() ?? "");
    const free = options.includes("free_ball");
    const says = (option: string): string =>
      words(option === "play" && free ? "umpire-choose-free" : `umpire-choose-${option.replace("_", "-")}`, {
        name: this.desk.name(offender),
      });
    const call = this.desk.offered("free_ball");
    return html`<section class="choosing">
      <p class="eyebrow">
        ${words(foul?.miss ? "umpire-foul-miss" : "umpire-foul-of", { points: foul?.value ?? 0 })}
        ${view.after["misses"] ? html`· ${words("umpire-misses", { misses: view.after["misses"] })}` : nothing}
      </p>
      <p class="said">${words("umpire-asks-for", { name })}</p>
      <div class="keys">
        ${call ? html`<button type="button" class="choice called" data-act="free-ball" @click=${() => this.desk.enter({ free_ball: true }, words("umpire-snookered"))}><b>${words("umpire-snookered")}</b><span>${words("umpire-snookered-says")}</span></button>` : nothing}
        ${CHOICES.filter((option) => options.includes(option)).map(
          (option) =>
            html`<button
              type="button"
              class="choice"
              @click=${() => this.desk.enter({ choose: option }, `${name}: ${says(option)}`)}
            >
              <b>${says(option)}</b><span>${words(`umpire-choose-${option.replace("_", "-")}-says`)}</span>
            </button>`,
        )}
        ${options.includes("replace") ? html`<button type="button" class="choice" aria-haspopup="dialog" @click=${() => this.desk.show("position")}><b>${words("umpire-position")}</b><span>${words("umpire-position-says")}</span></button>` : nothing}
      </div>
      <div class="mods">${this.named()}</div>
    </section>`;
  }

  private after(): TemplateResult {
    const { words, view } = this.desk;
    const { winner } = view.after["frame"] as { winner: string | null };
    const next = this.desk.offered("set_up");
    return html`<div class="ended">
      <p class="said">${words("umpire-frame-won", { name: winner ? this.desk.name(winner) : "–" })}</p>
      ${next ? html`<button type="button" class="key main" @click=${() => this.desk.enter({ set_up: next.plain }, words("umpire-next-frame"))}>${words("umpire-next-frame")}</button>` : nothing}
    </div>`;
  }

  private get potting(): Potting {
    const { view, waiting } = this.desk;
    return {
      colours: COLOURS.filter((ball) => this.there.includes(ball)),
      reds: waiting.length ? MOST_REDS : (view.after["reds"] as number),
      potted: this.potted,
      name: (ball) => this.name(ball),
      count: (potted) => {
        this.potted = potted;
        this.desk.redraw();
      },
      enter: (potted) => {
        if (this.foul.asksOn) return this.fouled(potted);
        this.desk.show(null);
        this.made({ potted: [...potted] }, potted.map((ball) => this.name(ball)).join(", "));
      },
    };
  }

  private get spotting(): Spotting {
    return {
      spots: this.spots,
      name: (ball) => this.name(ball),
      say: (spots) => {
        this.spots = spots;
        this.desk.redraw();
      },
      enter: (spots) => {
        this.desk.show(null);
        const balls = [...spots.occupied, ...spots.no_space].map((ball) => this.name(ball));
        this.desk.enter({ spots }, `${this.desk.words("umpire-spots-said")}: ${balls.join(", ")}`);
        this.spots = ALL_FREE;
      },
    };
  }

  private name(ball: string): string {
    return ball === "cue" ? this.desk.words("umpire-cue-ball") : this.ball(ball);
  }

  private balls(act: string, heading: string): TemplateResult {
    const { words } = this.desk;
    const balls = this.there.filter(
      (ball) =>
        this.desk.waiting.length ||
        this.desk.view.offers?.some((offer) => offer.act === act && offer.plain === ball),
    );
    return html`<header><h2 id="sheet-h">${heading}</h2></header>
      <div class="answers">
        ${
          balls.length
            ? balls.map(
                (ball) =>
                  html`<button
                    type="button"
                    class="ballkey"
                    data-act="${act}:${ball}"
                    aria-label="${heading}: ${this.ball(ball)}"
                    @click=${() => {
                      this.desk.show(null);
                      this.desk.enter({ [act]: ball }, `${heading}: ${this.ball(ball)}`);
                    }}
                  >
                    ${chip(look(ball), VALUE[ball]!)}<span>${this.ball(ball)}</span>
                  </button>`,
              )
            : html`<p>${words("umpire-none-now")}</p>`
        }
      </div>`;
  }

  /** The stroke that was foul, and below it what is called outside a stroke. */
  private foulSheet(): TemplateResult {
    const { words, waiting, view } = this.desk;
    const turn = this.turn() ?? "";
    const reds = waiting.length ? MOST_REDS : (view.after["reds"] as number);
    const heading = words("umpire-what-did", { name: this.desk.name(turn) });
    return html`<header><h2 id="sheet-h">${heading}</h2></header>
      ${this.foul.sheet(this.there, reds, turn)}
      ${foulSheet(this.desk, this.outside(), "", (event) => this.foul.outside(event))}`;
  }

  /** What is called outside a stroke, of either player, and conduct. */
  private outside(): { heading: string; rows: readonly Row[] }[] {
    const { words, naming, view } = this.desk;
    const offers = view.offers ?? [];
    const bare = (row: Row): Row => ({ ...row, label: row.label.replace(/^[^:]*: /, "") });
    // Standing in the striker's sight is entered as a foul, but it is conduct: it costs nothing (4.4).
    const sight = (offer: Offer): boolean => !!offer.fields["offence"]?.includes("line-of-sight");
    // What was on is asked once, above: it is no choice of each key.
    const plain = ({ fields, ...offer }: Offer): Offer => {
      const { nominated: _, ...others } = fields;
      return { ...offer, fields: others };
    };
    const calls = ["time_wasting", "misconduct", "unnoticed", "missing"];
    return [
      {
        heading: words("umpire-foul-outside"),
        rows: rows(offers.filter((offer) => offer.act === "foul" && !sight(offer)).map(plain), naming).map(
          bare,
        ),
      },
      {
        heading: words("umpire-foul-conduct-snooker"),
        rows: [
          ...rows(offers.filter(sight), naming).map(bare),
          ...rows(
            offers.filter((offer) => calls.includes(offer.act)),
            naming,
          ),
        ],
      },
    ];
  }
}
