import { html, nothing, type TemplateResult } from "lit";
import type { Tap, Wait } from "./api";
import type { Board } from "./boardroom";
import { waiting } from "./waits";

/** A match that is called and in time: it waits for its players, not for the director. */
export const AWAITED = "awaited";
const LIVE = ["called", "playing", "reported", "disputed", "withheld"];

/** Shows what is called or in play, and which tables are free. */
export function tables(board: Board, line: TemplateResult | typeof nothing = nothing): TemplateResult {
  const { view, words } = board;
  const live = Object.entries(view.event.matches).filter(([, match]) => LIVE.includes(match.state));
  const taken = [...view.event.held, ...view.taken];
  const free = view.setup.tables.filter((table) => !view.event.tables[table] && !taken.includes(table));
  return html`<section class="panel" aria-labelledby="room-tables">
    <header>
      <h2 id="room-tables">${words("room-in-play")}</h2>
      ${line}
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

/** Shows a match that is called or in play: each side with its score, who is still awaited, and what can be done. */
function tile(board: Board, id: string): TemplateResult {
  const { view, words } = board;
  const match = view.event.matches[id]!;
  const watch = view.links[id];
  const wait = view.waits.find((one) => one.kind === AWAITED && one.about === id);
  const scores = board.score(id).split("–");
  return html`<li class=${["disputed", "withheld"].includes(match.state) ? "withheld" : ""} data-row=${id}>
    <p class="no">
      <b>${[match.table, id].filter(Boolean).join(" · ")}</b>
      <span class=${wait ? "left" : "soft"}
        >${wait?.until ? board.left(wait.until) : board.state(match.state)}</span
      >
    </p>
    ${match.sides.map(
      (side, place) =>
        html`<p class="side">${side}</p>
          <b class="num">${scores[place] ?? ""}</b>`,
    )}
    <div class="keys" data-actions>
      ${wait ? match.sides.map((side) => here(board, wait, side!)) : nothing}
      ${wait?.taps.filter((tap) => !arrived(tap)).map((tap) => html`<button class="button ${tap.look}" @click=${() => board.act(tap.event)}>${tap.says}</button>`)}
      ${board.official ? html`<button class="button quiet" aria-label=${`${words("room-open")}: ${id}`} @click=${() => board.open({ kind: "match", about: id })}>${words("room-open")}</button>` : nothing}${watch ? html`<a class="button quiet" href="/watch/${watch}">${words("room-watch")}</a>` : nothing}
    </div>
  </li>`;
}

/** The key that says that a side is there, or that it is. */
function here(board: Board, wait: Wait, side: string): TemplateResult {
  const tap = wait.taps.find((one) => arrived(one) === side);
  return tap
    ? html`<button class="button" aria-label=${tap.says} @click=${() => board.act(tap.event)}>
        ${board.words("room-here")}
      </button>`
    : html`<span class="there" role="img" aria-label=${board.words("room-is-here", { player: side })}
        >✓</span
      >`;
}

/** Who would be there by a tap. */
function arrived(tap: Tap): string | undefined {
  return (tap.event as { present?: { by: string } } | null)?.present?.by;
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
