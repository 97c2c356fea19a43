import { pageWords } from "./boards/words";
import { make } from "./hall";

/** The length of the match that a press on the first page begins, by game, as the page names it. */
const LENGTHS: Readonly<Record<string, object>> = {
  carrom: { games: 1, boards: 8 },
  snooker: { best_of: 1 },
  backgammon: { points: 3 },
};

/** A press away from playing: who it is against is chosen beside it, everything else is as usual. */
class QuickMatch extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector("form")!;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void begin(form);
    });
  }
}

/** Begins a match; where that fails, the page of the game says why. */
async function begin(form: HTMLFormElement): Promise<void> {
  const words = pageWords();
  const game = form.dataset["game"]!;
  const against = String(new FormData(form).get("against"));
  const name = form.dataset["called"] || words(against === "friend" ? "play-first" : "play-guest");
  const other =
    against === "invite"
      ? { invite: true }
      : against === "friend"
        ? { name: words("play-other", { number: 1 }) }
        : { house: Number(against) };
  const terms = { edition: form.dataset["edition"], length: LENGTHS[game] };
  const wish = { ...terms, mode: "played", players: [{ name }, other] };
  const { match } = await make(wish, name).catch(() => ({ match: null }));
  location.assign(match ? `/play/${game}/${match.id}` : form.action);
}

customElements.define("quick-match", QuickMatch);
