const TURN = 12_000;
const LOOK = 10_000;

/** Shows the parts of an event one after the other, and asks the page from time to time what they are now. */
class ScreenParts extends HTMLElement {
  private at = 0;
  private timers: number[] = [];

  connectedCallback(): void {
    this.show();
    this.timers = [
      window.setInterval(() => this.show(this.at + 1), TURN),
      window.setInterval(() => void this.look(), LOOK),
    ];
  }

  disconnectedCallback(): void {
    this.timers.forEach(clearInterval);
  }

  private show(at = this.at): void {
    const parts = [...this.querySelectorAll<HTMLElement>(".part")];
    this.at = parts.length ? at % parts.length : 0;
    parts.forEach((part, place) => (part.hidden = place !== this.at));
  }

  private async look(): Promise<void> {
    const answer = await fetch(location.href).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector("screen-parts");
    if (!fresh) return;
    this.replaceChildren(...fresh.childNodes);
    this.show();
  }
}

customElements.define("screen-parts", ScreenParts);
