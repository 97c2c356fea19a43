import { state } from "lit/decorators.js";
import { html, nothing, type TemplateResult } from "lit";
import { quoted } from "../boards/words";
import type { Act, Entry, Match } from "../hall";
import { Pace } from "../pace";
import { Sound } from "../sound";
import { LiveMatch } from "./live-match";
import { deciding, ruled } from "./ruled";

/** A match whose acts are followed: each is shown to its end before the next, and nothing is told before it is seen. */
export abstract class FollowedMatch extends LiveMatch {
  /** Views that are still to be shown, and the sequence that the hall has already answered with. */
  @state() private waiting = 0;
  @state() protected answer = 0;
  /** The match as the board shows it: nothing is told of an act before it has been seen. */
  @state() protected settled: Match | null = null;
  protected readonly sound = new Sound();
  protected readonly pace = new Pace(() => this.requestUpdate());
  /** What a game says of acts in figures, by their number, from the moment in which they are seen. */
  @state() protected headlines: ReadonlyMap<number, string> = new Map();
  private queue: Promise<void> = Promise.resolve();

  /** Shows one act after the other: each is followed to its end before the next is drawn. */
  protected override draw(match: Match, entry: Entry | null): Promise<void> {
    this.waiting += 1;
    this.queue = this.queue.then(() => this.show(match, entry));
    return this.queue;
  }

  private async show(match: Match, entry: Entry | null): Promise<void> {
    try {
      await this.follow(match, entry);
    } finally {
      this.settled = match;
      this.waiting -= 1;
      if (!this.waiting) this.pace.caughtUp();
    }
    if (match.sequence === this.match!.sequence) this.offer(match);
    this.requestUpdate();
  }

  /** Says what happened in an act, in words of the board. */
  protected tellOf(number: number, text: string): void {
    this.headlines = new Map([...this.headlines, [number, text]]);
  }

  /** Shows how an act came about, and then what it left. */
  protected abstract follow(match: Match, entry: Entry | null): Promise<void>;
  /** Lets the people at this device do what is theirs to do, once they have seen everything. */
  protected abstract offer(match: Match): void;

  /** Whether there is still something to see before the next act. */
  protected get showing(): boolean {
    return this.waiting > 0 || (this.match?.sequence ?? 0) < this.answer;
  }

  /** The match as far as it has been seen. */
  protected get seen(): Match {
    return this.settled ?? this.match!;
  }

  /** Shows the end of what is moving, for the next act to be made. */
  protected skip(): void {
    this.pace.skip();
  }

  /** An act on one line with the law that decides; what was said and ruled is folded behind it. */
  protected override told({ number, text, rulings, say }: Act): TemplateResult | typeof nothing {
    if (!rulings.length && !say.length) return nothing;
    const decides = deciding(rulings);
    const foul = decides?.foul ? "foul" : "";
    return html`<li class="act-line ${foul}">
      <span class="act-no">${number}</span>
      <details>
        <summary>${this.headlines.get(number) ?? (text || say.map(quoted).join(" "))}</summary>
        ${say.map((words) => html`<p class="said">${quoted(words)}</p>`)} ${ruled(rulings, this.words)}
        <p>
          <a class="what-if" href="/whatif?match=${this.match!.id}&number=${number}"
            >${this.words("watch-whatif")}</a
          >
        </p>
      </details>
      ${decides ? html`<a class="lawref ${foul}" href=${decides.address}>§ ${decides.law}</a>` : nothing}
    </li>`;
  }

  protected override score(match: Match): TemplateResult {
    return super.score(this.settled ?? match);
  }

  /** The acts that have been seen. */
  protected override get known(): readonly Act[] {
    const last = this.settled?.sequence ?? 0;
    return this.acts.filter((act) => act.number <= last);
  }
}
