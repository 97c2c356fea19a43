import { html, nothing, type TemplateResult } from "lit";
import type { Wait } from "./api";
import type { Board } from "./boardroom";
import { waiting } from "./waits";

const LIVE = ["called", "playing", "reported", "disputed", "withheld"];

/** Shows what is called or in play, and which tables are free. */
export function tables(board: Board): TemplateResult {
  const { view, words } = board;
  const live = Object.entries(view.event.matches).filter(([, match]) => LIVE.includes(match.state));
  const free = view.setup.tables.filter(
    (table) => !view.event.tables[table] && !view.event.held.includes(table),
  );
  return html`<section class="panel" aria-labelledby="room-tables">
    <header>
      <h2 id="room-tables">${words("room-in-play")}</h2>
      <span class="soft">${live.length}</span>
    </header>
    ${
      live.length
        ? html`<ul class="tables">
            ${live.map(([id]) => tile(board, id))}
          </ul>`
        : empty(board, "room-no-play", "room-no-play-says")
    }
    ${free.length && view.event.stage === "running" ? html`<p class="soft inside room-free">${words("room-free-tables", { tables: free.join(", ") })}</p>` : nothing}
  </section>`;
}

function tile(board: Board, id: string): TemplateResult {
  const { view, words } = board;
  const match = view.event.matches[id]!;
  const watch = view.links[id];
  return html`<li class=${["disputed", "withheld"].includes(match.state) ? "withheld" : ""} data-row=${id}>
    <p class="no">
      <span>${[match.table, id].filter(Boolean).join(" · ")}</span
      ><span class="soft">${board.state(match.state)}</span>
    </p>
    <p class="pair"><span>${match.sides.join(" – ")}</span><b class="num">${board.score(id)}</b></p>
    <p class="row-of" data-actions>
      ${board.official ? html`<button class="button quiet" @click=${() => board.open({ kind: "match", about: id })}>${words("room-open")}</button>` : nothing}${watch ? html`<a class="button quiet" href="/watch/${watch}">${words("room-watch")}</a>` : nothing}
    </p>
  </li>`;
}

/** Shows what can be called now. */
export function nextUp(board: Board, ready: readonly Wait[]): TemplateResult {
  const { words, view } = board;
  const coming = Object.entries(view.event.matches).filter(
    ([id, match]) => ["waiting", "ready"].includes(match.state) && board.foreseen(id),
  );
  return html`<section class="panel" aria-labelledby="room-next">
    <header><h2 id="room-next">${words("room-next-up")}</h2></header>
    ${
      ready.length
        ? html`<ol class="waits">
            ${ready.map((wait) => waiting(board, wait))}
          </ol>`
        : empty(board, "room-all-called", "room-all-called-says")
    }
    ${
      coming.length
        ? html`<details class="room-foreseen">
            <summary>${words("room-foreseen")}</summary>
            <ul class="room-people">
              ${coming.slice(0, 40).map(([id, match]) => html`<li><span>${id}: ${match.sides.map((side) => side ?? "–").join(" – ")}</span><span class="soft">${board.foreseen(id)}</span></li>`)}
            </ul>
          </details>`
        : nothing
    }
  </section>`;
}

/** Says what is so, and what to do next. */
export function empty({ words }: Pick<Board, "words">, title: string, says: string): TemplateResult {
  return html`<div class="empty"><b>${words(title)}</b><span>${words(says)}</span></div>`;
}
