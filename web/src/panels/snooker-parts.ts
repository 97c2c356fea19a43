import { html, nothing, type TemplateResult } from "lit";
import { VALUES } from "../boards/snooker/state";
import type { Words } from "../boards/words";
import type { Match } from "../hall";

/** What the hall tells of a frame. */
export interface Frame {
  readonly score: Readonly<Record<string, number>>;
  readonly striker: string | null;
  readonly ball_on: string | null;
  readonly reds: number;
  readonly break: number;
  readonly in_hand: boolean;
  readonly free_ball: boolean;
  readonly foul: unknown;
}

/** The score of the frame and of the match: points, the break, the ball on, the reds that are left. */
export function frameScore(match: Match, words: Words, name: (side: string) => string): TemplateResult {
  const frame = match.after as unknown as Frame;
  const { standing, state } = match;
  const won = standing.ended?.winner;
  return html`<div class="score frame-score panel">
    ${standing.sides.map((side, place) => {
      const turn = !standing.ended && standing.turn?.startsWith(side);
      return html`<div class="side ${place ? "b" : ""} ${turn ? "turn" : ""}">
        <p class="who">${name(side)}</p>
        <p class="points">${frame.score[side] ?? 0}</p>
        <p class="beside">
          ${turn ? html`<span>${words("play-break", { points: frame.break })}</span>` : nothing}
          ${turn ? html`<span class="to-play">${words("watch-turn")}</span>` : nothing}
        </p>
      </div>`;
    })}
    <p class="middle">
      <b class="frames">${standing.score[0]} – ${standing.score[1]}</b>
      <span>${words("play-reds", { count: frame.reds })}</span>
      ${state === "over" ? html`<span class="state over">${words("watch-state-over")}</span>` : on(frame, words)}
      ${won ? html`<b>${words("watch-won", { name: name(won) })}</b>` : nothing}
    </p>
  </div>`;
}

function on({ ball_on, free_ball }: Frame, words: Words): TemplateResult | typeof nothing {
  if (!ball_on) return nothing;
  const ball = words(`play-ball-${ball_on}`);
  return html`<span class="on">${words(free_ball ? "play-on-free" : "play-on", { ball })}</span>`;
}

/** A key for each ball that may be nominated; nothing where there is no choice. */
export function ballKeys(
  balls: readonly string[],
  chosen: string | null,
  words: Words,
  choose: (ball: string) => void,
): TemplateResult | typeof nothing {
  if (balls.length < 2) return nothing;
  const ordered = [...balls].sort((one, other) => VALUES[one]! - VALUES[other]!);
  return html`<fieldset class="nominate">
    <legend>${words("play-which")} <a class="lawref" href="/laws/snooker/wpbsa#2.12">§ 2.12</a></legend>
    <div class="ball-keys">
      ${ordered.map(
        (ball) =>
          html`<button
            class="ball-key"
            type="button"
            aria-pressed=${ball === chosen}
            @click=${() => choose(ball)}
          >
            <svg viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
              <circle class="k-${ball}" r="1"></circle>
              <circle class="k-shine" cx="-0.34" cy="-0.38" r="0.2"></circle>
            </svg>
            ${words(`play-ball-${ball}`)}
          </button>`,
      )}
    </div>
  </fieldset>`;
}
