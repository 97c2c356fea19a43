import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { BackgammonBoard } from "../boards/backgammon/api";
import type { Side } from "../boards/backgammon/moves";
import { half, now, open, pips, undo, whole } from "../boards/backgammon/state";
import { act, make, type Due, type Match } from "../hall";
import { LiveMatch } from "./live-match";
import { textTable } from "./text-table";

/** Words that a player says with one press, in the order in which they stand. */
const WORDS = ["roll", "double", "take", "drop", "accept", "refuse"] as const;
const NARROW = "(max-width: 47.99rem)";

/** A match of backgammon that is played here: against the house, or by two at one device. `data-match` once it is made. */
@customElement("backgammon-play")
export class BackgammonPlay extends LiveMatch {
  @state() private refused: string | null = null;
  @state() private busy = false;
  @state() private inText = false;

  override connectedCallback(): void {
    super.connectedCallback();
    const form = this.querySelector("form");
    form?.removeAttribute("hidden");
    form?.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.start(new FormData(form));
    });
  }

  private async start(chosen: FormData): Promise<void> {
    const name = String(chosen.get("name") ?? "").trim() || this.words("play-you");
    const against = String(chosen.get("against"));
    const other = against === "friend" ? { name: this.words("play-other") } : { house: Number(against) };
    const length = { points: Number(chosen.get("points")) };
    const edition = "backgammon/wbgf-2.1";
    await this.send(() => make({ edition, mode: "played", players: [{ name }, other], length }, name));
    if (!this.match) return;
    location.assign(`/play/backgammon/${this.match.id}`);
  }

  /** Asks the hall, and shows what it answers. */
  private async send(ask: () => ReturnType<typeof act>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { match, refused } = await ask();
      this.refused = refused;
      if (match) this.take(match);
    } catch {
      this.refused = this.words("watch-lost");
    } finally {
      this.busy = false;
    }
  }

  private enter(event: unknown): void {
    const match = this.match!;
    void this.send(() => act(match, event));
  }

  /** What the people at this device may do now. */
  private get mine(): readonly Due[] {
    const { match } = this;
    if (!match?.offers) return [];
    const house = match.players.filter((player) => player.house).map((player) => player.side);
    return match.due.filter((due) => !house.includes(due.side));
  }

  protected override position(match: Match): void {
    const before = (this.board as BackgammonBoard | null)?.state;
    super.position(match);
    const board = this.board as BackgammonBoard | null;
    if (!board) return;
    const move = this.mine.find((due) => due.act === "move");
    const people = match.players.filter((player) => !player.house).map((player) => player.side as Side);
    const seat = people.length === 1 ? people[0]! : "X";
    board.set({ seat, choices: move?.choices ?? [] });
    board.fit(!matchMedia(NARROW).matches);
    if (!before) board.listen(() => this.requestUpdate());
  }

  protected override controls(): TemplateResult {
    return html`<section class="panel play-controls" aria-label=${this.words("play-controls")}>
      <p role="status">${this.doing()}</p>
      ${this.refused ? html`<p class="refusal" role="alert">${this.refused}</p>` : nothing}
      <div class="row-of">${this.match!.state === "over" ? this.again() : this.buttons()}</div>
      <button class="button quiet" type="button" aria-pressed=${this.inText} @click=${this.tell}>
        ${this.words("board-text")}
      </button>
      ${this.inText && this.board ? textTable(this.board as BackgammonBoard, this.words) : nothing}
    </section>`;
  }

  private readonly tell = (): void => {
    this.inText = !this.inText;
  };

  private doing(): string {
    const { match, words } = this;
    const board = this.board as BackgammonBoard | null;
    if (!board || !match) return "";
    if (match.state === "over") return words("play-over");
    if (!this.mine.length) return words("play-wait", { name: this.turned(match) });
    const men = now(board.state);
    const counts = { own: pips(men, "X"), other: pips(men, "O") };
    const dice = board.state.dice.join("-");
    if (!board.state.choices.length) return words("play-decide", { name: this.turned(match), ...counts });
    return words("play-move", { name: this.turned(match), dice, move: half(board.state) || "…", ...counts });
  }

  private turned(match: Match): string {
    const side = this.mine[0]?.side ?? match.due[0]?.side ?? match.standing.turn;
    return side ? this.nameOf(match, side) : "";
  }

  private buttons(): TemplateResult {
    const board = this.board as BackgammonBoard | null;
    const said = WORDS.filter((word) => this.mine.some((due) => due.act === word));
    const moving = !!board?.state.choices.length;
    const move = board && moving && !open(board.state).length ? whole(board.state) : null;
    return html`${said.map((word, place) => this.button(word, !place, () => this.enter(word)))}
    ${moving ? this.button("undo", false, this.back, !board!.state.made.length) : nothing}
    ${moving ? this.button("confirm", true, () => this.enter({ move }), !move) : nothing}`;
  }

  private button(word: string, first: boolean, press: () => void, off = false): TemplateResult {
    return html`<button
      class="button ${first ? "primary" : ""}"
      type="button"
      ?disabled=${off || this.busy}
      @click=${press}
    >
      ${this.words(`play-${word}`)}
    </button>`;
  }

  private readonly back = (): void => {
    const board = this.board as BackgammonBoard;
    board.set(undo(board.state));
    this.requestUpdate();
  };

  private again(): TemplateResult {
    return html`<a class="button primary" href="/play/backgammon">${this.words("play-again")}</a>
      <a class="button" href="/watch/${this.match!.id}">${this.words("play-record")}</a>`;
  }
}
