import { html, nothing, type TemplateResult } from "lit";
import { deciding } from "../panels/ruled";
import type { Desk } from "./desk";
import type { Answered } from "./documents";
import { chip, icon, lawref, sentences } from "./parts";
import { look } from "./potted";

/** Fouls that stand as keys of their own in the sheet, or that follow from what else is said in it. */
const APART = ["out-of-turn", "touched-ball", "no-nomination", "push", "double-hit"];
/** Fouls called so often that they stand before the rest. */
const OFTEN = ["push", "double-hit"];
const NONE = "none";
/** Lists of balls in which each stands once. */
type List = "off" | "touched" | "first" | "fell";
/** What may be on, as far as a device without the hall knows. */
const BALLS = ["red", "yellow", "green", "brown", "blue", "pink", "black"];

/** What is said of a stroke that was foul: everything of it, before it is ruled on. */
interface Said {
  /** What the striker was on, where a colour was on and none was declared; `none`: nothing was named yet. */
  readonly on: string | null;
  /** The ball hit first, the two hit at once, or `none`. */
  readonly first: readonly string[];
  readonly potted: readonly string[];
  readonly off: readonly string[];
  readonly touched: readonly string[];
  readonly fouls: readonly string[];
  /** Who played, where it was not the striker. */
  readonly by: string | null;
  /** Whether the next player is left snookered. */
  readonly free: boolean;
  /** Whether the snooker lies behind the free ball. */
  readonly behind: boolean;
  /** Whether a ball moved that the cue ball touched. */
  readonly moved: boolean;
  /** Balls that fell in without being hit. */
  readonly fell: readonly string[];
  /** Whether they would have been hit. */
  readonly involved: boolean;
}

const NOTHING: Said = {
  on: null,
  first: [],
  potted: [],
  off: [],
  touched: [],
  fouls: [],
  by: null,
  free: false,
  behind: false,
  moved: false,
  fell: [],
  involved: false,
};

/** A foul as it is put together in its sheet: what happened, what would be said of it, and how it is entered. */
export class FoulEntry {
  private said = NOTHING;
  private asked = "";
  private answer: Answered | null = null;
  /** Whether the umpire has been told that this is no foul. */
  private told = false;

  constructor(
    private readonly desk: Desk,
    private readonly name: (ball: string) => string,
  ) {}

  /** Begins anew, with what is known of the stroke already. */
  begin(known: Partial<Said> = {}): void {
    this.said = { ...NOTHING, ...known };
    this.told = false;
    this.ask();
  }

  /** Whether what was on must be said: the engine offers it with the foul; where it cannot be asked, always. */
  get asksOn(): boolean {
    return !!this.colours.length;
  }

  /** Returns a foul outside a stroke with the colour that was on; nothing while that is still asked. */
  outside(event: { readonly foul: Readonly<Record<string, unknown>> }): unknown {
    const { on } = this.said;
    const costs = this.desk.offered("foul")?.fields["offence"]?.includes(String(event.foul["offence"]));
    if (!this.asksOn || !costs) return event;
    if (!on) return null;
    return isColour(on) ? { foul: { ...event.foul, nominated: on } } : event;
  }

  sheet(there: readonly string[], reds: number, turn: string): TemplateResult {
    const { words } = this.desk;
    const name = this.desk.name(turn);
    return html`<div class="foul-entry">
      ${this.on(name)} ${this.first(there)} ${this.potted(there, reds)} ${this.also(turn)}
      ${this.touched(there)}
      <section aria-label=${words("umpire-off-table")}>
        <h3>${words("umpire-off-table")}</h3>
        <div class="balls-of">${[...there, "cue"].map((ball) => this.ball("off", ball, `off:${ball}`))}</div>
      </section>
      <section aria-label=${words("umpire-foul-referee")}>
        <h3>${words("umpire-foul-referee")}</h3>
        <div class="mods-of">${this.called()}</div>
      </section>
      <details class="others">
        <summary>${words("umpire-at-once")}</summary>
        <div class="balls-of">${there.map((ball) => this.ball("first", ball, `also-first:${ball}`))}</div>
      </details>
      ${this.fell(there)} ${this.foot()}
    </div>`;
  }

  private get colours(): readonly string[] {
    if (this.desk.waiting.length) return BALLS;
    return (this.desk.offered("foul")?.fields["nominated"] ?? []) as readonly string[];
  }

  /** The balls of which one is the free ball, where the striker has one and has not declared it. */
  private get freeBalls(): readonly string[] {
    const { free_ball: free, declared } = this.desk.view.after;
    if (this.desk.waiting.length || !free || declared) return [];
    return (this.desk.offered("stroke")?.fields["nominated"] ?? []) as readonly string[];
  }

