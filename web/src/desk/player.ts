import { html, nothing, type TemplateResult } from "lit";
import { inFigures } from "../boards/words";
import { customElement, state } from "lit/decorators.js";
import { post, ratings, whoAmI, type Dispute, type EventView, type MatchView, type Rated } from "./api";
import { Sound } from "../sound";
import { coming } from "./bracket";
import { choicesOf } from "./dispute";
import { formOf, offersAbout, type Offers } from "./offers";
import { rating } from "./rating";
import { Room } from "./room";
import { formBody, sheet, type Form } from "./sheet";

const TOLD = ["called", "playing", "reported", "disputed"];

/** A player's own page: the next match, what may be reported, and the votes of a committee; `?of=` shows somebody else's. */
@customElement("desk-player")
export class DeskPlayer extends Room {
  @state() private opened: Form | null = null;
  @state() private problem = "";
  /** How the rating of each who has entered went; nothing before it is known. */
  @state() private rated: ReadonlyMap<string, readonly Rated[]> | null = null;
  private counted = -1;
  /** What the player may enter about the next match, and about rulings on it. */
  @state() private offered: Readonly<Record<string, Offers>> = {};
  private askedFor = "";
  private readonly sound = new Sound();
  private rung = "";

  private get shown(): string | null {
    return new URLSearchParams(location.search).get("of");
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const join = new URLSearchParams(location.search).get("join");
    if (join) void this.join(join);
  }

  private async join(code: string): Promise<void> {
    const known = await whoAmI(this.event);
    if (!known?.name) await post("/api/guests", { name: this.words("room-phone") });
    const answer = await post(`/api/desk/${this.event}/join`, { join: code });
    if (!answer.ok) this.problem = ((await answer.json()) as { detail: string }).detail;
    history.replaceState(null, "", `/desk/${this.event}/me`);
    await this.know();
  }

  protected override take(view: EventView): void {
    super.take(view);
    this.foresee(view);
    void this.rate(view);
    if (Object.values(view.event.disputes).some((dispute) => dispute.state === "voting")) void this.know();
    void this.ask(view);
    const called = (this.me?.names ?? [])
      .map((name) => view.event.next[name])
      .find((id) => id && view.event.matches[id]?.state === "called");
    if (called && called !== this.rung) this.call();
    this.rung = called ?? "";
  }

  /** Knows who is here; what they may enter is asked then, since the event is often told first. */
  protected override async know(): Promise<void> {
    await super.know();
    if (this.view) void this.ask(this.view);
  }

  /** Asks what may be entered, whenever the next match or a ruling on it is not what it was. */
  private async ask(view: EventView): Promise<void> {
    const names = this.me?.names ?? [];
    const next = names.flatMap((name) => view.event.next[name] ?? []);
    const ruled = Object.entries(view.event.disputes)
      .filter(([, one]) => one.state === "ruled" && next.includes(one.match))
      .map(([id]) => id);
    const about = [...new Set([...next, ...ruled])];
    const key = JSON.stringify(about.map((id) => [id, view.event.matches[id]]));
    if (this.shown !== null || !about.length || key === this.askedFor) return;
    this.askedFor = key;
    const found = await Promise.all(about.map(async (id) => [id, await offersAbout(view.id, id)] as const));
    this.offered = Object.fromEntries(found.map(([id, offers]) => [id, offers ?? {}]));
  }

  /** Opens the form of an act that the player enters for themself. */
  private async enterOwn(id: string, key: string, name: string): Promise<void> {
    const view = this.view!;
    const offer = (await offersAbout(view.id, id))?.[key];
    if (offer) this.opened = formOf(key, offer, view, this.words, { by: name });
  }

  /** Asks for the ratings whenever another match is over, in a game that is rated. */
  private async rate({ id, edition, event }: EventView): Promise<void> {
    const over = Object.values(event.matches).filter((match) => match.state === "done").length;
    if (edition === "desk" || over === this.counted) return;
    this.counted = over;
    const found = await ratings(id);
    if (found) this.rated = new Map(found.map(({ player, after }) => [player, after]));
  }

  private call(): void {
    navigator.vibrate?.([200, 100, 200]);
    for (const after of [0, 0.3, 0.6]) this.sound.make("call", 1, after);
  }

