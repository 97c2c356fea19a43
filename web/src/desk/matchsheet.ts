import { html, nothing, type TemplateResult } from "lit";
import type { Preview } from "./api";
import type { Board, Opened } from "./boardroom";
import { correcting } from "./correction";
import { titleOf, type OfferField } from "./offers";
import { placesOf, watching } from "./tables";

/** What has a key or a form of its own on the sheet. */
const APART = ["present", "start", "late", "interval", "ruling", "result", "correct_result"];

/** Everything that can be done in a match, by its state. */
export function matchBody(
  board: Board,
  { about: id, filled }: Opened,
  seen: Preview | null,
  look: (form: HTMLFormElement, correction: Record<string, unknown>) => void,
): TemplateResult {
  const { view, words } = board;
  const match = view.event.matches[id]!;
  const more = Object.entries(board.offers ?? {}).filter(([key]) => !APART.includes(key));
  const settles = board.offers?.result ?? board.offers?.correct_result;
  return html` <p class="room-pair">
      <b>${match.sides.map((side) => side ?? "–").join(" – ")}</b>
      <span class="state">${board.state(match.state)}</span> ${placesOf(match)} ${board.score(id)}
    </p>
    ${match.winner ? html`<p>${won(board, match.winner)} <span class="soft">${match.by ? words(`room-by-${match.by}`) : ""}</span></p>` : nothing}
    ${match.umpire ? html`<p class="soft">${words("room-umpired-by", { name: match.umpire })}</p>` : nothing}
    ${lineUps(board, id)}
    <p class="row-of">${plainActs(board, id)}</p>
    ${settles ? resultForm(board, id, settles.fields ?? [], filled, seen, look) : nothing}
    <p class="row-of">
      ${more.map(([key, offer]) => html`<button class="button quiet" @click=${() => board.offer(id, key)}>${titleOf(key, offer, words)}…</button>`)}
      ${watching(board, id)}
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
      ([number, score]) =>
        html`<dt>${board.words("room-field-board")} ${number}</dt>
          <dd>${board.words("room-won", { player: score.winner })}</dd>`,
    )}
  </dl>`;
}

/** Who won, or that nobody did. */
function won({ words }: Board, winner: string): string {
  return winner === "draw" ? words("room-drawn-match") : words("room-won", { player: winner });
}

/** The acts that need nothing said. */
function plainActs(board: Board, id: string): TemplateResult {
  const { words, offers } = board;
  const plain = (event: unknown, label: string, look = ""): TemplateResult =>
    html`<button class="button ${look}" @click=${() => board.send(event)}>${label}</button>`;
  const choices = (key: string, field: string): readonly string[] =>
    (offers?.[key]?.fields?.find(({ name }) => name === field)?.choices ?? []).map(({ value }) =>
      String(value),
    );
  const judge = choices("ruling", "by")[0];
  const rule = (decision: string): unknown => ({
    ruling: { match: id, decision, ...(judge ? { by: judge } : {}) },
  });
  const measures = choices("late", "measure");
  return html`
    ${choices("present", "by").map((name) => plain({ present: { match: id, by: name } }, words("room-is-here", { player: name })))}
    ${offers?.start ? plain({ start: id }, words("room-begin"), "primary") : nothing}
    ${offers?.late && (!measures.length || measures.includes("points")) ? plain({ late: id }, words("room-late"), "danger") : nothing}
    ${measures.includes("clock") ? plain({ late: { match: id, measure: "clock" } }, words("room-late-clock"), "danger") : nothing}
    ${offers?.interval ? plain({ interval: id }, words("room-interval")) : nothing}
    ${choices("ruling", "decision").map((one) => plain(rule(one), words(`room-${one}`)))}
  `;
}

/** The result of a match: entered, or corrected with its consequences shown before. */
function resultForm(
  board: Board,
  id: string,
  asked: readonly OfferField[],
  filled: Opened["filled"],
  seen: Preview | null,
  look: (form: HTMLFormElement, correction: Record<string, unknown>) => void,
): TemplateResult {
  const { view, words } = board;
  const match = view.event.matches[id]!;
  const of = (name: string): OfferField | undefined => asked.find((field) => field.name === name);
  const draws = of("winner")?.choices?.some(({ value }) => value === "draw");
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
      ${draws ? html`<label class="room-choice"><input type="radio" name="winner" value="draw" required ?checked=${winner === "draw"} /><span>${words("room-drawn-match")}</span></label>` : nothing}
    </div>
    ${of("games") ? html`<label class="field">${words("room-field-games")}<input class="input" name="games" autocomplete="off" /><small>${words("room-field-games-help")}</small></label>` : nothing}
    ${!over && of("length") ? wrongLength(board) : nothing}
    ${over ? correcting(board, id, of("effect")?.choices ?? [], seen) : nothing}
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

/** The points of each game: `25-10, 12-25`. */
function gamesOf(said: string): readonly (readonly number[])[] {
  return said
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map((game) => game.split(/[-–:]/).map(Number));
}

/** Gives the higher score to the side that is chosen as the winner: names exchanged are the commonest mistake. */
function turned(form: HTMLFormElement, sides: readonly string[]): void {
  const [one, other] = ["s0", "s1"].map((name) => form.elements.namedItem(name) as HTMLInputElement);
  const winner = sides.indexOf(String(new FormData(form).get("winner")));
  const ahead = Number(one!.value) > Number(other!.value) ? 0 : 1;
  if (winner < 0 || !one!.value || !other!.value || one!.value === other!.value || winner === ahead) return;
  [one!.value, other!.value] = [other!.value, one!.value];
}

function written(form: HTMLFormElement, id: string, sides: readonly string[]): Record<string, unknown> {
  const data = new FormData(form);
  const score = sides.map((_, place) => data.get(`s${place}`));
  return {
    match: id,
    winner: data.get("winner"),
    ...(data.get("length") ? { length: Number(data.get("length")) } : {}),
    ...(data.get("games") ? { games: gamesOf(String(data.get("games"))) } : {}),
    ...(score.some((one) => one !== "" && one !== null)
      ? { score: Object.fromEntries(sides.map((name, place) => [name, Number(score[place] || 0)])) }
      : {}),
  };
}