  /** Whether what was on, or the free ball, must be said before anything can be ruled. */
  private get isOpen(): boolean {
    const { on, behind } = this.said;
    return !on && (this.asksOn || (behind && !!this.freeBalls.length));
  }

  private say(change: Partial<Said>): void {
    this.said = { ...this.said, ...change };
    this.told = false;
    this.ask();
    this.desk.redraw();
  }

  private turn(list: List | "fouls", what: string): void {
    const held = this.said[list];
    this.say({ [list]: held.includes(what) ? held.filter((one) => one !== what) : [...held, what] });
  }

  private on(name: string): TemplateResult | typeof nothing {
    const { words } = this.desk;
    const { on } = this.said;
    const balls = this.asksOn ? this.colours : this.freeBalls;
    if (!balls.length) return nothing;
    const heading = this.asksOn ? words("umpire-was-on", { name }) : words("umpire-free-ball-was");
    const key = (ball: string): TemplateResult =>
      html`<button
        type="button"
        class="ballkey"
        data-act="on:${ball}"
        aria-pressed=${on === ball}
        aria-label="${heading} ${this.name(ball)}"
        @click=${() => this.say({ on: ball })}
      >
        ${chip(look(ball))}<span>${this.name(ball)}</span>
      </button>`;
    return html`<section class="was-on ${this.isOpen ? "open" : ""}" aria-label=${heading}>
      <h3>${heading}</h3>
      ${on || !this.asksOn ? nothing : html`<p class="soft">${words("umpire-was-on-says")}</p>`}
      <div class="balls-of six">${balls.map(key)}</div>
      ${this.asksOn ? this.mod("on:none", on === NONE, words("umpire-was-on-none"), () => this.say({ on: NONE })) : nothing}
    </section>`;
  }

  private first(there: readonly string[]): TemplateResult {
    const { words } = this.desk;
    const { first } = this.said;
    const set = (ball: string) => (): void =>
      this.say({ first: first.length === 1 && first[0] === ball ? [] : [ball] });
    return html`<section aria-label=${words("umpire-hit-first")}>
      <h3>${words("umpire-hit-first")}</h3>
      <div class="balls-of">
        ${this.key(`first:${NONE}`, first[0] === NONE, words("umpire-no-ball"), set(NONE), words("umpire-hit-nothing"))}
        ${there.map((ball) => this.key(`first:${ball}`, first.includes(ball), this.name(ball), set(ball), `${words("umpire-hit-first")}: ${this.name(ball)}`, ball))}
      </div>
    </section>`;
  }

  private potted(there: readonly string[], reds: number): TemplateResult {
    const { words } = this.desk;
    const { potted } = this.said;
    const count = (ball: string): number => potted.filter((one) => one === ball).length;
    const press = (ball: string) => (): void => {
      const more = count(ball) < (ball === "red" ? reds : 1);
      this.say({ potted: more ? [...potted, ball] : potted.filter((one) => one !== ball) });
    };
    const key = (ball: string): TemplateResult => {
      const fell = count(ball);
      const label = fell > 1 ? `${fell} × ${this.name(ball)}` : this.name(ball);
      const whole = `${words("umpire-potted-wrong")}: ${label}`;
      return this.key(`potted:${ball}`, fell > 0, label, press(ball), whole, ball);
    };
    return html`<section aria-label=${words("umpire-potted-wrong")}>
      <h3>${words("umpire-potted-wrong")} <span class="soft">${words("umpire-potted-twice")}</span></h3>
      <div class="balls-of">${there.map(key)}</div>
    </section>`;
  }

  /** The rest that happens often: the cue ball, who played, how it was struck, and the free ball. */
  private also(turn: string): TemplateResult {
    const { words } = this.desk;
    const { potted, by, free, behind, moved } = this.said;
    const cue = potted.includes("cue");
    const players = (this.desk.offered("stroke")?.fields["by"] ?? []) as readonly string[];
    const offered = (this.desk.offered("stroke")?.fields["fouls"] ?? OFTEN) as readonly string[];
    return html`<section aria-label=${words("umpire-and")}>
      <h3>${words("umpire-and")}</h3>
      <div class="mods-of">
        ${this.mod("in-off", cue, words("umpire-in-off"), () => this.say({ potted: cue ? potted.filter((one) => one !== "cue") : [...potted, "cue"] }))}
        ${OFTEN.filter((one) => offered.includes(one)).map((one) => this.offence(one))}
        ${players
          .filter((player) => player !== turn)
          .map((player) => {
            const label = words("umpire-played-out-of-turn", { name: this.desk.name(player) });
            return this.mod("out-of-turn", by === player, label, () =>
              this.say({ by: by === player ? null : player }),
            );
          })}
        ${this.mod("free-ball", free, words("umpire-leaves-snookered"), () => this.say({ free: !free }))}
        ${this.offers("free_snooker") ? this.mod("behind-free-ball", behind, words("umpire-behind-free"), () => this.say({ behind: !behind })) : nothing}
        ${this.offers("moved_touching") ? this.mod("moved-touching", moved, words("umpire-moved-touching"), () => this.say({ moved: !moved })) : nothing}
      </div>
    </section>`;
  }