  protected override show(view: EventView): TemplateResult {
    const names = this.shown ? [this.shown] : (this.me?.names ?? []);
    return html` ${this.problem ? html`<p class="ruling foul" role="alert">${this.problem}</p>` : nothing}
    ${names.length ? names.map((name) => this.person(view, name)) : this.nobody(view)}
    ${
      this.opened
        ? sheet(
            this.opened.title,
            () => (this.opened = null),
            this.words,
            this.outcome?.refused ?? null,
            formBody(this.opened, (event) => void this.send(event)),
          )
        : nothing
    }`;
  }

  /** For whoever the hall does not know: they ask for their code, or enter themselves where the event lets them. */
  private nobody(view: EventView): TemplateResult {
    if (!view.setup.approval || view.event.stage !== "entries")
      return html`<div class="panel empty">
        <b>${this.words("room-nobody")}</b><span>${this.words("room-nobody-says")}</span>
      </div>`;
    return html`<form
      class="panel room-form inside"
      @submit=${(event: SubmitEvent) => void this.enter(event)}
    >
      <h2>${this.words("room-enter-yourself")}</h2>
      <p class="soft">${this.words("room-enter-yourself-says")}</p>
      <label class="field"
        >${this.words("room-field-name")}<input
          class="input"
          name="name"
          required
          maxlength="80"
          autocomplete="name"
      /></label>
      <label class="field"
        >${this.words("room-field-club")}<input class="input" name="club" maxlength="80"
      /></label>
      <button class="button primary">${this.words("room-enter-me")}</button>
    </form>`;
  }

  private async enter(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const name = String(data.get("name")).trim();
    const club = String(data.get("club") ?? "").trim();
    await post("/api/guests", { name });
    await this.act({ enter: { player: name, ...(club ? { club } : {}) } });
    await this.know();
  }

  private async send(event: unknown): Promise<void> {
    if (await this.act(event)) this.opened = null;
  }

  private person(view: EventView, name: string): TemplateResult {
    const mine = this.shown === null;
    const ballots = Object.entries(view.event.disputes).filter(
      ([, dispute]) => dispute.state === "voting" && dispute.members?.includes(name),
    );
    const entry = view.entries.find((one) => one.name === name);
    const played = Object.entries(view.event.matches).filter(([, match]) => match.sides.includes(name));
    return html`<section class="room-me" aria-label=${name}>
      <h2>${name}</h2>
      ${mine ? ballots.map(([id, dispute]) => this.ballot(view, id, dispute, name)) : nothing}
      ${entry ? this.next(view, name, mine) : nothing}
      <div class="room-own">
        ${played.length ? this.list(view, name, [...played, ...ahead(view, name)]) : nothing}
        <div>
          ${entry ? this.facts(view, name) : nothing} ${mine && entry ? this.tellMe(view, name) : nothing}
          ${entry && this.rated ? rating(this.rated.get(name) ?? [], this.words) : nothing}
        </div>
      </div>
    </section>`;
  }

  private next(view: EventView, name: string, mine: boolean): TemplateResult {
    const id = view.event.next[name];
    const match = id ? view.event.matches[id] : undefined;
    if (!id || !match)
      return html`<div class="panel empty">
        <b>${this.words(view.event.stage === "entries" ? "room-not-drawn" : "room-no-next")}</b>
      </div>`;
    const other = match.sides.find((side) => side !== name);
    const at = this.expected?.matches[id]?.start;
    return html`<div class="hero-next">
        <p>${this.round(id.split(".")[0]!)} · ${id}</p>
        <p class="where">
          <span class="table-no"
            >${match.table ? html`${this.words("room-field-table")}<br /><b>${match.table}</b>` : this.words("room-table-later")}</span
          ><span class="when"
            >${match.deadline == null ? (match.state === "called" || at === undefined ? this.state(match.state) : this.words("room-about", { time: this.clock(view, at) })) : html`${this.words("room-be-there", { time: this.clock(view, match.deadline) })}<br /><b>${this.left(match.deadline)}</b>`}</span
          >
        </p>
        <p class="against">${this.words("room-against", { player: other ?? "–" })}</p>
      </div>
      ${mine ? this.acts(view, id, match, name) : nothing}`;
  }

