/** The parts of an event that a hall screen shows, made from the page's copy of it: no page is asked for again. */
import { html, nothing, render, type TemplateResult } from "lit";
import { inFigures, type Words } from "../boards/words";
import type { EventView, MatchView } from "../desk/api";
import { coming } from "../desk/bracket";
import { columnTitle, figure, standingIn } from "../desk/crosstable";
import { roundName } from "../desk/rounds";

const AT_PLAY = ["called", "playing"];
const OVER = ["done", "bye", "void"];
const ENTERED = ["approved", "entered"];
/** Where all meet and there are more matches (64 players have 2,016), only the rounds in play are shown. */
const MOST_PAIRS = 160;
/** Letters of a word for which any column has room. */
const SHORT_WORD = 7;

type Matches = readonly (readonly [string, MatchView])[];

/** Returns the parts that have something to show; `one` names the only one that is asked for. */
export function eventParts(view: EventView, words: Words, one: string): readonly HTMLElement[] {
  const place = document.createElement("div");
  render(new Parts(view, words).all(one), place);
  return [...place.children] as HTMLElement[];
}

class Parts {
  private readonly matches: Matches;

  constructor(
    private readonly view: EventView,
    private readonly words: Words,
  ) {
    this.matches = Object.entries(view.event.matches);
  }

  all(one: string): TemplateResult {
    const wanted = (name: string): boolean => !one || one === name;
    const { champion, stage } = this.view.event;
    const parts = [
      ...(champion && !one ? [this.champion(champion)] : wanted("next") ? this.next(one) : []),
      ...(stage === "entries" && !one ? this.entered() : []),
      ...(wanted("draw") ? this.draws() : []),
      ...(wanted("standings") ? [...this.standings(), ...this.places()] : []),
    ];
    return html`${parts.length ? parts : html`<p class="still">${this.words("screen-nothing-yet")}</p>`}`;
  }

  private part(name: string, title: string, lay: string, content: unknown): TemplateResult {
    return html`<section class="part" data-lay=${lay || nothing} aria-labelledby="part-${name}">
      <header>
        <h2 id="part-${name}">${title}</h2>
        <p class="page-of"></p>
      </header>
      ${content}
    </section>`;
  }

  private champion(name: string): TemplateResult {
    const said = html`<p class="champion"><small>${this.words("screen-champion")}</small>${name}</p>`;
    return this.part("champion", this.words("screen-over"), "", said);
  }

  /** Who is called, the most urgent first, and after them who could be; while nobody is, the draw has the screen. */
  private next(one: string): readonly TemplateResult[] {
    const urgent = ([, { state, deadline }]: Matches[number]): number =>
      state === "called" ? (deadline ?? 0) : Infinity;
    const waiting = this.matches
      .filter(([, { state }]) => state === "called" || state === "ready")
      .sort((one, other) => Math.sign(urgent(one) - urgent(other)) || 0);
    if (!waiting.length && !one && this.matches.length) return [];
    const content = waiting.length
      ? html`<div class="fill">
          <div class="block">
            <ul class="called rows">
              ${waiting.map(([id, match]) => this.called(id, match))}
            </ul>
          </div>
        </div>`
      : html`<p class="still">${this.words("screen-nobody")}</p>`;
    return [this.part("next", this.words("screen-next"), "columns", content)];
  }

  private called(id: string, match: MatchView): TemplateResult {
    const called = match.state === "called";
    const until = match.deadline === null || match.deadline === undefined ? "" : this.clock(match.deadline);
    const said = until
      ? this.words("screen-report-by", { time: until })
      : this.words(called ? "screen-called" : "screen-ready");
    return html`<li data-row=${id} class=${called ? "now" : nothing}>
      <b>${match.table ?? ""}</b><span>${this.sides(match).join(" – ")}<small>${said}</small></span>
    </li>`;
  }

  private clock(second: number): string {
    const shown = { hour: "2-digit", minute: "2-digit", hour12: false } as const;
    return new Date(this.view.opened + 1000 * second).toLocaleTimeString(
      document.documentElement.lang,
      shown,
    );
  }

  private entered(): readonly TemplateResult[] {
    const names = this.view.entries.filter(({ state }) => ENTERED.includes(state)).map(({ name }) => name);
    if (!names.length) return [];
    const rows = html`<div class="fill entered">
      <div class="block">
        <ol class="rows">
          ${names.map((name) => html`<li data-row=${name}>${name}</li>`)}
        </ol>
      </div>
    </div>`;
    return [this.part("entered", this.words("screen-entered", { count: names.length }), "columns", rows)];
  }