  /** Whether the engine offers to say something of the stroke. */
  private offers(field: string): boolean {
    return !!this.desk.offered("stroke")?.fields[field];
  }

  /** Balls on the edge of a pocket that fell in by themselves, and whether they would have been hit. */
  private fell(there: readonly string[]): TemplateResult {
    const { words } = this.desk;
    const { involved } = this.said;
    return html`<details class="others">
      <summary>${words("umpire-fell")}</summary>
      <div class="balls-of">${there.map((ball) => this.ball("fell", ball, `fell:${ball}`))}</div>
      <div class="mods-of">
        ${this.mod("involved", involved, words("umpire-fell-involved"), () => this.say({ involved: !involved }))}
      </div>
    </details>`;
  }

  private touched(there: readonly string[]): TemplateResult {
    const { words } = this.desk;
    return html`<section aria-label=${words("snooker-offence-touched-ball")}>
      <h3>${words("snooker-offence-touched-ball")}</h3>
      <div class="balls-of">
        ${[...there, "cue"].map((ball) => this.ball("touched", ball, `touched:${ball}`))}
      </div>
    </section>`;
  }

  /** What else the referee can call, as the engine offers it. */
  private called(): TemplateResult[] {
    const fouls = (this.desk.offered("stroke")?.fields["fouls"] ?? []) as readonly string[];
    return fouls.filter((one) => !APART.includes(one)).map((one) => this.offence(one));
  }

  private offence(offence: string): TemplateResult {
    const label = this.desk.words(`snooker-offence-${offence}`);
    return this.mod(offence, this.said.fouls.includes(offence), label, () => this.turn("fouls", offence));
  }

  private ball(list: List, ball: string, act: string): TemplateResult {
    const label = this.name(ball);
    const headings = {
      off: "umpire-off-table",
      touched: "snooker-offence-touched-ball",
      first: "umpire-at-once",
      fell: "umpire-fell",
    };
    const whole = `${this.desk.words(headings[list])}: ${label}`;
    return this.key(act, this.said[list].includes(ball), label, () => this.turn(list, ball), whole, ball);
  }

  private key(
    act: string,
    pressed: boolean,
    label: string,
    press: () => void,
    whole: string,
    ball?: string,
  ): TemplateResult {
    return html`<button
      type="button"
      class="ballkey small"
      data-act=${act}
      aria-pressed=${pressed}
      aria-label=${whole}
      @click=${press}
    >
      ${ball ? chip(look(ball)) : html`<span class="chip nil"></span>`}<span>${label}</span>
    </button>`;
  }

  private mod(act: string, pressed: boolean, label: string, press: () => void): TemplateResult {
    return html`<button type="button" class="key mod" data-act=${act} aria-pressed=${pressed} @click=${press}>
      ${label}
    </button>`;
  }

  /** What would be said of it, and the key that enters it: always in view. */
  private foot(): TemplateResult {
    const { words } = this.desk;
    const { answer } = this;
    const open = this.isOpen;
    const refused = answer?.refused;
    const text = open
      ? words(this.asksOn ? "umpire-say-on-first" : "umpire-say-free-first")
      : refused
        ? refused.text
        : this.told
          ? words("umpire-no-foul-asks")
          : answer?.say.length
            ? `“${sentences(answer.say)}”`
            : words(this.desk.waiting.length ? "umpire-hall-will-rule" : "umpire-say-what");
    const ruling = answer && deciding(answer.rulings);
    const fair = !!answer && !refused && !this.isFoul;
    return html`<div class="sheet-foot">
      <div class="would ${refused ? "refused" : ""}" role="status">
        <p>
          <span class="eyebrow">${words(refused ? "umpire-refused" : "umpire-would-say")}</span>
          ${text}
        </p>
        ${ruling && !open ? lawref(ruling.law, ruling.address, "foul") : nothing}
      </div>
      <button
        type="button"
        class="button primary"
        data-act="enter"
        ?data-fair=${fair && this.told}
        ?disabled=${open || !this.isBegun || !!refused}
        @click=${() => void this.enter()}
      >
        ${icon("foul")}${words(fair ? (this.told ? "umpire-no-foul-enter" : "umpire-no-foul") : "umpire-enter-foul")}
      </button>
    </div>`;
  }