  private acts(view: EventView, id: string, match: MatchView, name: string): TemplateResult {
    const offers = this.offered[id] ?? {};
    const own = (key: string): TemplateResult =>
      html`<button class="button" @click=${() => void this.enterOwn(id, key, name)}>
        ${this.words(`room-act-${key}`)}…
      </button>`;
    return html`<p class="row-of">
      ${match.state === "called" && !match.present.includes(name) ? html`<button class="button primary" @click=${() => this.act({ present: { match: id, by: name } })}>${this.words("room-i-am-here")}</button>` : nothing}
      ${
        TOLD.includes(match.state)
          ? html`<button class="button" @click=${() => (this.opened = this.reporting(view, id, name))}>
              ${this.words("room-report-result")}
            </button>`
          : nothing
      }
      ${["claim", "break", "request", "protest"].filter((key) => offers[key]).map(own)}
      ${view.links[id] ? html`<a class="button quiet" href="/watch/${view.links[id]}">${this.words("room-watch")}</a>` : nothing}
    </p>`;
  }

  private opponent(view: EventView, match: MatchView, name: string): string {
    const place = match.sides.findIndex((side, at) => side !== name && !leadsFrom(view, match, at, name));
    const side = match.sides[place];
    if (side) return side === "bye" ? this.words("room-bye") : side;
    return coming(view, match, Math.max(0, place), this.words);
  }

  /** A protest about a match that is over, as long as there is time for one. */
  private protesting(id: string, match: MatchView, name: string): TemplateResult | typeof nothing {
    const until = match.protest_by;
    const over = ["done", "withheld"].includes(match.state);
    if (this.shown !== null || !over || until == null || until < this.now) return nothing;
    return html`<button class="button" @click=${() => void this.enterOwn(id, "protest", name)}>
      ${this.words("room-act-protest")}… <small>${this.left(until)}</small>
    </button>`;
  }

  private list(
    view: EventView,
    name: string,
    mine: readonly (readonly [string, MatchView])[],
  ): TemplateResult {
    const how = (match: MatchView): string =>
      match.state !== "done"
        ? this.state(match.state)
        : this.words(
            match.winner === name
              ? "room-you-won"
              : match.winner === "draw"
                ? "room-drawn-match"
                : "room-you-lost",
          );
    return html`<section class="panel">
      <header><h3>${this.words("room-your-matches")}</h3></header>
      <ul class="room-people">
        ${mine.map(
          ([id, match]) =>
            html`<li>
              <span><b>${this.round(id.split(".")[0]!)}</b> ${this.opponent(view, match, name)}</span>
              <b>${this.score(id)}</b><span class="state">${how(match)}</span>
              ${this.protesting(id, match, name)}
              ${view.links[id] && match.state === "done" ? html`<a href="/record/${view.links[id]}">${this.words("room-record")}</a>` : nothing}
            </li>`,
        )}
      </ul>
    </section>`;
  }

  /** What is known of a player: rating, seed and place. */
  private facts(view: EventView, name: string): TemplateResult | typeof nothing {
    const entry = view.entries.find((one) => one.name === name)!;
    const standing = view.event.standings[name];
    const told = [
      ["room-field-club", entry.club],
      ["room-field-rating", entry.rating],
      ["room-paper-seed", entry.seed],
      ["room-place", standing?.place],
      ["room-wins", standing?.wins],
    ].filter(([, value]) => value !== null && value !== undefined) as [string, string | number][];
    if (!told.length) return nothing;
    return html`<dl class="room-facts panel inside">
      ${told.map(
        ([label, value]) =>
          html`<dt>${this.words(label)}</dt>
            <dd>${inFigures(value)}</dd>`,
      )}
    </dl>`;
  }

