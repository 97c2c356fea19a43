import { html, nothing, type TemplateResult } from "lit";
import type { Preview } from "./api";
import type { Board, Opened } from "./boardroom";
import { correcting } from "./correction";
import { formsFor, gameOf, matchForm } from "./forms";

const UNSETTLED = ["withheld", "suspended", "void", "waiting"];

/** Everything that can be done in a match, by its state. */
export function matchBody(
  board: Board,
  { about: id, filled }: Opened,
  seen: Preview | null,
  look: (form: HTMLFormElement, correction: Record<string, unknown>) => void,
): TemplateResult {
  const { view, words } = board;
  const match = view.event.matches[id]!;
  const known = match.sides.every((side) => side && side !== "bye");
  return html` <p class="room-pair">
      <b>${match.sides.map((side) => side ?? "–").join(" – ")}</b>
      <span class="state">${board.state(match.state)}</span> ${match.table ?? ""} ${board.score(id)}
    </p>
    ${match.winner ? html`<p>${words("room-won", { player: match.winner })} <span class="soft">${match.by ? words(`room-by-${match.by}`) : ""}</span></p>` : nothing}
    ${match.umpire ? html`<p class="soft">${words("room-umpired-by", { name: match.umpire })}</p>` : nothing}
    ${lineUps(board, id)}
    <p class="row-of">${plainActs(board, id, known)}</p>
    ${known && !UNSETTLED.includes(match.state) ? resultForm(board, id, filled, seen, look) : nothing}
    <p class="row-of">
      ${formsFor(view, match).map((kind) => html`<button class="button quiet" @click=${() => board.open({ kind: "form", about: id, form: matchForm(kind, view, id, words) })}>${words(`room-form-${kind}`)}…</button>`)}
      ${view.links[id] ? html`<a class="button quiet" href="/watch/${view.links[id]}">${words("room-watch")}</a>` : nothing}
    </p>`;
}

function lineUps(board: Board, id: string): TemplateResult | typeof nothing {
  const match = board.view.event.matches[id]!;
  const teams = Object.entries(match.line_up ?? {});
  if (!teams.length) return nothing;
  const boards = Object.entries(match.boards ?? {});
  return html`<dl class="room-facts">
    ${teams.map(
      ([team, players]) =>
        html`<dt>${team}</dt>
          <dd>${players.join(", ")}</dd>`,
    )}
    ${boards.map(
      ([number, won]) =>
        html`<dt>${board.words("room-field-board")} ${number}</dt>
          <dd>${board.words("room-won", { player: won.winner })}</dd>`,
    )}
  </dl>`;
}

/** The acts that need nothing said. */
function plainActs(board: Board, id: string, known: boolean): TemplateResult {
  const { view, words } = board;
  const match = view.event.matches[id]!;
  const plain = (event: unknown, label: string, look = ""): TemplateResult =>
    html`<button class="button ${look}" @click=${() => board.send(event)}>${label}</button>`;
  const absent = match.sides.filter(
    (side): side is string => !!side && side !== "bye" && !match.present.includes(side),
  );
  const rule = (decision: string): unknown => ({
    ruling: { match: id, by: view.setup.directors[0], decision },
  });
  return html`
    ${match.state === "called" ? absent.map((name) => plain({ present: { match: id, by: name } }, words("room-is-here", { player: name }))) : nothing}
    ${["ready", "called"].includes(match.state) && known ? plain({ start: id }, words("room-begin"), "primary") : nothing}
    ${match.state === "called" ? plain({ late: id }, words("room-late"), "danger") : nothing}
    ${match.state === "playing" && gameOf(view) === "carrom" ? plain({ interval: id }, words("room-interval")) : nothing}
    ${match.state === "suspended" ? html`${plain(rule("stands"), words("room-stands"))}${plain(rule("replay"), words("room-replay"))}` : nothing}
  `;
}

/** The result of a match: entered, or corrected with its consequences shown before. */
function resultForm(
  board: Board,
  id: string,
  filled: Opened["filled"],
  seen: Preview | null,
  look: (form: HTMLFormElement, correction: Record<string, unknown>) => void,
): TemplateResult {
  const { view, words } = board;
  const match = view.event.matches[id]!;
  const sides = match.sides as readonly [string, string];
  const over = match.state === "done";
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const data = new FormData(form);
    const values = written(form, id, sides);
    if (!over) return board.send({ result: values });
    board.send({ correct_result: { ...values, effect: data.get("effect"), reason: data.get("reason") } });
  };
  const change = (event: Event): void => {
    const form = (event.target as Element).closest("form")!;
    if ((event.target as HTMLInputElement).name === "winner") turned(form, sides);
    if (over) look(form, written(form, id, sides));
  };
  const winner = filled?.winner ?? match.winner;
  return html`<form class="room-form" @submit=${submit} @change=${change}>
    <h3>${words(over ? "room-correct" : "room-result")}</h3>
    <div class="room-result">
      ${sides.map(
        (name, place) =>
          html` <label class="room-choice"
              ><input type="radio" name="winner" value=${name} required ?checked=${winner === name} /><span
                >${words("room-won", { player: name })}</span
              ></label
            >
            <label class="field"
              >${words("room-score-of", { player: name })}<input
                class="input"
                type="number"
                min="0"
                max="999"
                name="s${place}"
                inputmode="numeric"
                .value=${filled?.score[place] ?? String(match.score?.[name] ?? "")}
            /></label>`,
      )}
    </div>
    ${!over && gameOf(view) === "backgammon" ? wrongLength(board) : nothing}
    ${over ? correcting(board, id, seen) : nothing}
    <button class="button primary">${words(over ? "room-correct" : "room-enter")}</button>
  </form>`;
}

/** 4.8: a match that was played to a wrong length, and is over, stands. */
function wrongLength({ words }: Board): TemplateResult {
  return html`<details>
    <summary>${words("room-wrong-length")}</summary>
    <label class="field"
      >${words("room-field-length")}<input class="input" type="number" min="1" max="99" name="length" /><small
        >${words("room-wrong-length-says")}</small
      ></label
    >
  </details>`;
}

/** Gives the higher score to the side that is chosen as the winner: names exchanged are the commonest mistake. */
function turned(form: HTMLFormElement, sides: readonly string[]): void {
  const [one, other] = ["s0", "s1"].map((name) => form.elements.namedItem(name) as HTMLInputElement);
  const winner = sides.indexOf(String(new FormData(form).get("winner")));
  const ahead = Number(one!.value) > Number(other!.value) ? 0 : 1;
  if (!one!.value || !other!.value || one!.value === other!.value || winner === ahead) return;
  [one!.value, other!.value] = [other!.value, one!.value];
}

function written(form: HTMLFormElement, id: string, sides: readonly string[]): Record<string, unknown> {
  const data = new FormData(form);
  const score = sides.map((_, place) => data.get(`s${place}`));
  return {
    match: id,
    winner: data.get("winner"),
    ...(data.get("length") ? { length: Number(data.get("length")) } : {}),
    ...(score.some((one) => one !== "" && one !== null)
      ? { score: Object.fromEntries(sides.map((name, place) => [name, Number(score[place] || 0)])) }
      : {}),
  };
}
