import { html, nothing, type TemplateResult } from "lit";
import type { EventView, MatchView, Preview } from "./api";
import type { Board } from "./boardroom";
import { cell } from "./bracket";

const EFFECTS = ["score-only", "reroute", "suspend"];

/** What a correction would change, as a picture of the draw now and after, and what is to become of it. */
export function correcting(board: Board, id: string, seen: Preview | null): TemplateResult {
  const { words } = board;
  return html` ${seen?.refused ? html`<p class="ruling foul">${seen.refused.text}</p>` : nothing}
    ${seen ? consequences(board, seen) : nothing} ${seen ? pictures(board, id, seen) : nothing}
    <fieldset class="field">
      <legend>${words("room-effect")}</legend>
      ${EFFECTS.map(
        (effect) =>
          html`<label class="room-choice tall"
            ><input
              type="radio"
              name="effect"
              value=${effect}
              required
              ?checked=${effect === "reroute"}
            /><span
              ><b>${words(`room-effect-${effect}`)}</b><br />${words(`room-effect-${effect}-says`)}</span
            ></label
          >`,
      )}
    </fieldset>
    <label class="field"
      >${words("room-field-reason")}<input class="input" name="reason" required maxlength="200"
    /></label>`;
}

function consequences({ words }: Board, seen: Preview): TemplateResult | typeof nothing {
  const found = seen.consequences;
  if (!found) return nothing;
  const touched = (["unplayed", "in_play", "done"] as const).filter((kind) => found[kind].length);
  return html`<ul class="room-consequences">
    ${Object.entries(found.moves).map(([name, move]) => html`<li>${words("room-moves", { player: name, from: move.from ?? "–", to: move.to ?? "–" })}</li>`)}
    ${touched.map((kind) => html`<li class=${kind}><b>${words(`room-touched-${kind}`)}</b>: ${found[kind].join(", ")}</li>`)}
  </ul>`;
}

/** The matches that change, round by round: as they are, and as they would be. */
function pictures(board: Board, id: string, seen: Preview): TemplateResult | typeof nothing {
  const changed = Object.keys(seen.changed);
  if (!changed.length) return nothing;
  const matches = [...new Set([id, ...changed])];
  const after = Object.fromEntries(
    Object.entries(seen.changed).map(([name, [before, then]]) => [
      name,
      { ...board.view.event.matches[name]!, ...before, ...then } as MatchView,
    ]),
  );
  const view = board.view;
  const then: EventView = { ...view, event: { ...view.event, matches: { ...view.event.matches, ...after } } };
  return html`<div class="room-change">
    ${picture(board, "room-before", view, matches)}${picture(board, "room-after", then, matches)}
  </div>`;
}

function picture(board: Board, title: string, view: EventView, matches: readonly string[]): TemplateResult {
  const rounds = [...new Set(matches.map((id) => id.split(".")[0]!))];
  const score = (id: string): string => {
    const match = view.event.matches[id]!;
    return match.score ? match.sides.map((side) => match.score![side ?? ""] ?? 0).join("–") : "";
  };
  const look = { words: board.words, score, choose: null };
  return html`<section aria-label=${board.words(title)}>
    <h4>${board.words(title)}</h4>
    <div class="room-change-rounds">
      ${rounds.map((round) => html`<div>${matches.filter((id) => id.split(".")[0] === round).map((id) => cell(view, id, look))}</div>`)}
    </div>
  </section>`;
}
