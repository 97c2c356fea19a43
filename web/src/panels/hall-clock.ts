import { LitElement, html, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";

/** The time of day; with `data-until` ("12:56") what is left until then. */
@customElement("hall-clock")
export class HallClock extends LitElement {
  private ticking = 0;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.ticking = window.setInterval(() => this.requestUpdate(), 250);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.ticking);
  }

  protected override render(): TemplateResult {
    const until = this.dataset["until"];
    return html`<time>${until ? left(until) : time(new Date())}</time>`;
  }
}

function time(now: Date): string {
  return `${now.getHours()}:${String(now.getMinutes()).padStart(2, "0")}`;
}

function left(until: string): string {
  const [hours, minutes] = until.split(":").map(Number);
  const end = new Date();
  end.setHours(hours!, minutes!, 0, 0);
  const seconds = Math.max(0, Math.ceil((end.getTime() - Date.now()) / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, place) => (place ? String(part).padStart(2, "0") : String(part))).join(":");
}
