/** The little board of a what-if: a man or ball that is tapped goes into a pocket with the stroke, or comes back; checkers
 * of backgammon are laid where they are. */
import { CARROM_BOARD, isOfPoints, isTable } from "./boards/names";
import { BackgammonBoard } from "./boards/backgammon/api";
import { key, type Side } from "./boards/backgammon/moves";
import { readPosition, writePosition } from "./boards/backgammon/position-id";
import { opening } from "./boards/backgammon/state";
import { pageWords, pieceName } from "./boards/words";
import { laid, layable } from "./whatif-position";

const SVG = "http://www.w3.org/2000/svg";
const COLOURS = ["yellow", "green", "brown", "blue", "pink", "black"];
const words = pageWords();

interface Piece {
  readonly kind: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly gone: boolean;
}

/** Draws the board beside the form, from what is filled in; `changed` is told when a piece was tapped. */
export function drawBoard(form: HTMLFormElement, changed: () => void): void {
  const place = form.querySelector<HTMLElement>("#whatif-board");
  if (!place) return;
  const game = place.dataset["game"]!;
  if (isOfPoints(game)) return position(form, place, changed);
  if (!isTable(game)) return;
  const pieces = game === CARROM_BOARD ? men(form) : balls(form);
  place.replaceChildren(picture(game, pieces, (piece) => tapped(form, piece, changed)));
}

let lying: { readonly place: HTMLElement; readonly board: BackgammonBoard } | null = null;

/** Shows the position that is filled in, and fills in the one that is laid. */
function position(form: HTMLFormElement, place: HTMLElement, changed: () => void): void {
  const side = (value(form, "given.turn") || "X") as Side;
  const typed = value(form, "given.position");
  const men = typed === "start" || !typed ? opening().men : readPosition(typed, side);
  if (lying?.place !== place) lying = { place, board: boardIn(form, place, changed) };
  const { board } = lying;
  const same = board.state.side === side && men && key(board.state.men) === key(men);
  if (men && !same) board.set({ men, side });
  if (!same) laid(board);
}

function boardIn(form: HTMLFormElement, place: HTMLElement, changed: () => void): BackgammonBoard {
  const trays = !matchMedia("(max-width: 47.99rem)").matches;
  const board = new BackgammonBoard(place, words, trays);
  layable(board, trays, (men) => {
    const field = form.querySelector<HTMLInputElement>('[name="given.position"]')!;
    field.value = writePosition(men, board.state.side);
    changed();
  });
  return board;
}

function men(form: HTMLFormElement): Piece[] {
  const ring = (kind: string, radius: number): Piece[] => {
    const there = Number(value(form, `given.men.${kind}`) || 9);
    const gone = Number(value(form, `do.${kind}`) || 0);
    return Array.from({ length: there }, (_, place) => {
      const turn = (place / Math.max(there, 1)) * 2 * Math.PI + (kind === "white" ? 0 : 0.35);
      const [x, y] = [100 + radius * Math.cos(turn), 92 + radius * Math.sin(turn)];
      return { kind, name: `${kind}-${place + 1}`, x, y, gone: place >= there - gone };
    });
  };
  const queen = value(form, "given.queen") || "board";
  return [
    ...ring("white", 30),
    ...ring("black", 52),
    ...(queen === "board"
      ? [{ kind: "queen", name: "queen", x: 100, y: 92, gone: checked(form, "do.queen") }]
      : []),
    { kind: "striker", name: "striker", x: 100, y: 165, gone: checked(form, "do.striker") },
  ];
}

function balls(form: HTMLFormElement): Piece[] {
  const reds = Number(value(form, "given.reds") || 15);
  const said = [...form.querySelectorAll<HTMLInputElement>('[name="given.colours"]:checked')].map(
    (one) => one.value,
  );
  const potted = (ball: string): boolean =>
    !!form.querySelector<HTMLInputElement>(`[name="do.potted"][value="${ball}"]`)?.checked;
  const colours = said.length ? said : COLOURS;
  return [
    ...Array.from({ length: reds }, (_, place) => ({
      kind: "red",
      name: `red-${place + 1}`,
      x: 18 + (place % 5) * 16,
      y: 24 + Math.floor(place / 5) * 16,
      gone: place === reds - 1 && potted("red"),
    })),
    ...colours.map((kind, place) => ({ kind, name: kind, x: 110 + place * 16, y: 24, gone: potted(kind) })),
    { kind: "cue", name: "cue", x: 110, y: 56, gone: potted("cue") },
  ];
}

function picture(game: string, pieces: readonly Piece[], tap: (piece: Piece) => void): SVGElement {
  const drawn = node("svg", {
    class: `little ${game}`,
    viewBox: game === CARROM_BOARD ? "0 0 200 200" : "0 0 210 80",
  });
  drawn.setAttribute("role", "group");
  drawn.setAttribute("aria-label", words("whatif-board"));
  const wide = game === CARROM_BOARD ? 196 : 206;
  drawn.append(
    node("rect", {
      class: "ground",
      x: 2,
      y: 2,
      width: wide,
      height: game === CARROM_BOARD ? 196 : 76,
      rx: 8,
    }),
  );
  if (game === CARROM_BOARD) {
    for (const [x, y] of [
      [14, 14],
      [186, 14],
      [14, 186],
      [186, 186],
    ]) {
      drawn.append(node("circle", { class: "hole", cx: x!, cy: y!, r: 10 }));
    }
  }
  pieces.forEach((piece, place) => drawn.append(drawnPiece(game, piece, place, tap)));
  return drawn;
}

function drawnPiece(game: string, piece: Piece, place: number, tap: (piece: Piece) => void): SVGElement {
  const [x, y] = piece.gone && game === CARROM_BOARD ? pocket(place) : [piece.x, piece.y];
  const drawn = node("circle", {
    class: `piece ${piece.kind}`,
    cx: x,
    cy: y,
    r: piece.kind === "striker" ? 9 : 7,
  });
  drawn.setAttribute("role", "button");
  drawn.setAttribute("tabindex", "0");
  drawn.setAttribute("aria-pressed", String(piece.gone));
  drawn.setAttribute("aria-label", pieceName(words, game, piece.name));
  drawn.addEventListener("click", () => tap(piece));
  drawn.addEventListener("keydown", (event) => {
    if (!["Enter", " "].includes((event as KeyboardEvent).key)) return;
    event.preventDefault();
    tap(piece);
  });
  return drawn;
}

function pocket(place: number): [number, number] {
  const corner = place % 4;
  return [corner % 2 ? 186 - (place % 3) * 5 : 14 + (place % 3) * 5, corner < 2 ? 14 : 186];
}

function tapped(form: HTMLFormElement, { kind, gone }: Piece, changed: () => void): void {
  const box =
    form.querySelector<HTMLInputElement>(`[name="do.potted"][value="${kind}"]`) ??
    form.querySelector<HTMLInputElement>(`[name="do.${kind}"]`);
  if (!box) return;
  if (box.type === "checkbox") box.checked = !gone;
  else box.value = String(Math.max(0, Number(box.value || 0) + (gone ? -1 : 1)));
  changed();
}

function value(form: HTMLFormElement, name: string): string {
  return form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value ?? "";
}

function checked(form: HTMLFormElement, name: string): boolean {
  return form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.checked ?? false;
}

function node(name: string, values: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, said] of Object.entries(values)) made.setAttribute(key, String(said));
  return made;
}
