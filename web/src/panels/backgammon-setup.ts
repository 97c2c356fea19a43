import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { BackgammonBoard } from "../boards/backgammon/api";
import type { Side } from "../boards/backgammon/moves";
import type { Cube } from "../boards/backgammon/state";
import { readXgid, writeXgid } from "../boards/backgammon/xgid";
import { pageWords, type Words } from "../boards/words";
import { laid, layable } from "../whatif-position";

const NARROW = "(max-width: 47.99rem)";
const SIDES = ["X", "O"] as const;
const VALUES = [1, 2, 4, 8, 16, 32, 64];
const FACES = [1, 2, 3, 4, 5, 6];

/** Checkers laid by hand, to practise from, with turn, dice and cube: the position is written as an XGID into the form. */
@customElement("backgammon-setup")
export class BackgammonSetup extends LitElement {
  @state() private open = false;
  @state() private dice: readonly number[] = [];
  private board: BackgammonBoard | null = null;
  private readonly words: Words = pageWords();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.field.addEventListener("change", this.read);
    this.closest("form")!.addEventListener("change", this.sit);
  }

  private get field(): HTMLInputElement {
    return this.closest("form")!.elements.namedItem("position") as HTMLInputElement;
  }

  protected override render(): TemplateResult {
    return html`<button class="button" type="button" aria-expanded=${this.open} @click=${this.toggle}>
        ${this.words(this.open ? "play-setup-drop" : "play-setup-backgammon")}
      </button>
      ${this.open ? html`<p class="hint">${this.words("play-setup-how-backgammon")}</p>` : nothing}
      <div class="setup-board" ?hidden=${!this.open}></div>
      ${this.open && this.board ? this.choices() : nothing}`;
  }

  private choices(): TemplateResult {
    const { side, cube } = this.board!.state;
    const colour = (one: Side): string => this.words(`board-backgammon-${one}`);
    const owners = ["", ...SIDES];
    const value = (at: number): string => (at === 1 ? this.words("play-setup-cube-centred") : String(at));
    return html`<div class="setup-choices">
      ${this.choice("play-setup-turn", SIDES, side, colour, (to) => this.lay({ side: to as Side }))}
      ${[0, 1].map((place) => this.die(place))}
      ${this.choice(
        "play-setup-cube",
        VALUES,
        cube!.value,
        (to) => value(Number(to)),
        (to) => this.turnCube({ value: Number(to), owner: Number(to) === 1 ? null : (cube!.owner ?? "X") }),
      )}
      ${
        cube!.value === 1
          ? nothing
          : this.choice(
              "play-setup-cube-owner",
              owners,
              cube!.owner ?? "",
              (to) => (to ? colour(to as Side) : this.words("play-setup-cube-nobody")),
              (to) => this.turnCube({ value: cube!.value, owner: (to || null) as Side | null }),
            )
      }
    </div>`;
  }

  private die(place: number): TemplateResult {
    const thrown = (to: string): void => {
      const other = this.dice[1 - place] ?? Number(to);
      this.dice = to ? (place ? [other, Number(to)] : [Number(to), other]) : [];
      this.lay({ dice: this.dice });
    };
    const named = (to: string | number): string => (to ? String(to) : "–");
    return this.choice(`play-setup-die-${place + 1}`, ["", ...FACES], this.dice[place] ?? "", named, thrown);
  }

  private choice<Value extends string | number>(
    name: string,
    values: readonly Value[],
    chosen: string | number,
    named: (value: Value) => string,
    change: (to: string) => void,
  ): TemplateResult {
    return html`<label>
      ${this.words(name)}
      <select class="input" @change=${(event: Event) => change((event.target as HTMLSelectElement).value)}>
        ${values.map(
          (value) =>
            html`<option value=${value} ?selected=${String(value) === String(chosen)}>
              ${named(value)}
            </option>`,
        )}
      </select>
    </label>`;
  }

  private turnCube(cube: Cube): void {
    this.lay({ cube });
  }

  private lay(change: Partial<BackgammonBoard["state"]>): void {
    this.board!.set(change);
    laid(this.board!);
    this.write();
  }

  private write(): void {
    const { men, side: turn, dice, cube } = this.board!.state;
    this.field.value = writeXgid({ men, turn, dice, cube: cube! });
    this.requestUpdate();
  }

  private readonly toggle = async (): Promise<void> => {
    this.open = !this.open;
    this.field.value = "";
    if (!this.open) return;
    await this.updateComplete;
    if (!this.board) this.build();
    this.write();
  };

  private build(): void {
    const trays = !matchMedia(NARROW).matches;
    this.board = new BackgammonBoard(this.querySelector(".setup-board")!, this.words, trays);
    layable(this.board, trays, () => this.write());
    this.sit();
  }

  /** Whoever plays sits at the bottom. */
  private readonly sit = (): void => {
    const seat = new FormData(this.closest("form")!).get("colour") as Side;
    if (!this.board || this.board.state.seat === seat) return;
    this.board.set({ seat });
    laid(this.board);
  };

  /** An XGID that was pasted is laid on the board. */
  private readonly read = (): void => {
    const found = this.open ? readXgid(this.field.value) : null;
    if (!found) return;
    const { men, turn: side, dice, cube } = found;
    this.dice = dice;
    this.board!.set({ men, side, dice, cube });
    laid(this.board!);
    this.requestUpdate();
  };
}
