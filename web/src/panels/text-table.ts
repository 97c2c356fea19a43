import { CARROM_BOARD, SNOOKER_BOARD } from "../boards/names";
import { html, type TemplateResult } from "lit";
import { BackgammonBoard } from "../boards/backgammon/api";
import { BAR, OFF } from "../boards/backgammon/moves";
import { numbered } from "../boards/backgammon/state";
import { CarromBoard } from "../boards/carrom/api";
import { told as carromTold } from "../boards/carrom/state";
import type { SnookerBoard } from "../boards/snooker/api";
import { told as snookerTold } from "../boards/snooker/state";
import { pieceName, type Words } from "../boards/words";

/** Returns what lies on a board as a table of words: the same state, for those who listen. */
export function textTable(board: CarromBoard | SnookerBoard | BackgammonBoard, words: Words): TemplateResult {
  if (board instanceof BackgammonBoard) return backgammon(board, words);
  return board instanceof CarromBoard ? carrom(board, words) : snooker(board, words);
}

function carrom(board: CarromBoard, words: Words): TemplateResult {
  const rows = carromTold(board.state).map(({ piece, far, hour, fromYou }) => [
    pieceName(words, CARROM_BOARD, piece),
    words("board-carrom-lies", { far, hour }),
    words("board-millimetres", { far: fromYou }),
  ]);
  return table(["board-piece", "board-where", "board-from-you"], rows, words, "board-carrom");
}

function snooker(board: SnookerBoard, words: Words): TemplateResult {
  const rows = snookerTold(board.state).map(({ piece, left, bottom, far }) => [
    pieceName(words, SNOOKER_BOARD, piece),
    words("board-snooker-lies", { left, bottom }),
    far === null ? "–" : words("board-millimetres", { far }),
  ]);
  return table(["board-piece", "board-where", "board-from-cue"], rows, words, "board-snooker");
}

function backgammon(board: BackgammonBoard, words: Words): TemplateResult {
  const rows = board
    .text()
    .map(({ side, place, count }) => [
      words(`board-backgammon-${side}`),
      words(placeName(place), { point: numbered(board.state, side, place) }),
      String(count),
    ]);
  return table(["board-piece", "board-where", "board-backgammon-count"], rows, words, "board-backgammon");
}

function placeName(place: number): string {
  return `board-backgammon-place-${place === BAR ? "bar" : place === OFF ? "off" : "point"}`;
}

function table(heads: string[], rows: readonly string[][], words: Words, name: string): TemplateResult {
  return html`<table class="text-board">
    <caption>
      ${words(name)}
    </caption>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${words(head)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([first, ...rest]) =>
          html`<tr>
            <th scope="row">${first}</th>
            ${rest.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
