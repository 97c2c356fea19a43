import type { RulingText as Warning, Warnings } from "../../wire";
import { preview, type TableState } from "../boards/tabletop";
import { svg } from "../boards/svg";
import { inDrawing } from "../boards/view";
import type { Words } from "../boards/words";
import { onScreen } from "../boards/pull";

/** How much larger the loupe shows, its side in pixels, and milliseconds for which it stays after the last touch. */
const [LARGER, SIDE, STAYS] = [4, 120, 400];
/** Pixels between a finger and the word beside it. */
const BESIDE = 34;

interface Aimed {
  readonly drawing: SVGSVGElement;
  readonly world: SVGGElement;
  readonly state: TableState;
}

/** What helps a finger that aims: a loupe on the first contact, and a word beside the finger that pulls. */
export class AimAids {
  private readonly loupe = svg("svg", { class: "finger-loupe", "aria-hidden": "true" });
  private readonly word = document.createElement("p");
  private leaving = 0;
  private finger: readonly [number, number] = [0, 0];

  constructor(
    private readonly board: Aimed,
    private readonly words: Words,
  ) {
    const host = board.drawing.parentElement!;
    const game = board.drawing.dataset["table"];
    this.loupe.classList.add(`board-${game}`);
    this.loupe.append(svg("use", { href: `#world-${game}` }));
    this.loupe.toggleAttribute("hidden", true);
    this.word.className = "finger-word";
    this.word.setAttribute("aria-hidden", "true");
    this.word.hidden = true;
    host.append(this.loupe, this.word);
    for (const name of ["pointerdown", "pointermove"] as const)
      board.drawing.addEventListener(name, (event) => {
        if (event.buttons) this.touched(event.clientX, event.clientY);
      });
  }

  /** Shows the loupe for as long as something is touched; a strip beside the board touches no place on it. */
  touched(x = -1, y = -1): void {
    this.finger = [x, y];
    this.show();
    clearTimeout(this.leaving);
    this.leaving = window.setTimeout(() => this.loupe.toggleAttribute("hidden", true), STAYS);
  }

  /** Draws both as the aim is now. */
  show(): void {
    const { state, drawing } = this.board;
    const end = preview(state)?.first.end;
    this.loupe.toggleAttribute("hidden", !end);
    if (end) {
      const scale = drawing.getScreenCTM()!.a;
      const [x, y] = inDrawing(state.plan, state.turn, end);
      const wide = SIDE / LARGER / scale;
      this.loupe.setAttribute("viewBox", `${x - wide / 2} ${y - wide / 2} ${wide} ${wide}`);
      this.corner(onScreen(this.board, end));
    }
    this.say();
  }

  /** The corner that is farthest from both the finger and the contact. */
  private corner(contact: readonly [number, number]): void {
    const { left, top, width, height } = this.loupe.parentElement!.getBoundingClientRect();
    const away = [0, 1, 2, 3].map((corner) => {
      const [x, y] = [left + (corner % 2 ? width : 0), top + (corner > 1 ? height : 0)];
      const far = (place: readonly [number, number]): number => Math.hypot(place[0] - x, place[1] - y);
      return Math.min(far(contact), this.finger[0] < 0 ? Infinity : far(this.finger));
    });
    this.loupe.dataset["corner"] = String(away.indexOf(Math.max(...away)));
  }

  /** How hard the pull is, beside the finger. */
  private say(): void {
    const { pull } = this.board.state;
    this.word.hidden = pull === null;
    if (pull === null) return;
    const power = pull.toLocaleString(document.documentElement.lang, { style: "percent" });
    this.word.textContent = this.words(pull ? "play-pull" : "play-pull-none", { power });
    const [x, y] = this.finger;
    const wide = this.word.offsetWidth;
    const left = x - BESIDE - wide > 0 ? x - BESIDE - wide : x + BESIDE;
    this.word.style.left = `${Math.max(4, Math.min(left, innerWidth - wide - 4))}px`;
    this.word.style.top = `${Math.max(4, y - BESIDE)}px`;
  }
}

export type { Warning };

/** The warnings of a turn, by what is met first: kinds of pieces and `pocket`, as the referee would rule. */
export async function readWarnings(match: string): Promise<Readonly<Record<string, Warning>>> {
  const answer = await fetch(`/api/matches/${match}/warnings`).catch(() => null);
  if (!answer?.ok) return {};
  return ((await answer.json()) as Warnings).warnings;
}
