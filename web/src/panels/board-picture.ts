import { BackgammonBoard } from "../boards/backgammon/api";
import type { Places, Point } from "../boards/aim";
import type { Plan } from "../boards/plan";
import { isOfPoints, isTable } from "../boards/names";
import { tableBoard } from "../boards/registry";
import { pageWords } from "../boards/words";

/** How much larger than life, and by how many millimetres the reds make room for the pink. */
const [LARGER, APART] = [1.7, 36];

/** A board as it stands before the first stroke: a picture only, `data-game`, `data-at`. */
class BoardPicture extends HTMLElement {
  connectedCallback(): void {
    void this.draw();
  }

  private async draw(): Promise<void> {
    const { game, at } = this.dataset;
    const place = document.createElement("div");
    if (isTable(game!)) {
      const { drawn, plan } = await tableBoard(place, game!, pageWords());
      const shown = { at: JSON.parse(at!) as Places };
      drawn.set("large" in this.dataset ? { ...shown, ...larger(plan, shown.at) } : shown);
    } else if (isOfPoints(game!)) new BackgammonBoard(place, pageWords());
    else return;
    place.setAttribute("aria-hidden", "true");
    this.replaceChildren(place);
  }
}

/** Balls larger than life, where a picture is small: the reds go apart from the one nearest to the pink. */
function larger(plan: Plan, at: Places): { plan: Plan; at: Places } {
  const first = at["red-1"];
  if (!first) return { plan, at };
  const pieces = Object.entries(plan.pieces).map(([name, radius]) => [name, LARGER * radius]);
  const places = Object.entries(at).map(([name, [x, y]]): [string, Point] => [
    name,
    name.startsWith("red")
      ? [first[0] + LARGER * (x - first[0]), first[1] + APART + LARGER * (y - first[1])]
      : [x, y],
  ]);
  return { plan: { ...plan, pieces: Object.fromEntries(pieces) }, at: Object.fromEntries(places) };
}

customElements.define("board-picture", BoardPicture);
