import { pageWords } from "../boards/words";
import type { Match } from "../hall";
import { watch, type Stream } from "../live";
import type { ListedMatch } from "../../wire";

/** The list of matches: new ones come by themselves, and each says its state and its score as they are now. */
class MatchList extends HTMLElement {
  private readonly words = pageWords();
  private stream: Stream | null = null;
  private names: readonly string[] = [];

  connectedCallback(): void {
    this.names = this.rows.map((row) => row.dataset["match"]!);
    this.stream = watch(
      { matches: this.names, list: true },
      { match: ({ view }) => this.hear(view), list: (rows) => this.take(rows) },
    );
  }

  disconnectedCallback(): void {
    this.stream?.close();
  }

  private get rows(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>("li[data-match]")];
  }

  private take(listed: readonly ListedMatch[]): void {
    const names = listed.map((one) => one.id);
    if (names.join(" ") === this.names.join(" ")) return;
    const known = new Map(this.rows.map((row) => [row.dataset["match"], row]));
    this.names = names;
    this.querySelector("ul")!.replaceChildren(...listed.map((one) => known.get(one.id) ?? this.row(one)));
    this.querySelector("ul")!.toggleAttribute("hidden", !names.length);
    this.querySelector(".empty")?.toggleAttribute("hidden", !!names.length);
    this.stream?.follow(names);
  }

  private hear({ id, state, standing }: Match): void {
    const row = this.rows.find((one) => one.dataset["match"] === id);
    const told = row?.querySelector(".state");
    if (!row || !told) return;
    told.className = `state ${state}`;
    told.textContent = this.words(`web-state-${state}`);
    row.querySelector(".match-score")!.textContent = standing.score.join(" – ");
  }

  private row({ id, game, title, table, state, players, score }: ListedMatch): HTMLElement {
    const row = document.createElement("li");
    row.dataset["match"] = id;
    const link = row.appendChild(document.createElement("a"));
    link.href = `/watch/${id}`;
    const where = [this.words(`web-game-${game}`), title, table ? this.words("umpire-table", { table }) : ""];
    link.append(
      part("span", "match-no", where.filter(Boolean).join(" · ")),
      part("span", `state ${state}`, this.words(`web-state-${state}`)),
      part("b", "", players.join(" – ")),
      part("span", "match-score", score),
    );
    return row;
  }
}

function part(kind: string, look: string, text: string): HTMLElement {
  const made = document.createElement(kind);
  made.className = look;
  made.textContent = text;
  return made;
}

customElements.define("match-list", MatchList);
