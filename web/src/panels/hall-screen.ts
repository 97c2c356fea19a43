import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { pageWords, type Words } from "../boards/words";
import { face, type Face, type SideFace } from "../faces";
import { named } from "./named";
import type { Match, Message } from "../hall";
import { watch, type Stream } from "../live";
import type { ListedMatch } from "../../wire";

const A_PAGE = 6;
const TURN = 12_000;
/** How many matches a page shows beside its list. */
const MOST = 12;

/** Keeps the place of a match that has not been told yet, and that the page itself does not name. */
const BLANK = html`<span class="tile blank" aria-hidden="true">
  <span class="tile-head"><b></b></span>
  <span class="tile-side"
    ><i></i><span class="tile-name">–<small></small></span><span class="tile-points">0</span></span
  >
  <span class="tile-side"
    ><i></i><span class="tile-name">–<small></small></span><span class="tile-points">0</span></span
  >
  <span class="tile-line"></span>
</span>`;

/**
 * Matches as tiles that move by themselves, all on one stream. `data-matches` names them; with `data-rotate` six at
 * a time take turns; with `data-list` the stream tells which matches there are now: `all`, or those of the hall itself.
 * `data-event` shows those of one event alone, and `data-also` names casual ones that a director put beside them.
 */
@customElement("hall-screen")
export class HallScreen extends LitElement {
  @state() private there = true;
  @state() private page = 0;
  @state() private shown: ReadonlyMap<string, Match> = new Map();
  private readonly since = new Map<string, number>();
  private readonly words: Words = pageWords();
  private names: readonly string[] = [];
  private stream: Stream | null = null;
  private timers: number[] = [];
  /** What keeps the place of each match that the page names: as tall as its tile, for it has the same names. */
  private blanks: ReadonlyMap<string, Element> = new Map();

  protected override createRenderRoot(): HTMLElement {
    const before = this.querySelector(".tiles");
    this.blanks = new Map([...(before?.children ?? [])].map((tile, place) => [this.first[place]!, tile]));
    before?.remove();
    const place = document.createElement("div");
    place.className = "tiles";
    return this.appendChild(place);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.follow(this.first);
    this.timers = [window.setInterval(() => this.requestUpdate(), 500)];
    if (this.dataset["rotate"] === undefined) return;
    this.timers.push(window.setInterval(() => (this.page += 1), TURN));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stream?.close();
    this.timers.forEach(clearInterval);
  }

  /** The matches that the page names when it comes. */
  private get first(): readonly string[] {
    return (this.dataset["matches"] ?? "").split(" ").filter(Boolean);
  }

  private follow(names: readonly string[]): void {
    if (this.stream && names.join(" ") === this.names.join(" ")) return;
    this.names = names;
    if (this.stream) return this.stream.follow(names);
    const list = this.dataset["list"] !== undefined;
    if (!names.length && !list) return;
    this.stream = watch(
      { matches: names, list },
      {
        match: (message) => this.hear(message),
        list: (rows) => this.list(rows),
        link: (there) => (this.there = there),
      },
    );
  }

  /** Shows those that are played now; on a screen of the hall not what guests play among themselves. */
  private list(rows: readonly ListedMatch[]): void {
    const { list, event, also } = this.dataset;
    const named = (also ?? "").split(" ");
    const played = rows.filter(
      (row) =>
        row.state !== "over" &&
        (list === "all" || named.includes(row.id) || (event ? row.event === event : !row.casual)),
    );
    const most = this.dataset["rotate"] === undefined ? MOST : played.length;
    this.follow(played.slice(0, most).map((row) => row.id));
    this.closest("[data-live]")?.toggleAttribute("hidden", !played.length);
  }

  private hear({ view }: Message): void {
    const known = this.shown.get(view.id);
    if (view === known || (known && known.sequence > view.sequence)) return;
    this.since.set(view.id, performance.now());
    this.shown = new Map([...this.shown, [view.id, view]]);
  }

  protected override render(): TemplateResult {
    const there = this.names.map((name) => this.shown.get(name)).filter((match) => !!match);
    const pages = Math.max(1, Math.ceil(there.length / A_PAGE));
    const first = (this.page % pages) * A_PAGE;
    const last = first + A_PAGE;
    this.querySelector(".still")?.toggleAttribute("hidden", there.length > 0);
    return html`${this.there ? nothing : html`<p class="offline" role="alert">${this.words("watch-lost")}</p>`}
    ${
      this.dataset["rotate"] === undefined
        ? this.names.map((name) => this.tileOf(name))
        : there.slice(first, last).map((match) => this.tile(this.faceOf(match)))
    }`;
  }

  /** The tile of a match, or what keeps its place until it is told: whichever comes first moves no other. */
  private tileOf(name: string): TemplateResult | Element {
    const match = this.shown.get(name);
    return match ? this.tile(this.faceOf(match)) : (this.blanks.get(name) ?? BLANK);
  }

  private faceOf(match: Match): Face {
    const gone = performance.now() - (this.since.get(match.id) ?? 0);
    return face(match, this.words, (ms, running) => {
      const seconds = Math.max(0, Math.ceil((ms - (running && match.state === "running" ? gone : 0)) / 1000));
      return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    });
  }

  private tile(one: Face): TemplateResult {
    const state = one.review ? this.words("watch-state-review") : one.middle;
    return html`<a
      class="tile ${one.review ? "review" : ""} ${one.over ? "over" : ""}"
      href="/watch/${one.id}"
    >
      <span class="tile-head"><b>${one.table}</b><span>${one.title} · ${state}</span></span>
      ${one.sides.map((side) => this.side(side))}
      <span class="tile-line">${one.line.join(" · ")}${one.law ? html` <b>§ ${one.law}</b>` : nothing}</span>
    </a>`;
  }

  private side({ people, note, points, turn, chip, clock }: SideFace): TemplateResult {
    const said = [clock, note].filter(Boolean).join(" · ");
    return html`<span class="tile-side ${turn ? "turn" : ""}">
      <i class="side-chip ${chip}"></i><span class="tile-name">${named(people)}<small>${said}</small></span>
      <span class="tile-points">${points}</span>
    </span>`;
  }
}
