import { html, type TemplateResult } from "lit";
import { rows, said } from "./choices";
import type { Desk, Half, Table } from "./desk";

/** The console of a game that has no keys of its own: every offer is a key, every number of the view is told. */
export class PlainTable implements Table {
  readonly own: ReadonlySet<string>;

  constructor(private readonly desk: Desk) {
    this.own = new Set();
  }

  turn(): string | null {
    return this.desk.view.standing.turn;
  }

  title(): string {
    const { words, naming, view } = this.desk;
    return said(words, String(view.unit), `umpire-unit-${naming.game}`).replace(
      "{number}",
      String(view.unit),
    );
  }

  half(_side: string, place: 0 | 1): Half {
    const { part, score } = this.desk.view.standing;
    return { chip: "", points: (part ?? score)[place], beside: "" };
  }

  middle(): TemplateResult {
    const { score } = this.desk.view.standing;
    return html`<div class="frames"><b>${score[0]} – ${score[1]}</b></div>`;
  }

  facts(): TemplateResult {
    const { words, naming, view } = this.desk;
    const told = Object.entries(view.after).filter(([, value]) => typeof value === "number");
    return html`<dl class="facts">
      ${told.map(
        ([name, value]) =>
          html`<div>
            <dt>${said(words, name, `${naming.game}-word-${name}`, `word-${name}`)}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>`;
  }

  pad(): TemplateResult {
    const { desk } = this;
    const offers = (desk.view.offers ?? []).filter((offer) => offer.first || offer.due);
    return html`<div class="answers">
      ${rows(offers, desk.naming).flatMap((row) =>
        row.keys.map(({ label, event }) => {
          const told = row.label === label ? label : `${row.label}: ${label}`;
          return html`<button type="button" class="key" @click=${() => desk.enter(event, told)}>
            ${told}
          </button>`;
        }),
      )}
    </div>`;
  }

  beneath(): null {
    return null;
  }

  sheet(): null {
    return null;
  }

  key(): boolean {
    return false;
  }

  clear(): void {}
}
