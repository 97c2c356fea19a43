import { pageWords } from "./boards/words";
import { whenListsChange } from "./renewal";

const SOUND = "arbitro-name-sound";

/** The announcer's page: it follows its event, remembers what was said, and how a name is said, on this device. */
class AnnouncerPage extends HTMLElement {
  private readonly words = pageWords();
  private stop = (): void => undefined;

  connectedCallback(): void {
    this.dress();
    this.stop = whenListsChange(() => this.renew(), { events: [this.dataset["event"]!] });
    this.addEventListener("focusout", () => void this.renew());
  }

  disconnectedCallback(): void {
    this.stop();
  }

  private get key(): string {
    return `arbitro-said-${this.dataset["event"]}`;
  }

  private get said(): string[] {
    return JSON.parse(localStorage.getItem(this.key) ?? "[]") as string[];
  }

  private async renew(): Promise<void> {
    const answer = await fetch(location.href).catch(() => null);
    if (!answer?.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    // who writes how a name is said keeps the page as it is until they have done
    if (this.contains(document.activeElement) && document.activeElement instanceof HTMLInputElement) return;
    const next = fresh.querySelector("[data-announcer]");
    if (next) this.querySelector("[data-announcer]")!.replaceWith(next);
    this.dress();
  }

  /** Hides what was said, and lets names have their sound written under them. */
  private dress(): void {
    const { said } = this;
    for (const call of this.querySelectorAll<HTMLElement>("[data-call]")) {
      const line = call.dataset["call"]!;
      call.hidden = said.some((one) => one.endsWith(line));
      const key = call.querySelector<HTMLButtonElement>("[data-said]")!;
      key.hidden = false;
      key.onclick = (): void => {
        const now = new Date().toLocaleTimeString(document.documentElement.lang, {
          hour: "2-digit",
          minute: "2-digit",
        });
        localStorage.setItem(this.key, JSON.stringify([...said, `${now} ${line}`]));
        this.dress();
      };
    }
    const shown = [...this.querySelectorAll<HTMLElement>("[data-call]")].filter((call) => !call.hidden);
    shown.forEach((call, place) => call.classList.toggle("now", place === 0));
    this.querySelectorAll<HTMLElement>("[data-name]").forEach((place) => this.sound(place));
    this.list(said);
  }

  private list(said: readonly string[]): void {
    const place = this.querySelector<HTMLElement>("[data-said-today]")!;
    place.hidden = !said.length;
    const items = [...said].reverse().map((line) => {
      const item = document.createElement("li");
      item.textContent = line;
      return item;
    });
    place.querySelector("ul")!.replaceChildren(...items);
  }

  private sound(place: HTMLElement): void {
    const name = place.dataset["name"]!;
    const key = `${SOUND} ${name}`;
    const field = document.createElement("input");
    field.className = "input";
    field.maxLength = 80;
    field.value = localStorage.getItem(key) ?? "";
    field.setAttribute("aria-label", this.words("announcer-sound", { name }));
    field.placeholder = this.words("announcer-sound", { name });
    field.onchange = (): void => localStorage.setItem(key, field.value);
    place.replaceChildren(field);
  }
}

customElements.define("announcer-page", AnnouncerPage);
