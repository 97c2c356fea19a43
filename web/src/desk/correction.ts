import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import type { MatchView, Preview } from "./api";

type Brief = Pick<MatchView, "sides" | "state" | "winner">;

/** What a correction would change, and what is to become of the draw. */
export function correcting(seen: Preview | null, words: Words): TemplateResult {
  const effects = ["score-only", "reroute", "suspend"];
  return html` ${seen?.refused ? html`<p class="ruling foul">${seen.refused.text}</p>` : nothing}
    ${
      seen && Object.keys(seen.changed).length
        ? html`<table class="lines room-changes">
            <caption>
              ${words("room-consequences")}
            </caption>
            <thead>
              <tr>
                <th scope="col">${words("room-match")}</th>
                <th scope="col">${words("room-before")}</th>
                <th scope="col">${words("room-after")}</th>
              </tr>
            </thead>
            <tbody>
              ${Object.entries(seen.changed).map(
                ([id, [before, after]]) =>
                  html`<tr>
                    <th scope="row">${id}</th>
                    <td>${brief(before, words)}</td>
                    <td>${brief(after, words)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
        : nothing
    }
    ${
      seen?.consequences
        ? html`<ul class="room-consequences">
            ${Object.entries(seen.consequences.moves).map(([name, move]) => html`<li>${words("room-moves", { player: name, from: move.from ?? "–", to: move.to ?? "–" })}</li>`)}
            ${(["unplayed", "in_play", "done"] as const).map((kind) => (seen.consequences![kind].length ? html`<li>${words(`room-touched-${kind}`)}: ${seen.consequences![kind].join(", ")}</li>` : nothing))}
          </ul>`
        : nothing
    }
    <fieldset class="field">
      <legend>${words("room-effect")}</legend>
      ${effects.map(
        (effect) =>
          html`<label class="room-choice tall"
            ><input type="radio" name="effect" value=${effect} required /><span
              ><b>${words(`room-effect-${effect}`)}</b><br />${words(`room-effect-${effect}-says`)}</span
            ></label
          >`,
      )}
    </fieldset>
    <label class="field"
      >${words("room-field-reason")}<input class="input" name="reason" required maxlength="200"
    /></label>`;
}

function brief(match: Brief, words: Words): string {
  const sides = match.sides.map((side) => (side === match.winner && side ? `${side} ✓` : (side ?? "–")));
  return `${sides.join(" – ")} (${words(`room-state-${match.state}`)})`;
}