  private get isBegun(): boolean {
    const { first, potted, off, touched, fouls, fell, by, on, behind, moved } = this.said;
    const lists = [first, potted, off, touched, fouls, fell];
    return lists.some((list) => list.length) || !!by || on === NONE || behind || moved;
  }

  private get isFoul(): boolean {
    return !!this.answer?.rulings.some((ruling) => ruling.foul);
  }

  /** Returns the event that says it all: a stroke, or a foul outside one where balls were only touched. */
  private get event(): Readonly<Record<string, unknown>> {
    const { on, first, potted, off, touched, fouls, by, free, behind, moved, fell, involved } = this.said;
    const named = isColour(on) || (on && on !== NONE && this.freeBalls.length) ? { nominated: on } : {};
    const left = free ? { snookered: true } : {};
    const struck = [first, potted, off, fouls, fell].some((list) => list.length) || behind || moved;
    const alone = !struck && on !== NONE;
    if (touched.length && alone) {
      const who = by ?? (this.desk.waiting.length ? null : this.desk.view.after["striker"]);
      return {
        foul: {
          ...(who ? { by: who } : {}),
          offence: "touched-ball",
          concerned: touched,
          ...(this.asksOn ? named : {}),
          ...left,
        },
      };
    }
    const called = [
      ...fouls,
      ...(touched.length ? ["touched-ball"] : []),
      ...(on === NONE ? ["no-nomination"] : []),
    ];
    return {
      stroke: {
        ...(by ? { by } : {}),
        ...named,
        ...(first.length ? { first: first.length > 1 ? first : first[0] } : {}),
        ...(potted.length ? { potted } : {}),
        ...(off.length ? { off_table: off } : {}),
        ...(called.length ? { fouls: called } : {}),
        ...(touched.length ? { concerned: touched } : {}),
        ...(fell.length ? { fell: fell.map((ball) => ({ ball, involved })) } : {}),
        ...(behind ? { free_snooker: true } : {}),
        ...(moved ? { moved_touching: true } : {}),
        ...left,
      },
    };
  }

  /** Asks the hall what it would rule, where it can be asked. */
  private ask(): Promise<void> {
    this.answer = null;
    if (!this.isBegun || this.isOpen || this.desk.waiting.length) {
      this.asked = "";
      return Promise.resolve();
    }
    const { event } = this;
    const asked = JSON.stringify([event, this.desk.view.sequence]);
    this.asked = asked;
    return this.desk.rehearse(event).then((answer) => {
      if (asked !== this.asked) return;
      this.answer = answer;
      this.desk.redraw();
    });
  }

  /** Enters it; what turns out to be no foul is asked about first. */
  private async enter(): Promise<void> {
    if (!this.answer) await this.ask();
    const { answer } = this;
    if (answer?.refused) return this.desk.redraw();
    if (answer && !this.isFoul && !this.told) {
      this.told = true;
      return this.desk.redraw();
    }
    this.desk.show(null);
    this.desk.enter(this.event, this.inWords());
    this.begin();
  }

  /** The foul in words, until the hall has its own. */
  private inWords(): string {
    const { words } = this.desk;
    const { first, potted, off, touched, fouls, by, behind, moved, fell } = this.said;
    const balls = (list: readonly string[]): string =>
      list.map((ball) => (ball === NONE ? words("umpire-no-ball") : this.name(ball))).join(", ");
    const parts = [
      first.length ? `${words("umpire-hit-first")}: ${balls(first)}` : "",
      potted.length ? `${words("umpire-potted-wrong")}: ${balls(potted)}` : "",
      off.length ? `${words("umpire-off-table")}: ${balls(off)}` : "",
      touched.length ? `${words("snooker-offence-touched-ball")}: ${balls(touched)}` : "",
      by ? words("umpire-played-out-of-turn", { name: this.desk.name(by) }) : "",
      ...fouls.map((one) => words(`snooker-offence-${one}`)),
      behind ? words("umpire-behind-free") : "",
      moved ? words("umpire-moved-touching") : "",
      fell.length ? `${words("umpire-fell")}: ${balls(fell)}` : "",
    ];
    return parts.filter(Boolean).join("; ");
  }
}

function isColour(on: string | null): boolean {
  return on !== null && on !== NONE && on !== "red";
}