  private tellMe(view: EventView, name: string): TemplateResult {
    const set = (event: Event): void => this.sound.turn((event.target as HTMLInputElement).checked);
    const appealing = Object.entries(view.event.disputes).filter(
      ([dispute, one]) =>
        this.offered[dispute]?.appeal && view.event.matches[one.match]?.sides.includes(name),
    );
    return html`<section class="panel inside">
      <h3>${this.words("room-tell-me")}</h3>
      <label class="room-check"
        ><input type="checkbox" .checked=${this.sound.on} @change=${set} /><span
          >${this.words("room-tell-sound")}</span
        ></label
      >
      <p class="soft">${this.words("room-tell-says")}</p>
      <p class="row-of">
        ${appealing.map(([id]) => html`<button class="button" @click=${() => this.act({ appeal: { dispute: id, by: name } })}>${this.words("room-appeal", { dispute: id })}</button>`)}
        <button class="button quiet" @click=${() => (this.opened = this.leaving(name))}>
          ${this.words("room-act-withdraw")}…
        </button>
      </p>
    </section>`;
  }

  private leaving(name: string): Form {
    return {
      title: this.words("room-act-withdraw"),
      says: this.words("room-withdraw-self"),
      submit: this.words("room-act-withdraw"),
      danger: true,
      fields: [{ name: "reason", label: this.words("room-field-reason"), kind: "text", optional: true }],
      build: ({ reason }) => ({ withdraw: { player: name, ...(reason ? { reason } : {}) } }),
    };
  }

  private reporting(view: EventView, id: string, name: string): Form {
    const sides = view.event.matches[id]!.sides as readonly [string, string];
    const winners = this.offered[id]?.result?.fields?.find((field) => field.name === "winner");
    const draws = winners?.choices?.some(({ value }) => value === "draw");
    return {
      title: `${this.words("room-report-result")} · ${id}`,
      says: this.words("room-report-says"),
      submit: this.words("room-enter"),
      fields: [
        {
          name: "winner",
          label: this.words("room-field-winner"),
          kind: "choice",
          choices: [
            ...sides.map((side) => [side, side] as const),
            ...(draws ? [["draw", this.words("room-drawn-match")] as const] : []),
          ],
        },
        ...sides.map((side, place) => ({
          name: `s${place}`,
          label: this.words("room-score-of", { player: side }),
          kind: "number" as const,
          optional: true,
        })),
      ],
      build: ({ winner, s0, s1 }) => ({
        result: {
          match: id,
          winner,
          by: name,
          ...(s0 === null && s1 === null ? {} : { score: { [sides[0]]: s0 ?? 0, [sides[1]]: s1 ?? 0 } }),
        },
      }),
    };
  }

  /** A sealed vote, on the member's own device. */
  private ballot(view: EventView, id: string, dispute: Dispute, name: string): TemplateResult {
    const match = view.event.matches[dispute.match]!;
    const sides = match.sides.filter((side): side is string => !!side && side !== "bye");
    return html`<section class="panel room-ballot">
      <h3>${this.words("room-ballot", { dispute: id })}</h3>
      <p>
        <span class="state"
          >${this.words("room-votes-in", { votes: dispute.votes, members: dispute.members?.length ?? 0 })}</span
        >
      </p>
      ${dispute.decision ? html`<blockquote class="ruling ask">“${dispute.decision}”</blockquote>` : nothing}
      <p>${dispute.match}: ${sides.join(" – ")} ${this.score(dispute.match)}</p>
      ${
        this.me?.voted[id]?.includes(name)
          ? html`<p role="status"><b>${this.words("room-ballot-cast")}</b></p>`
          : html`<p class="room-votes">
                ${choicesOf(dispute, sides, this.words).map(([vote, label]) => html`<button class="button" @click=${() => this.act({ vote: { dispute: id, by: name, for: vote } })}>${label}</button>`)}
              </p>
              <p class="soft">${this.words("room-ballot-says")}</p>`
      }
    </section>`;
  }
}

/** Tells whether a player may come into a place of a match. */
function leadsFrom(view: EventView, match: MatchView, place: number, name: string): boolean {
  const source = match.from[place];
  const before = source && !source.lost ? view.event.matches[source.match] : undefined;
  if (!before) return false;
  return before.sides.includes(name) || before.sides.some((_, at) => leadsFrom(view, before, at, name));
}

/** The matches that a player comes to by winning, one after the other. */
function ahead(view: EventView, name: string): readonly (readonly [string, MatchView])[] {
  if (!view.event.next[name]) return [];
  return Object.entries(view.event.matches).filter(([, match]) =>
    match.sides.some((side, place) => side === null && leadsFrom(view, match, place, name)),
  );
}
