import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { sha256 as digest } from "../dice/sha256";
import { post, type EventView } from "./api";
import { drawn } from "./bracket";
import { matchForm, protests } from "./forms";
import { Room } from "./room";
import { formBody, sheet, type Form } from "./sheet";

/** The draw of an event, to be read on a phone and from across the hall. */
@customElement("desk-draw")
export class DeskDraw extends Room {
  @state() private lines: readonly { readonly text: string }[] = [];

  protected override take(view: EventView): void {
    super.take(view);
    void fetch(`/api/desk/${view.id}/standings`).then(async (answer) => {
      if (answer.ok) this.lines = (await answer.json()) as readonly { text: string }[];
    });
  }

  protected override show(view: EventView): TemplateResult {
    return html`
      ${view.event.champion ? html`<p class="room-champion">${this.words("room-champion", { player: view.event.champion })}</p>` : nothing}
      <h2>${this.words(`room-format-${view.setup.format}`)}</h2>
      ${drawn(view, { words: this.words, score: (match) => this.score(match), choose: null })}
      ${
        this.lines.length && !["knockout", "double"].includes(view.setup.format)
          ? html`<section class="panel">
              <h2>${this.words("room-why-standings")}</h2>
              <ol class="room-why">
                ${this.lines.map((line) => html`<li>${line.text}</li>`)}
              </ol>
            </section>`
          : nothing
      }
      ${view.setup.commit || view.lots ? html`<p><a class="button" href="/desk/${view.id}/ceremony">${this.words("room-check-draw")}</a></p>` : nothing}
    `;
  }
}

