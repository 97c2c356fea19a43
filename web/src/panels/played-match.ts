import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { act, make, type Due, type Match } from "../hall";
import { LiveMatch } from "./live-match";
import "./ruling-card";

/** A match that is played here: against the house, or by two at one device. `data-match` once it is made. */
export abstract class PlayedMatch extends LiveMatch {
  @state() protected refused: string | null = null;
  @state() protected busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    const form = this.querySelector("form");
    form?.removeAttribute("hidden");
    form?.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.start(new FormData(form));
    });
  }

  /** Where the game is played. */
  protected abstract readonly home: string;
  /** The edition and the length that were chosen. */
  protected abstract terms(chosen: FormData): { edition: string; length: object };
  /** What there is to do. */
  protected abstract doing(): string;
  protected abstract buttons(): TemplateResult | typeof nothing;

  private async start(chosen: FormData): Promise<void> {
    const name = String(chosen.get("name") ?? "").trim() || this.words("play-you");
    const against = String(chosen.get("against"));
    const other = against === "friend" ? { name: this.words("play-other") } : { house: Number(against) };
    const wish = { ...this.terms(chosen), mode: "played", players: [{ name }, other] };
    await this.send(async () => {
      const made = await make(wish, name);
      if (made.match) location.assign(`${this.home}/${made.match.id}`);
      return { ...made, match: null };
    });
  }

  /** Asks the hall, and shows what it answers. */
  private async send(ask: () => ReturnType<typeof act>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { match, refused } = await ask();
      this.refused = refused;
      if (match) this.answered(match);
    } catch {
      this.refused = this.words("watch-lost");
    } finally {
      this.busy = false;
    }
  }

  protected answered(match: Match): void {
    this.take(match);
  }

  protected enter(event: unknown): void {
    const match = this.match!;
    void this.send(() => act(match, event));
  }

  /** What the people at this device may do now. */
  protected get mine(): readonly Due[] {
    const { match } = this;
    if (!match?.offers) return [];
    const house = match.players
      .filter((player) => player.house)
      .flatMap(({ side, colour }) => [side, colour]);
    return match.due.filter((due) => !house.includes(due.side));
  }

  protected override controls(): TemplateResult {
    return html`${this.ruling()}
      <section class="panel play-controls" aria-label=${this.words("play-controls")}>
        <p role="status">${this.match!.state === "over" ? this.words("play-over") : this.doing()}</p>
        ${this.refused ? html`<p class="refusal" role="alert">${this.refused}</p>` : nothing}
        <div class="row-of">${this.match!.state === "over" ? this.again() : this.buttons()}</div>
        ${this.more()}
      </section>`;
  }

  /** What the referee last said. */
  private ruling(): TemplateResult | typeof nothing {
    const act = this.known.find(({ say, rulings }) => say.length || rulings.length);
    return act ? html`<ruling-card .act=${act} ?foul=${this.fouled}></ruling-card>` : nothing;
  }

  /** Whether the last act was a foul. */
  protected get fouled(): boolean {
    return false;
  }

  /** What else a game shows below its buttons. */
  protected more(): TemplateResult | typeof nothing {
    return nothing;
  }

  protected turned(match: Match): string {
    const side = this.mine[0]?.side ?? match.due[0]?.side ?? match.standing.turn;
    const colour = match.players.find((player) => player.colour === side);
    return side ? this.nameOf(match, colour?.side ?? side) : "";
  }

  protected button(word: string, first: boolean, press: () => void, off = false): TemplateResult {
    return html`<button
      class="button ${first ? "primary" : ""}"
      type="button"
      ?disabled=${off || this.busy}
      @click=${press}
    >
      ${this.words(`play-${word}`)}
    </button>`;
  }

  private again(): TemplateResult {
    return html`<a class="button primary" href=${this.home}>${this.words("play-again")}</a>
      <a class="button" href="/watch/${this.match!.id}">${this.words("play-record")}</a>`;
  }
}
