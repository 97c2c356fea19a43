import { make, unique } from "../hall";
import { pageWords } from "../boards/words";

/** The form that makes a match to be umpired. */
export class MatchMaker extends HTMLElement {
  private readonly words = pageWords();

  connectedCallback(): void {
    const form = this.querySelector("form")!;
    form.addEventListener("change", () => this.fit(form));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.begin(form);
    });
    this.fit(form);
  }

  /** Shows what belongs to the chosen game, and as many names as play. */
  private fit(form: HTMLFormElement): void {
    const { game, four } = chosen(form);
    for (const part of form.querySelectorAll<HTMLElement>(".of-game"))
      part.hidden = part.dataset["game"] !== game;
    form
      .querySelectorAll<HTMLElement>("div.names label")
      .forEach((label, place) => (label.hidden = place > 1 && !four));
  }

  private async begin(form: HTMLFormElement): Promise<void> {
    const { data, game, four } = chosen(form);
    const names = data.getAll("player").slice(0, four ? 4 : 2);
    const players = names.map((name, place) => ({
      name: String(name).trim() || this.words("umpire-player", { number: place + 1 }),
    }));
    const length = Number(data.get(`length-${game}`));
    const lengths: Readonly<Record<string, object>> = {
      carrom: { games: length },
      snooker: { best_of: length },
      backgammon: { points: length },
    };
    const table = String(data.get("other-table") || (data.get("table") ?? "")).trim();
    const wish = {
      id: `u-${unique().slice(0, 13)}`,
      edition: String(data.get(`edition-${game}`)),
      mode: "umpired",
      players,
      length: lengths[game],
      ...(four ? { format: four } : {}),
      ...(data.has(`clock-${game}`) ? { clock: clockOf(form, game) } : {}),
      ...handicap(form, game),
      ...(table ? { options: { table } } : {}),
    };
    const name = String(data.get("name") ?? "").trim() || this.words("umpire-umpire");
    const trouble = form.querySelector<HTMLElement>(".refusal")!;
    try {
      const { match, refused } = await make(wish, name);
      if (match) return location.assign(`/umpire/${match.id}`);
      trouble.textContent = refused;
    } catch {
      trouble.textContent = this.words("umpire-no-link");
    }
    trouble.hidden = false;
  }
}

/** Returns the clock that was wished: so many seconds a stroke, or the law's. */
function clockOf(form: HTMLFormElement, game: string): object | true {
  const field = form.querySelector<HTMLInputElement>(`[name="seconds-${game}"]`);
  return field ? { [field.dataset["key"]!]: Number(field.value) } : true;
}

/** Returns the points with which the sides start, where one of them has any. */
function handicap(form: HTMLFormElement, game: string): object {
  const fields = [...form.querySelectorAll<HTMLInputElement>(`[name="start-${game}"]`)];
  const score = Object.fromEntries(fields.map((field) => [field.dataset["side"]!, Number(field.value)]));
  return Object.values(score).some(Boolean) ? { given: { score } } : {};
}

function chosen(form: HTMLFormElement): { data: FormData; game: string; four: string | null } {
  const data = new FormData(form);
  const game = String(data.get("game"));
  return { data, game, four: data.get(`four-${game}`) as string | null };
}

customElements.define("match-maker", MatchMaker);
