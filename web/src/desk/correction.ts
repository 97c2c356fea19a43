import { html, nothing, type TemplateResult } from "lit";
import { inFigures } from "../boards/words";
import type { EventView, MatchView, Preview } from "./api";
import type { Board } from "./boardroom";
import { bracket, cell } from "./bracket";
import type { OfferChoice } from "./offers";

/** What a correction would change, as a picture of the draw now and after, and what is to become of it. */
export function correcting(
  board: Board,
  id: string,
  effects: readonly OfferChoice[],
  seen: Preview | null,
): TemplateResult {
  const { words } = board;
  return html` ${seen?.refused ? html`<p class="ruling foul">${seen.refused.text}</p>` : nothing}
    ${seen ? consequences(board, seen) : nothing} ${seen ? pictures(board, id, seen) : nothing}
    <fieldset class="field">
      <legend>${words("room-effect")}</legend>
      ${effects
        .map(({ value }) => String(value))
        .map(
          (effect, place) =>
            html`<label class="room-choice tall"
              ><input type="radio" name="effect" value=${effect} required ?checked=${place === 0} /><span
                ><b>${words(`room-effect-${effect}`)}</b><br />${words(`room-effect-${effect}-says`)}</span
              ></label
            >`,
        )}
    </fieldset>
    <label class="field"
      >${words("room-field-reason")}<input class="input" name="reason" required maxlength="200"
    /></label>`;
}

/** What an act would change: from what to what, whom or which matches, and the acts that cannot stand without it. */
export function changes(board: Board, seen: Preview | null): TemplateResult | typeof nothing {
  if (!seen) return nothing;
  if (seen.refused) return html`<p class="ruling foul">${seen.refused.text}</p>`;
  const { amendment, consequences: found } = seen;
  return html`<div role="status">
    ${amendment ? html`<p>${board.words("room-changes", { from: plain(amendment.from), to: plain(amendment.to) })}</p>` : nothing}
    ${amendment?.affects.length ? html`<p>${board.words("room-affects", { names: amendment.affects.join(", ") })}</p>` : nothing}
    ${found?.acts?.length ? html`<p>${board.words("room-fails", { numbers: found.acts.join(", ") })}</p>` : nothing}
    ${consequences(board, seen)}
  </div>`;
}

/** What was announced as people write it: a list with commas, what has parts with their names. */
function plain(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.map(plain).join(", ") || "–";
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .filter(([, one]) => one !== null)
    .map(([name, one]) => `${name.replace(/_/g, " ")} ${plain(one)}`)
    .join(", ");
}

function consequences({ view, words, state }: Board, seen: Preview): TemplateResult | typeof nothing {
  const found = seen.consequences;
  if (!found) return nothing;
  const touched = (["unplayed", "in_play", "done"] as const).flatMap((kind) =>
    found[kind].map((id) => [kind, id] as const),
  );
  const sides = (id: string): string => (view.event.matches[id]?.sides ?? []).filter(Boolean).join(" – ");
  return html`<ul class="room-consequences">
    ${Object.entries(found.moves).map(([name, move]) => html`<li><span>${words(moved(move), { player: name, from: move.from ?? "", to: move.to ?? "" })}</span></li>`)}
    ${touched.map(([kind, id]) => html`<li class=${kind}><span>${id}: ${sides(id)}</span><b>${view.event.matches[id] ? state(view.event.matches[id].state) : words(`room-touched-${kind}`)}</b></li>`)}
  </ul>`;
}

function moved({ from, to }: { readonly from: string | null; readonly to: string | null }): string {
  return from && to ? "room-moves" : from ? "room-moves-out" : "room-moves-in";
}

/** The draw as it is and as it would be, whole, with the matches that change marked. */
function pictures(board: Board, id: string, seen: Preview): TemplateResult | typeof nothing {
  const changed = Object.keys(seen.changed);
  if (!changed.length) return nothing;
  const after = Object.fromEntries(
    Object.entries(seen.changed).map(([name, [before, then]]) => [
      name,
      { ...board.view.event.matches[name]!, ...before, ...then } as MatchView,
    ]),
  );
  const view = board.view;
  const then: EventView = { ...view, event: { ...view.event, matches: { ...view.event.matches, ...after } } };
  const marked = new Set([id, ...changed]);
  return html`<div class="room-change">
    ${picture(board, "room-before", view, marked)}${picture(board, "room-after", then, marked)}
  </div>`;
}

function picture(board: Board, title: string, view: EventView, marked: ReadonlySet<string>): TemplateResult {
  const score = (id: string): string => {
    const match = view.event.matches[id]!;
    return match.score ? match.sides.map((side) => inFigures(match.score![side ?? ""] ?? 0)).join("–") : "";
  };
  const look = { words: board.words, score, choose: null, marked };
  const rounds = new Set([...marked].map((id) => id.split(".")[0]!));
  const touched = view.brackets.filter((found) => found.some((round) => rounds.has(round)));
  const apart = [...marked].filter((id) => !touched.flat().includes(id.split(".")[0]!));
  return html`<section>
    <h4>${board.words(title)}</h4>
    ${apart.length ? html`<div class="room-pairs" role="group" aria-label=${board.words(title)}>${apart.map((id) => cell(view, id, look))}</div>` : nothing}
    ${touched.map((found) => bracket(view, found, look, board.words(title)))}
  </section>`;
}
