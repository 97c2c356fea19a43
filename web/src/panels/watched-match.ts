import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { sentences } from "../console/parts";
import { face, facts, type SideFace } from "../faces";
import type { Act, Match } from "../hall";
import { LiveMatch } from "./live-match";
import { named } from "./named";
import { deciding, ruled } from "./ruled";
import { quoted } from "../boards/words";

/** The discs of a side; the ball that is on has no disc here. */
const MEN = ["white", "black"];

/** A match for whoever watches it: its points large, what spectators want to know, and each act on one line. */
@customElement("live-match")
export class WatchedMatch extends LiveMatch {
  protected override score(match: Match): TemplateResult {
    const { sides, middle, under } = face(match, this.words, (ms, running) => this.left(ms, running));
    const won = match.standing.ended?.winner;
    const cube = this.middle(match);
    return html`<div class="score panel" data-part="score">
        ${sides.map((side, place) => this.sideOf(side, place))}
        <p class="middle">
          <span class="state ${match.state}">${this.words(`watch-state-${match.state}`)}</span>
          ${cube === nothing ? html`<span class="frames"><b>${middle}</b> ${under}</span>` : cube}
          ${won ? html`<b class="won">${this.words("watch-won", { name: this.nameOf(match, won) })}</b>` : nothing}
        </p>
      </div>
      ${this.facts(match)}`;
  }

  private sideOf({ people, points, note, clock, chip, turn }: SideFace, place: number): TemplateResult {
    return html`<div class="side ${place ? "b" : ""} ${turn ? "turn" : ""}">
      <p class="who">
        ${MEN.includes(chip) ? html`<span class="chip ${chip}" aria-hidden="true"></span>` : nothing}${named(people)}
      </p>
      <p class="points">${points}</p>
      <p class="beside">
        ${note ? html`<span>${note}</span>` : nothing}
        ${clock ? html`<span class="bank">${clock}</span>` : nothing}
      </p>
    </div>`;
  }

  /** What spectators are told beside the score. */
  private facts(match: Match): TemplateResult | typeof nothing {
    if (match.state === "review") {
      return html`<p class="offline" role="status">${this.words("screen-review")}</p>`;
    }
    const told = facts(match, this.words).map((one) => html`<span>${one}</span>`);
    return told.length ? html`<p class="panel match-facts">${told}</p>` : nothing;
  }

  /** An act on one line with the law that decides; what was said and ruled is folded behind it. */
  protected override told(act: Act): TemplateResult | typeof nothing {
    const { number, rulings, say } = act;
    if (!rulings.length && !say.length) return nothing;
    const { words, match } = this;
    const decides = deciding(rulings);
    return html`<li class="act-line ${decides?.foul ? "foul" : ""}">
      <span class="act-no">${number}</span>
      <details>
        <summary>${act.text || quoted(sentences(say))}</summary>
        ${say.map((one) => html`<p class="said">${quoted(one)}</p>`)} ${ruled(rulings, words)}
        <p>
          <a class="what-if" href="/whatif?match=${match!.id}&number=${number}">${words("watch-whatif")}</a>
        </p>
      </details>
      ${decides ? html`<a class="lawref ${decides.foul ? "foul" : ""}" href=${decides.address}>§ ${decides.law}</a>` : nothing}
    </li>`;
  }
}
