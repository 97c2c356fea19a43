import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { callAll, post, preview, type EventView, type MatchView, type Preview, type Wait } from "./api";
import type { Board, Opened } from "./boardroom";
import { drawn, type Look } from "./bracket";
import { disputeBody } from "./dispute";
import { matchBody } from "./matchsheet";
import { changes } from "./correction";
import { formOf, offersAbout, titleOf, type Offers, type Settled } from "./offers";
import { people, personBody } from "./people";
import { newSeed } from "./lots";
import { Room } from "./room";
import { formBody, sheet, type Form } from "./sheet";
import { stages } from "./stages";
import { AWAITED, empty, nextUp, tables } from "./tables";
import { typedResult } from "./typed";
import "./lost-consoles";
import "./round-clock";
import { tapped, waiting } from "./waits";

/** The director's board: what waits for a decision first, then the tables, what comes next, and the draw. */
@customElement("desk-board")
export class DeskBoard extends Room {
  @state() private opened: Opened | null = null;
  @state() private seen: Preview | null = null;
  @state() private joined: string | null = null;
  /** What may be entered about what is open. */
  @state() private offered: Offers | null = null;
  /** Whether a large draw is looked at. */
  @state() private unfolded = false;
  /** Why the line that was typed is no result. */
  @state() private amiss = "";

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.keys);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.keys);
  }

  private readonly keys = (event: KeyboardEvent): void => {
    const typing = (event.target as Element).closest("input, textarea, dialog, select");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || !this.me?.official || !this.view) return;
    if (event.key === "u") void this.go("undo");
    if (event.key === "r") void this.go("redo");
    if (event.key === "n") this.callNext();
    if (event.key === "N") void this.callAll();
    if (event.key === "e") {
      event.preventDefault();
      this.querySelector<HTMLInputElement>(".room-line input")?.focus();
    }
    if (/^[1-9]$/.test(event.key)) {
      const place = Number(event.key) - 1;
      const wait = decisions(this.view)[place];
      if (wait && SETTLING.includes(wait.kind)) this.lookAt(place);
      else if (wait) tapped(this.board(this.view), wait, 0);
    }
  };

  /** Puts the focus on the first key of a row: what settles a dispute is never done by one press. */
  private lookAt(place: number): void {
    this.querySelectorAll(".first .waits > li")[place]?.querySelector("button")?.focus();
  }

  protected override take(view: EventView): void {
    super.take(view);
    this.foresee(view);
    if (this.opened && !this.opened.form) void this.ask(this.opened);
  }

  /** Asks what may be entered about what is open. */
  private async ask(opened: Opened): Promise<void> {
    if (!["match", "person", "dispute"].includes(opened.kind)) return;
    const found = await offersAbout(this.event, opened.about);
    if (this.opened?.about === opened.about) this.offered = found;
  }

  /** Opens the form of an act that is offered; one that is offered no more says so. */
  private async offer(view: EventView, about: string, key: string, settled: Settled = {}): Promise<void> {
    const offer = (about ? await offersAbout(view.id, about) : view.offers)?.[key];
    if (offer) this.open({ kind: "form", about, form: formOf(key, offer, view, this.words, settled) });
    else this.outcome = { view: null, refused: this.words("room-not-now"), law: null, says: [], rulings: [] };
  }

  private board(view: EventView): Board {
    return {
      view,
      words: this.words,
      official: !!this.me?.official,
      name: this.me?.name ?? "",
      score: (match) => this.score(match),
      state: (name) => this.state(name),
      left: (until) => this.left(until),
      round: (id) => this.round(id),
      foreseen: (match) => this.about(view, match),
      act: (event) => void this.act(event),
      send: (event) => void this.send(event),
      open: (opened) => this.open(opened),
      offers: this.offered,
      offer: (about, key, settled) => void this.offer(view, about, key, settled),
      callAll: () => void this.callAll(),
      invite: (name) => void this.invite(name),
      leave: (match) => void post(`/api/desk/${view.id}/leave`, { match }),
    };
  }

  protected override show(view: EventView): TemplateResult {
    const board = this.board(view);
    if (!this.me?.official) return this.forAll(board);
    const waits = decisions(view);
    const ready = view.waits.filter((wait) => wait.kind === "ready");
    const entries = view.event.stage === "entries";
    return html`
      ${this.head(view, ready.length > 0)}
      <round-clock .view=${view}></round-clock>
      <lost-consoles .linked=${Object.values(view.links)}></lost-consoles>
      ${view.event.champion ? html`<p class="room-champion">${this.words("room-champion", { player: view.event.champion })}</p>` : nothing}
      <div
        class="desk ${entries || view.waits.some(roomy) || Object.values(view.event.tables).length > FEW ? "long" : ""}"
      >
        <section class="panel first" aria-labelledby="room-waits">
          <header>
            <h2 id="room-waits">${this.words("room-waits")}</h2>
            ${waits.length ? html`<span class="count">${waits.length}</span>` : nothing}
          </header>
          ${
            waits.length
              ? html`<ol class="waits">
                  ${waits.map((wait) => waiting(board, wait))}
                </ol>`
              : empty(
                  board,
                  "room-nothing-waits",
                  entries ? "room-nothing-waits-entries" : "room-nothing-waits-says",
                )
          }
        </section>
        ${entries ? nothing : tables(board, view.event.stage === "running" ? this.line() : nothing)}
        ${entries ? people(board) : nextUp(board, ready)}
      </div>
      ${stages(view, this.words)} ${entries ? nothing : html`${this.draw(view, this.look)}${people(board)}`}
      ${this.log(view)}
      <p class="soft room-keys">${this.words("room-keys")}</p>
      ${this.opened ? this.opening(board, this.opened) : nothing}
    `;
  }

  private head(view: EventView, ready: boolean): TemplateResult {
    const pages = ["draw", "papers", "announcer"] as const;
    return html`<div class="row-of room-head">
      <p class="soft">${this.summary(view)}</p>
      <span class="row-of">
        ${pages.map((page) => html`<a class="button" href="/desk/${view.id}/${page}">${this.words(`room-${page}`)}</a>`)}
        <a class="button" href="/screen/event/${view.id}">${this.words("room-screen")}</a>
        <button class="button" @click=${() => this.open({ kind: "acts", about: "" })}>
          ${this.words("room-more")}…
        </button>
        <button class="button" ?disabled=${!view.last.length} @click=${() => this.go("undo")}>
          ${this.words("room-undo")}
        </button>
        ${view.redo ? html`<button class="button" @click=${() => this.go("redo")}>${this.words("room-redo")}</button>` : nothing}
        ${ready ? html`<button class="button primary" @click=${() => this.callNext()}>${this.words("room-call-next")}</button>` : nothing}
      </span>
    </div>`;
  }

  /** A line in which a result is typed: match, score, Enter. */
  private line(): TemplateResult {
    return html`<form class="room-line" @submit=${(event: SubmitEvent) => void this.enterLine(event)}>
      <label
        >${this.words("room-line")}
        <input
          class="input"
          name="line"
          placeholder="R1.3 3-1"
          autocomplete="off"
          autocapitalize="characters"
          aria-invalid=${this.amiss ? "true" : nothing}
          aria-describedby="room-line-why"
      /></label>
      <span id="room-line-why" role="status">${this.amiss}</span>
    </form>`;
  }

  private async enterLine(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const typed = typedResult(this.view!, String(new FormData(form).get("line")), this.words);
    this.amiss = "amiss" in typed ? typed.amiss : "";
    if ("amiss" in typed) return;
    if (await this.act(typed.act)) form.reset();
    else this.amiss = this.outcome?.refused ?? "";
  }

  /** The draw; a large one is folded, and drawn when it is opened. */
  private draw(view: EventView, look: Look): TemplateResult {
    if (Object.keys(view.event.matches).length <= MOST_DRAWN)
      return html`<section aria-labelledby="room-draw">
        <h2 id="room-draw">${this.words("room-draw")}</h2>
        ${drawn(view, look)}
      </section>`;
    const turn = (event: Event): void => void (this.unfolded = (event.target as HTMLDetailsElement).open);
    return html`<details class="panel room-drawn" @toggle=${turn}>
      <summary><h2>${this.words("room-draw")}</h2></summary>
      ${this.unfolded ? drawn(view, look) : nothing}
    </details>`;
  }

  /** What everybody may see of an event. */
  private forAll(board: Board): TemplateResult {
    const { view } = board;
    const place = view.event.stage === "entries";
    return html`<p class="soft">${this.summary(view)}</p>
      <p class="row-of">
        <a class="button" href="/desk/${view.id}/me">${this.words("room-page-me")}</a>
        <a class="button" href="/desk/${view.id}/draw">${this.words("room-draw")}</a>
        ${view.setup.commit || view.lots ? html`<a class="button" href="/desk/${view.id}/ceremony">${this.words("room-check-draw")}</a>` : nothing}
        <a class="button" href="/screen/event/${view.id}">${this.words("room-screen")}</a>
      </p>
      ${view.event.champion ? html`<p class="room-champion">${this.words("room-champion", { player: view.event.champion })}</p>` : nothing}
      <round-clock .view=${view}></round-clock>
      ${place ? people(board) : html`${this.finder(view)}${stages(view, this.words)}${tables(board)}${this.draw(view, { ...this.look, choose: null })}`}`;
  }

  /** Everybody by their names, for whoever looks for their own: their next match, and all of theirs. */
  private finder(view: EventView): TemplateResult {
    const row = ({ name, club }: EventView["entries"][number]): TemplateResult =>
      html`<li>
        <a href="/desk/${view.id}/me?of=${encodeURIComponent(name)}">${name}</a>
        <span class="soft">${this.nextOf(view, name) || club}</span>
      </li>`;
    return html`<details class="panel room-finder">
      <summary>${this.words("room-find-me")}</summary>
      <long-list
        .many=${0}
        .rows=${view.entries.map((one) => ({ text: `${one.name} ${one.club ?? ""}`, draw: () => row(one) }))}
      ></long-list>
    </details>`;
  }

  /** The next match of somebody: which, at which table or when. */
  private nextOf(view: EventView, name: string): string {
    const id = view.event.next[name];
    const match = id ? view.event.matches[id] : undefined;
    if (!id || !match) return "";
    const at = match.table ? `${this.words("room-field-table")} ${match.table}` : this.about(view, id);
    return [id, at].filter(Boolean).join(" · ");
  }

  private summary(view: EventView): string {
    const matches = Object.entries(view.event.matches).filter(counts);
    const over = matches.filter(([, match]) => match.state === "done").length;
    const said = this.words(`room-summary-${view.event.stage}`, {
      format: this.words(`room-format-${view.setup.format}`),
      count: view.entries.length,
      over,
      all: matches.length,
      tables: view.setup.tables.length,
    });
    const end = view.event.stage === "running" ? this.expected?.end : null;
    return end ? `${said} · ${this.words("room-ends", { time: this.clock(view, end) })}` : said;
  }

  private about(view: EventView, match: string): string {
    const at = this.expected?.matches[match]?.start;
    return at === undefined ? "" : this.words("room-about", { time: this.clock(view, at) });
  }

  private get look(): Look {
    return {
      words: this.words,
      score: (match) => this.score(match),
      choose: (match) => this.open({ kind: "match", about: match }),
    };
  }

  /** What the draw is made from, unless the director says otherwise. */
  private seed = "";

  private open(opened: Opened): void {
    this.seen = null;
    this.joined = null;
    this.outcome = null;
    this.offered = null;
    this.opened = opened;
    void this.ask(opened);
    this.seed = newSeed();
    if (opened.filled) void this.updateComplete.then(() => this.firstLook());
    this.foreshow(opened.form);
  }

  private firstLook(): void {
    this.querySelector("dialog form")?.dispatchEvent(new Event("change"));
  }

  private async send(event: unknown): Promise<void> {
    if (await this.act(event)) this.opened = null;
  }

  private callNext(): void {
    const next = this.view?.waits.find((wait) => wait.kind === "ready")?.taps[0];
    if (next?.event) void this.act(next.event);
  }

  private async callAll(): Promise<void> {
    if (this.view) this.report(await callAll(this.view).catch(() => this.away()));
  }

  private async invite(name: string): Promise<void> {
    const answer = await post(`/api/desk/${this.event}/invitations`, { name });
    if (!answer.ok) return;
    const { address } = (await answer.json()) as { address: string };
    this.open({ kind: "invite", about: name });
    this.joined = `${location.origin}${address}`;
  }

  private log(view: EventView): TemplateResult | typeof nothing {
    if (!view.last.length) return nothing;
    return html`<details class="panel room-log">
      <summary>${this.words("room-last")}</summary>
      <ol class="timeline">
        ${view.last.map(
          (deed) =>
            html`<li>
              <span class="act-no">${deed.number}</span>
              <div>
                <p>
                  ${deed.acts.map((act, place) => [this.words(`room-deed-${act}`), deed.about[place]].filter(Boolean).join(" · ")).join(", ")}
                  <span class="soft">${this.clock(view, deed.at)} ${deed.author}</span>
                </p>
                <button
                  class="button quiet"
                  aria-label="${this.words("room-act-undo-line")}: ${deed.number}"
                  @click=${() => void this.offer(view, String(deed.line), "undo")}
                >
                  ${this.words("room-act-undo-line")}…
                </button>
              </div>
            </li>`,
        )}
      </ol>
    </details>`;
  }

  /** Shows at once what an act would change that asks for nothing but its reason. */
  private foreshow(form: Form | undefined): void {
    const asked = form?.shows;
    if (!form || !asked || !this.view || !form.fields.every(({ name }) => asked.includes(name))) return;
    void this.foretell(this.view, form.build(Object.fromEntries(asked.map((name) => [name, null]))));
  }

  private opening(board: Board, opened: Opened): TemplateResult {
    const close = (): void => void (this.opened = null);
    const [title, body] = this.sheetOf(board, opened);
    return sheet(title, close, this.words, this.outcome?.refused ?? null, body);
  }

  private sheetOf(board: Board, opened: Opened): readonly [string, TemplateResult] {
    const { about, form } = opened;
    if (form) {
      const look = (event: unknown): void => void this.foretell(board.view, event);
      return [form.title, formBody(form, (event) => void this.send(event), look, changes(board, this.seen))];
    }
    switch (opened.kind) {
      case "match":
        return [
          `${this.round(about.split(".")[0]!)} · ${about}`,
          matchBody(board, opened, this.seen, (sent, act) => void this.consider(board.view, sent, act)),
        ];
      case "dispute":
        return [about, disputeBody(board, about)];
      case "person":
        return [about, personBody(board, about)];
      case "acts":
        return [this.words("room-more"), this.acts(board)];
      case "invite":
        return [about, this.invitation()];
      default:
        return [this.words("room-draw-how"), this.drawing(board.view)];
    }
  }

  /** Looks what an act would change. */
  private async foretell(view: EventView, event: unknown): Promise<void> {
    this.seen = await preview(view, event);
  }

  /** Looks what a correction would do: who moves, and each match as it would be. */
  private async consider(
    view: EventView,
    form: HTMLFormElement,
    correction: Record<string, unknown>,
  ): Promise<void> {
    const effect = new FormData(form).get("effect");
    const [plain, whole] = await Promise.all([
      preview(view, { correct_result: correction }),
      preview(view, { correct_result: { ...correction, effect, reason: "?" } }),
    ]);
    this.seen = whole && { ...whole, consequences: plain?.consequences ?? null };
  }

  private acts(board: Board): TemplateResult {
    const { view } = board;
    const here = Object.entries(view.offers).filter(([key]) => !ELSEWHERE.includes(key));
    const button = ([key, offer]: (typeof here)[number]): TemplateResult =>
      html`<button
        class="button"
        @click=${() => (offer.whole ? this.send({ [offer.act]: offer.whole }) : board.offer("", key))}
      >
        ${titleOf(key, offer, this.words)}${offer.whole ? nothing : "…"}
      </button>`;
    const amends = here.filter(([, offer]) => offer.act === "amend");
    return html`<p class="row-of">${here.filter(([, offer]) => offer.act !== "amend").map(button)}</p>
      ${
        amends.length
          ? html`<h3>${this.words("room-amend-announced")}</h3>
              <p class="row-of">${amends.map(button)}</p>`
          : nothing
      }
      <p><a class="button quiet" href="/desk/${view.id}/again">${this.words("room-papers-again")}</a></p>`;
  }

  private invitation(): TemplateResult {
    return html`<p>${this.words("room-invite-says")}</p>
      ${
        this.joined
          ? html`<p><a class="room-address" href=${this.joined}>${this.joined}</a></p>
              <img
                class="room-qr"
                alt=${this.words("room-invite-qr")}
                src="/desk/qr.svg?text=${encodeURIComponent(this.joined)}"
              />`
          : nothing
      }`;
  }

  private drawing(view: EventView): TemplateResult {
    const form: Form = {
      title: "",
      submit: this.words("room-draw-now"),
      says: this.words("room-draw-says"),
      fields: [
        {
          name: "seed",
          label: this.words("room-field-seed"),
          kind: "text",
          value: this.seed,
          optional: true,
          help: this.words("room-field-seed-says"),
        },
        {
          name: "order",
          label: this.words("room-again-order"),
          kind: "names",
          optional: true,
          help: this.words("room-again-order-says"),
        },
      ],
      build: ({ seed, order }) => ({
        draw: Array.isArray(order) && order.length ? { order } : seed ? { seed } : {},
      }),
    };
    return html`${formBody(form, (event) => void this.send(event))}
      <p><a class="button" href="/desk/${view.id}/ceremony">${this.words("room-ceremony")}</a></p>`;
  }
}

/** Acts that have their place elsewhere on the board. */
const ELSEWHERE = ["draw", "commit", "enter", "late_entry", "undo", "batch", "tick"];

/** What a single key must not settle. */
const SETTLING = ["differing", "reported", "suspended", "late", "table-protest"];

/** Matches of a draw that is shown unasked: more would be a screenful of what nobody looks for on a board. */
const MOST_DRAWN = 80;

/** Letters on the keys of a row, and in its head, that fit half the width of a laptop. */
const NARROW = 40;

/** Matches at tables that have room beside what waits. */
const FEW = 6;

/** Whether a row needs the whole width, by the names in it. */
function roomy({ title, taps }: Wait): boolean {
  return title.length > NARROW || taps.map((tap) => tap.says).join("").length > NARROW;
}

/** Whether a match is one that is played: no bye, none that fell away, no second final that nobody needs yet. */
function counts([id, match]: [string, MatchView]): boolean {
  return !["bye", "void"].includes(match.state) && !(id === "F.2" && match.state === "waiting");
}

function decisions(view: EventView): EventView["waits"] {
  return view.waits.filter((wait) => ![AWAITED, "ready"].includes(wait.kind));
}
