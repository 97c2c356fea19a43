import { html, nothing, type TemplateResult } from "lit";
import { inFigures, type Words } from "../boards/words";
import type { EventView } from "./api";

/** Shows the final places of those who have one, with their prizes. */
export function finalPlaces({ event }: EventView, words: Words): TemplateResult | typeof nothing {
  const placed = Object.entries(event.placing ?? {}).sort(([, one], [, other]) => one[0] - other[0]);
  const prizes = event.prize_list ?? {};
  if (!placed.length) return nothing;
  const paid = Object.keys(prizes).length > 0;
  return html`<section class="panel room-standings" aria-labelledby="room-places">
    <h2 id="room-places">${words("room-places")}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${words("room-place")}</th>
          <th scope="col">${words("room-player")}</th>
          ${paid ? html`<th scope="col">${words("room-prize")}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${placed.map(
          ([name, [first, last]]) =>
            html`<tr>
              <td>${first === last ? first : `${first}–${last}`}</td>
              <th scope="row">${name}</th>
              ${paid ? html`<td>${inFigures(prizes[name] ?? "")}</td>` : nothing}
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