/** The SHA-256 of a text, in lower-case hex. */
function sha256(text: string): string {
  return [...digest(new TextEncoder().encode(text))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

const PAUSE = 900;
const WORDS =
  "anchor basket candle ditch ember ferry garden harbour island jacket kettle lantern meadow needle orchard pepper quince ribbon saddle timber uncle velvet willow yellow".split(
    " ",
  );

/** The public draw: a seed is sealed, the floor calls a word, the seed is opened, and everybody can check the order. */
@customElement("desk-ceremony")
export class DeskCeremony extends Room {
  @state() private shown = 0;
  @state() private called = "";
  private revealing = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.revealing);
  }

  private get secret(): string | null {
    return localStorage.getItem(`seed ${this.event}`);
  }

  private async seal(): Promise<void> {
    const numbers = crypto.getRandomValues(new Uint32Array(6));
    const seed = [...numbers]
      .map((number, place) => (place < 5 ? WORDS[number % WORDS.length] : String(number % 10_000)))
      .join("-");
    localStorage.setItem(`seed ${this.event}`, seed);
    await this.act({ commit: sha256(seed) });
  }

  private async openIt(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const called = String(new FormData(event.target as HTMLFormElement).get("public") ?? "").trim();
    await this.act({ draw: { seed: this.secret, ...(called ? { public: called } : {}) } });
  }

  protected override take(view: EventView): void {
    const before = this.view;
    super.take(view);
    if (view.lots && before && !before.lots) this.reveal();
    else if (view.lots && !before) this.shown = view.event.order.length;
  }

  private reveal(): void {
    clearInterval(this.revealing);
    this.shown = 0;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still) this.shown = this.view!.event.order.length;
    else this.revealing = window.setInterval(() => (this.shown += 1), PAUSE);
  }

  protected override show(view: EventView): TemplateResult {
    return html`<ol class="room-ceremony">
        <li class="panel ${view.setup.commit ? "done" : "here"}">
          <h2>1 · ${this.words("room-sealed")}</h2>
          ${
            view.setup.commit
              ? html`<p class="room-digest">${view.setup.commit}</p>`
              : this.me?.official && view.event.stage === "entries"
                ? html`<p>${this.words("room-seal-says")}</p>
                    <button class="button primary" @click=${() => this.seal()}>
                      ${this.words("room-seal")}
                    </button>`
                : html`<p class="soft">${this.words("room-not-sealed")}</p>`
          }
        </li>
        <li class="panel">
          <h2>2 · ${this.words("room-called")}</h2>
          ${view.lots ? html`<p class="room-called">${view.lots.public ?? "–"}</p>` : this.floor(view)}
        </li>
        <li class="panel ${view.lots ? "done" : ""}">
          <h2>3 · ${this.words("room-opened")}</h2>
          ${
            view.lots
              ? html`<p class="room-digest">${view.lots.seed}</p>
                  <p class="soft">${this.words("room-opened-says")}</p>`
              : html`<p class="soft">${this.words("room-not-opened")}</p>`
          }
        </li>
      </ol>
      ${view.lots ? this.result(view) : nothing}`;
  }

  private floor(view: EventView): TemplateResult {
    if (!this.me?.official || !view.setup.commit || !this.secret)
      return html`<p class="soft">${this.words("room-not-called")}</p>`;
    return html`<form class="room-form" @submit=${(event: SubmitEvent) => void this.openIt(event)}>
      <label class="field"
        >${this.words("room-field-public")}<input
          class="input"
          name="public"
          maxlength="60"
          required
          autocomplete="off"
          .value=${this.called}
      /></label>
      <p class="soft">${this.words("room-open-says")}</p>
      <button class="button primary">${this.words("room-open-seed")}</button>
    </form>`;
  }

  /** The order as this device computes it by itself, beside what the hall says. */
  private result(view: EventView): TemplateResult {
    const { seed, public: called } = view.lots!;
    const text = called ? `${seed}:${called}` : seed;
    const sealed = !view.setup.commit || sha256(seed) === view.setup.commit;
    const digests = view.entries
      .map((entry) => ({ ...entry, digest: sha256(`${text}|${entry.number}`) }))
      .sort((one, other) => (one.digest < other.digest ? -1 : 1));
    const order = view.event.order;
    return html`<section class="panel room-lots">
        <h2>${this.words("room-order")}</h2>
        <ol class="room-order">
          ${order.map((name, place) => html`<li>${place < this.shown ? name : "· · ·"}</li>`)}
        </ol>
      </section>
      <section class="panel">
        <h2>${this.words("room-check")}</h2>
        <p class="inside">
          <span class="state ${sealed ? "running" : "review"}"
            >${this.words(sealed ? "room-check-right" : "room-check-wrong")}</span
          >
        </p>
        <div class="room-scroll" tabindex="0" role="region" aria-label=${this.words("room-check")}>
          <table class="lines">
            <thead>
              <tr>
                <th scope="col">${this.words("room-player")}</th>
                <th scope="col">SHA-256</th>
              </tr>
            </thead>
            <tbody>
              ${digests.map(
                (one) =>
                  html`<tr>
                    <th scope="row">${one.name} (${one.number})</th>
                    <td class="room-digest">${one.digest}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
        <p class="soft inside">${this.words("room-check-says", { text: `${text}|n` })}</p>
      </section>`;
  }
}

/** A player's own page: the next match, what may be reported, and the votes of a committee. */
@customElement("desk-player")
export class DeskPlayer extends Room {
  @state() private opened: Form | null = null;
  @state() private problem = "";
  private rung = "";

  override connectedCallback(): void {
    super.connectedCallback();
    const join = new URLSearchParams(location.search).get("join");
    if (join) void this.join(join);
  }

  private async join(code: string): Promise<void> {
    let answer = await post(`/api/desk/${this.event}/join`, { join: code });
    if (answer.status === 401) {
      await post("/api/guests", { name: this.words("room-phone") });
      answer = await post(`/api/desk/${this.event}/join`, { join: code });
    }
    if (!answer.ok) this.problem = ((await answer.json()) as { detail: string }).detail;
    history.replaceState(null, "", `/desk/${this.event}/me`);
    await this.know();
  }

  protected override take(view: EventView): void {
    super.take(view);
    const called = (this.me?.names ?? [])
      .map((name) => view.event.next[name])
      .find((id) => id && view.event.matches[id]?.state === "called");
    if (called && called !== this.rung) navigator.vibrate?.([200, 100, 200]);
    this.rung = called ?? "";
  }

  protected override show(view: EventView): TemplateResult {
    const names = this.me?.names ?? [];
    return html` ${this.problem ? html`<p class="ruling foul" role="alert">${this.problem}</p>` : nothing}
    ${names.length ? names.map((name) => this.person(view, name)) : html`<div class="panel empty"><b>${this.words("room-nobody")}</b><span>${this.words("room-nobody-says")}</span></div>`}
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

  private async send(event: unknown): Promise<void> {
    if (await this.act(event)) this.opened = null;
  }

  private person(view: EventView, name: string): TemplateResult {
    const ballots = Object.entries(view.event.disputes).filter(
      ([, dispute]) => dispute.state === "voting" && dispute.members?.includes(name),
    );
    const mine = Object.entries(view.event.matches).filter(([, match]) => match.sides.includes(name));
    return html`<section aria-label=${name}>
      <h2>${name}</h2>
      ${ballots.map(([id]) => this.ballot(id, name))}
      ${view.entries.some((entry) => entry.name === name) ? this.next(view, name) : nothing}
      ${
        mine.length
          ? html`<ul class="room-people panel">
              ${mine.filter(([, match]) => match.state === "done").map(([id, match]) => html`<li><span>${id}: ${match.sides.join(" – ")}</span><b>${this.score(id)}</b><span class="state">${match.winner === name ? this.words("room-you-won") : this.words("room-you-lost")}</span></li>`)}
            </ul>`
          : nothing
      }
    </section>`;
  }

  private next(view: EventView, name: string): TemplateResult {
    const id = view.event.next[name];
    const match = id ? view.event.matches[id] : undefined;
    if (!id || !match)
      return html`<div class="panel empty">
        <b>${this.words(view.event.stage === "entries" ? "room-not-drawn" : "room-no-next")}</b>
      </div>`;
    const other = match.sides.find((side) => side !== name);
    const live = ["called", "playing", "reported", "disputed"].includes(match.state);
    return html`<div class="hero-next">
        <p>${this.round(id.split(".")[0]!)} · ${id}</p>
        <p class="where">
          <b>${match.table ?? this.words("room-table-later")}</b
          ><span
            >${this.state(match.state)}${match.deadline === null ? nothing : html` · ${this.left(match.deadline)}`}</span
          >
        </p>
        <p>${this.words("room-against", { player: other ?? "–" })}</p>
      </div>
      <p class="row-of">
        ${match.state === "called" && !match.present.includes(name) ? html`<button class="button primary" @click=${() => this.act({ present: { match: id, by: name } })}>${this.words("room-i-am-here")}</button>` : nothing}
        ${
          live
            ? html`<button class="button" @click=${() => (this.opened = this.reporting(view, id, name))}>
                  ${this.words("room-report-result")}
                </button>
                <button
                  class="button"
                  @click=${() => (this.opened = own(matchForm("claim", view, id, this.words), name))}
                >
                  ${this.words("room-form-claim")}…
                </button>`
            : nothing
        }
        ${live && protests(view) ? html`<button class="button" @click=${() => (this.opened = own(matchForm("protest", view, id, this.words), name))}>${this.words("room-form-protest")}…</button>` : nothing}
        ${view.links[id] ? html`<a class="button quiet" href="/watch/${view.links[id]}">${this.words("room-watch")}</a>` : nothing}
      </p>`;
  }

  private reporting(view: EventView, id: string, name: string): Form {
    const sides = view.event.matches[id]!.sides as readonly [string, string];
    return {
      title: `${this.words("room-report-result")} · ${id}`,
      says: this.words("room-report-says"),
      submit: this.words("room-enter"),
      fields: [
        {
          name: "winner",
          label: this.words("room-field-winner"),
          kind: "choice",
          choices: sides.map((side) => [side, side] as const),
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
  private ballot(id: string, name: string): TemplateResult {
    return html`<section class="panel room-ballot">
      <h3>${this.words("room-ballot", { dispute: id })}</h3>
      <p class="soft">${this.words("room-ballot-says")}</p>
      <p class="row-of">
        ${["confirm", "annul", "alternative"].map((vote) => html`<button class="button" @click=${() => this.act({ vote: { dispute: id, by: name, for: vote } })}>${this.words(`room-vote-${vote}`)}</button>`)}
      </p>
    </section>`;
  }
}

/** A form that somebody fills in for himself alone. */
function own(form: Form, name: string): Form {
  return {
    ...form,
    fields: form.fields.filter((field) => field.name !== "by"),
    build: (values) => form.build({ ...values, by: name }),
  };
}
