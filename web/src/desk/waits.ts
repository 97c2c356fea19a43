import { html, nothing, type TemplateResult } from "lit";
import type { Wait } from "./api";
import type { Board } from "./boardroom";

/** Shows something that waits, with the acts that settle it. */
export function waiting(board: Board, wait: Wait): TemplateResult {
  return html`<li class=${wait.urgency} data-row=${wait.about || wait.kind}>
    <div class="about">
      <p class="head">
        <b>${wait.title}</b
        >${wait.law ? html`<a class="lawref" href=${wait.address}>§ ${wait.law}</a>` : nothing}${wait.until === null ? nothing : html`<span class="left">${board.left(wait.until)}</span>`}
      </p>
      <p>${wait.text}</p>
    </div>
    <div class="row-of" data-actions>
      ${wait.taps.map((_, place) => html`<button class="button ${wait.taps[place]!.look}" @click=${() => tapped(board, wait, place)}>${wait.taps[place]!.says}</button>`)}
    </div>
  </li>`;
}

/** Does what a tap of a row does: an act at once, or the sheet that leads to it. */
export function tapped(board: Board, wait: Wait, place: number): void {
  const tap = wait.taps[place];
  if (!tap) return;
  if (tap.event) return board.act(tap.event);
  const { about } = wait;
  switch (tap.sheet) {
    case "dispute":
      return board.open({ kind: "dispute", about });
    case "result":
      return board.open({ kind: "match", about });
    case "correct":
      return board.open({
        kind: "match",
        about,
        filled: { winner: wait.values.winner!, score: (wait.values.score ?? "").split("–") },
      });
    case "leave":
      return board.leave(about);
    case "draw":
      return board.open({ kind: "draw", about: "" });
    case "refuse":
      return board.offer(about, "refuse_entry");
    case "observer":
      return board.offer(about, "observer");
    case "lot":
      return board.offer("", "lot");
    case "close":
      return board.offer("", "close_rounds");
    case "report":
      return board.offer("", `report:${wait.values.law!}`, { about: wait.values.about });
  }
}
