import { html, nothing, type TemplateResult } from "lit";
import { VALUES } from "../boards/snooker/state";
import type { Words } from "../boards/words";
import type { Person } from "../faces";
import { sideOnTurn, type Match } from "../hall";
import { named } from "./named";

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
export function frameScore(
  match: Match,
  words: Words,
  name: (side: string) => string,
  people: (side: string) => readonly Person[],
): TemplateResult {
  const frame = match.after as unknown as Frame;
  const { standing, state } = match;
  const won = standing.ended?.winner;
  return html`<div class="score frame-score panel" data-part="score">
    ${standing.sides.map((side, place) => {
      const turn = sideOnTurn(match, side);
      return html`<div class="side ${place ? "b" : ""} ${turn ? "turn" : ""}">
        <p class="who">${named(people(side))}</p>
        <p class="points">${frame.score[side] ?? 0}</p>
        <p class="beside">
          ${turn ? html`<span>${words("play-break", { points: frame.break })}</span>` : nothing}
          <span class="to-play ${turn ? "" : "not-yet"}">${words("watch-turn")}</span>
        </p>
      </div>`;
    })}
    <p class="middle">
      <b class="frames">${standing.score[0]} – ${standing.score[1]}</b>
      <span class="reds">${words("play-reds", { count: frame.reds })}</span>
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

const COLOURS = Object.keys(VALUES).filter((ball) => VALUES[ball]! > 1);

/** A key for each ball that may be nominated; without a choice the colours stand there pale, so that nothing moves. */
export function ballKeys(
  balls: readonly string[],
  chosen: string | null,
  words: Words,
  choose: (ball: string) => void,
): TemplateResult {
  const open = balls.length > 1;
  const ordered = open ? [...balls].sort((one, other) => VALUES[one]! - VALUES[other]!) : COLOURS;
  return html`<fieldset class="nominate" ?disabled=${!open} aria-hidden=${open ? nothing : "true"}>
    <legend>
      ${words("play-which")}
      ${open ? html`<a class="lawref" href="/laws/snooker/wpbsa#2.12">§ 2.12</a>` : nothing}
    </legend>
    <div class="ball-keys">
      ${ordered.map(
        (ball) =>
          html`<button
            class="ball-key"
            type="button"
            aria-pressed=${open && ball === chosen}
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

/** Lines of 24 by 24: on, over to the other, back. */
const SIGNS: Readonly<Record<string, string>> = {
  play: "M7 4.5v15l12-7.5z",
  free_ball: "M7 4.5v15l12-7.5z",
  play_again: "M4 9h15l-3.5-3.5M20 15H5l3.5 3.5",
  replace: "M8.5 5 4 9.5 8.5 14M4 9.5h9.5a5 5 0 0 1 0 10H9",
};

/** A choice after a foul: what is done, and what follows from it. */
export function foulChoices(
  choices: readonly string[],
  words: Words,
  busy: boolean,
  choose: (one: string) => void,
): TemplateResult {
  return html`<div class="choices">
    ${choices.map(
      (one, place) =>
        html`<button
          class="choice"
          type="button"
          data-part=${place ? nothing : "main-action"}
          ?disabled=${busy}
          @click=${() => choose(one)}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS[one]!}></path></svg>
          <span><b>${words(`play-choose-${one}`)}</b><span>${words(`play-then-${one}`)}</span></span>
        </button>`,
    )}
  </div>`;
}

/** A sheet over the table: what was ruled, and what the law lets one choose. */
export function choiceSheet(
  ruled: TemplateResult | typeof nothing,
  choices: TemplateResult,
  words: Words,
  look: () => void,
): TemplateResult {
  return html`<dialog class="choice-sheet" aria-labelledby="choice-title" @close=${look}>
    ${ruled}
    <h2 id="choice-title">${words("play-want")}</h2>
    ${choices}
    <button class="button quiet" type="button" @click=${look}>${words("play-look")}</button>
  </dialog>`;
}
