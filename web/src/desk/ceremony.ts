import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { sha256 as digest } from "../dice/sha256";
import type { EventView } from "./api";
import { Room } from "./room";

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