  /** The rounds of all groups together, then each bracket, third place beside the final. */
  private draws(): readonly TemplateResult[] {
    const rounds = new Map<string, Matches>();
    for (const one of this.matches) {
      const name = one[0].slice(0, one[0].lastIndexOf("."));
      rounds.set(name, [...(rounds.get(name) ?? []), one]);
    }
    const groups = this.view.event.groups;
    const circle = [...rounds.keys()].filter((name) => this.view.one_table || name[0]! in groups);
    const brackets = this.view.brackets.map((names) => [...names]);
    const main = brackets.find((names) => names[0]![0] === "R");
    const third = brackets.findIndex((names) => names[0] === "T");
    if (main && third >= 0) main.push(...brackets.splice(third, 1)[0]!);
    const found = circle.length ? [{ bracket: false, names: this.current(circle, rounds) }] : [];
    return [...found, ...brackets.map((names) => ({ bracket: true, names }))].map(
      ({ bracket, names }, place) =>
        this.part(
          `draw-${place + 1}`,
          this.words("screen-draw"),
          bracket ? "bracket" : "columns",
          html`<div class="fill ${bracket ? "bracket" : "draw"}">
            ${names.map((name) => this.round(name, rounds.get(name)!))}
          </div>`,
        ),
    );
  }

  /** All rounds where there are few; of many those in play and the first that is open, of each group. */
  private current(names: readonly string[], rounds: ReadonlyMap<string, Matches>): readonly string[] {
    const held = (name: string): readonly string[] => rounds.get(name)!.map(([, { state }]) => state);
    if (names.reduce((sum, name) => sum + held(name).length, 0) <= MOST_PAIRS) return names;
    return [...new Set(names.map((name) => name[0]))].flatMap((kind) => {
      const group = names.filter((name) => name[0] === kind);
      const open = group.find((name) => held(name).some((state) => !OVER.includes(state))) ?? group.at(-1);
      return group.filter((name) => name === open || held(name).some((state) => AT_PLAY.includes(state)));
    });
  }

  private round(name: string, held: Matches): TemplateResult {
    return html`<section class="round block">
      <h3>${roundName(this.words, this.view, name)}</h3>
      <div class="pairs rows">${held.map(([id, match]) => this.pair(id, match))}</div>
    </section>`;
  }

  private pair(id: string, match: MatchView): TemplateResult {
    const table = AT_PLAY.includes(match.state) ? match.table : null;
    return html`<p class="pair" data-row=${id}>
      ${table ? html`<small>${table}</small>` : nothing}${this.sides(match).map(
        (side, place) =>
          html`<span class=${match.winner && side === match.winner ? "won" : nothing}
            >${side}<b>${inFigures(match.score?.[match.sides[place] ?? ""] ?? "")}</b></span
          >`,
      )}
    </p>`;
  }

  private sides(match: MatchView): readonly string[] {
    return match.sides.map((side, place) =>
      side === "bye"
        ? this.words("screen-bye")
        : (side ?? (match.from[place] ? coming(this.view, match, place, this.words) : "")),
    );
  }

  /** The head of a column; one of a long word has more room. */
  private head(title: string): TemplateResult {
    const long = title.split(" ").some((word) => word.length > SHORT_WORD);
    return html`<th scope="col" class=${long ? "wide" : ""}>${title}</th>`;
  }

  private standings(): readonly TemplateResult[] {
    const { standings } = this.view.event;
    const tables = Object.entries(this.view.tables).map(([letter, table]) => {
      return html`<table class="ranks block">
        ${
          letter
            ? html`<caption>
                ${this.words("room-group", { group: letter })}
              </caption>`
            : nothing
        }
        <thead>
          <tr>
            ${["place", "player", "played"].map((key) => html`<th scope="col">${this.words(`screen-${key}`)}</th>`)}
            ${table.main.map((column) => this.head(columnTitle(column, this.words)))}
          </tr>
        </thead>
        <tbody class="rows">
          ${standingIn(this.view, letter).map(
            (name) =>
              html`<tr data-row=${name}>
                <td>${standings[name]?.place ?? "–"}</td>
                <th scope="row">${name}</th>
                <td>${standings[name]?.played ?? 0}</td>
                ${table.main.map((column) => html`<td>${figure(standings[name], column)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>`;
    });
    if (!tables.length) return [];
    return [
      this.part(
        "standings",
        this.words("screen-standings"),
        "columns",
        html`<div class="fill">${tables}</div>`,
      ),
    ];
  }

  private places(): readonly TemplateResult[] {
    const placed = Object.entries(this.view.event.placing ?? {}).sort(
      ([, one], [, other]) => one[0] - other[0] || one[1] - other[1],
    );
    if (!placed.length) return [];
    const table = html`<div class="fill">
      <table class="ranks block">
        <thead>
          <tr>
            <th scope="col">${this.words("screen-place")}</th>
            <th scope="col">${this.words("screen-player")}</th>
          </tr>
        </thead>
        <tbody class="rows">
          ${placed.map(
            ([name, [first, last]]) =>
              html`<tr data-row=${name}>
                <td>${first === last ? first : `${first}–${last}`}</td>
                <th scope="row">${name}</th>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
    return [this.part("places", this.words("room-places"), "columns", table)];
  }
}
