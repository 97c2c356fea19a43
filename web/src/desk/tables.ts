import { html, nothing, type TemplateResult } from "lit";
import type { MatchView, Tap, Wait } from "./api";
import type { Board } from "./boardroom";
import { waiting } from "./waits";

/** Letters of a name that fit one line of a narrow row. */
const ONE_LINE = 24;
/** Matches at tables that fit a laptop's window with keys of full height: of more the rows are lower, so that all are seen. */
const AT_EASE = 16;
/** Matches of which it is said when they are expected. */
const FORESEEN = 40;
/** A match that is called and in time: it waits for its players, not for the director. */
export const AWAITED = "awaited";
const LIVE = ["called", "playing", "reported", "disputed", "withheld"];

/** Shows what is called or in play, and which tables are free. */
export function tables(board: Board, line: TemplateResult | typeof nothing = nothing): TemplateResult {
  const { view, words } = board;
  const live = Object.entries(view.event.matches).filter(([, match]) => LIVE.includes(match.state));
  const taken = [...view.event.held, ...view.taken];
  const free = view.setup.tables.filter((table) => !view.event.tables[table] && !taken.includes(table));
  const looks = [
    live.some(([, { sides }]) => sides.some(isLong)) ? "roomy" : "",
    live.length > AT_EASE ? "crowded" : "",
  ];
  return html`<section class="panel ${looks[1]}" aria-labelledby="room-tables">
    <header>
      <h2 id="room-tables">${words("room-in-play")}</h2>
      ${line}
      <span class="soft">${live.length}</span>
    </header>
    ${
      live.length
        ? html`<ul class="tables ${looks.join(" ")}">
            ${live.map(([id]) => tile(board, id))}
          </ul>`
        : empty(board, "room-no-play", "room-no-play-says")
    }
    ${free.length && view.event.stage === "running" ? html`<p class="soft inside room-free">${words("room-free-tables", { tables: free.join(", ") })}</p>` : nothing}
  </section>`;
}

/** Whether a name takes more than one line where three matches stand beside each other. */
function isLong(name: string | null): boolean {
  return (name?.length ?? 0) > ONE_LINE;
}

/** Shows a match that is called or in play: each side with its score, who is still awaited, and what can be done. */
function tile(board: Board, id: string): TemplateResult {
  const { view, words } = board;
  const match = view.event.matches[id]!;
  const wait = view.waits.find((one) => one.kind === AWAITED && one.about === id);
  const scores = board.score(id).split("–");
  const about = html`<b>${[placesOf(match), id].filter(Boolean).join(" · ")}</b>
    <span class=${wait ? "left" : "soft"}
      >${wait?.until ? board.left(wait.until) : board.state(match.state)}</span
    >`;
  return html`<li class=${["disputed", "withheld"].includes(match.state) ? "withheld" : ""} data-row=${id}>
    ${
      board.official
        ? html`<button class="no" @click=${() => board.open({ kind: "match", about: id })}>
            <span class="unseen">${words("room-open")}: </span>${about}
          </button>`
        : html`<p class="no">${about}</p>`
    }
    ${match.sides.map(
      (side, place) =>
        html`<p class="side">${side}</p>
          <b class="num">${scores[place] ?? ""}</b>`,
    )}
    ${
      wait || !board.official
        ? html`<div class="keys" data-actions>
            ${wait ? match.sides.map((side) => here(board, wait, side!)) : nothing}
            ${wait?.taps.filter((tap) => !arrived(tap)).map((tap) => html`<button class="button ${tap.look}" @click=${() => board.act(tap.event)}>${tap.says}</button>`)}
            ${board.official ? nothing : watching(board, id)}
          </div>`
        : nothing
    }
  </li>`;
}

/** Where a match is played: at one table, or at one for each board. */
export function placesOf(match: MatchView): string {
  return match.tables?.length ? match.tables.join(", ") : (match.table ?? "");
}

/** Leads to where a match can be watched: between teams, each board of it. */
export function watching({ view, words }: Board, id: string): TemplateResult[] {
  const boards = (view.event.matches[id]!.line_up && view.setup.boards) || 0;
  const numbers = Array.from({ length: boards }, (_, place) => place + 1);
  const links = boards
    ? numbers.map((number) => [`${words("room-watch")} ${number}`, view.links[`${id}.b${number}`]])
    : [[words("room-watch"), view.links[id]]];
  return links
    .filter(([, match]) => match)
    .map(([says, match]) => html`<a class="button quiet" href="/watch/${match}">${says}</a>`);
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
    <header>
      <h2 id="room-next">${words("room-next-up")}</h2>
      ${ready.length > 1 ? html`<button class="button" @click=${() => board.callAll()}>${words("room-call-all")}</button>` : nothing}
    </header>
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
              ${coming.slice(0, FORESEEN).map(([id, match]) => html`<li><span>${id}: ${match.sides.map((side) => side ?? "–").join(" – ")}</span><span class="soft">${board.foreseen(id)}</span></li>`)}
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
