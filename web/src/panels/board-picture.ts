import { BackgammonBoard } from "../boards/backgammon/api";
import type { Places } from "../boards/aim";
import { CarromBoard } from "../boards/carrom/api";
import type { Plan } from "../boards/plan";
import { SnookerBoard } from "../boards/snooker/api";
import { pageWords } from "../boards/words";

/** A board as it stands before the first stroke: a picture only, `data-game`, `data-at`. */
class BoardPicture extends HTMLElement {
  connectedCallback(): void {
    void this.draw();
  }

  private async draw(): Promise<void> {
    const { game, at } = this.dataset;
    const place = document.createElement("div");
    if (game === "backgammon") new BackgammonBoard(place, pageWords());
    else {
      const plan = (await (await fetch(`/api/table/plans/${game}`)).json()) as Plan;
      const board = new (game === "carrom" ? CarromBoard : SnookerBoard)(place, plan, pageWords());
      board.set({ at: JSON.parse(at!) as Places, turn: game === "carrom" ? 0 : 1 });
    }
    place.setAttribute("aria-hidden", "true");
    this.replaceChildren(place);
  }
}

customElements.define("board-picture", BoardPicture);
