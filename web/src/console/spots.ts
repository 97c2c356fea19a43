import { html, nothing, type TemplateResult } from "lit";
import type { Desk } from "./desk";
import { chip, toggle } from "./parts";
import { look } from "./potted";

/** Which spots are occupied, and above which there is no room, as far as it has been said. */
export interface Spots {
  readonly occupied: readonly string[];
  readonly no_space: readonly string[];
}

export const ALL_FREE: Spots = { occupied: [], no_space: [] };

/** What the sheet of the spots needs to know, and what it does with it. */
export interface Spotting {
  readonly spots: Spots;
  name(ball: string): string;
  say(spots: Spots): void;
  enter(spots: Spots): void;
}

/** Which spots are occupied: one alone is one key, several are said one by one, as far as they are offered. */
export function spotsSheet(desk: Desk, { spots, name, say, enter }: Spotting): TemplateResult {
  const { words } = desk;
  const fields = desk.offered("spots")?.fields ?? {};
  const offered = (field: keyof Spots): readonly string[] => (fields[field] ?? []) as readonly string[];
  const turned = (field: keyof Spots, ball: string) => (on: boolean) =>
    say({ ...spots, [field]: on ? [...spots[field], ball] : spots[field].filter((one) => one !== ball) });
  const row = (field: keyof Spots): TemplateResult[] =>
    offered(field).map((ball) => {
      const label = field === "occupied" ? name(ball) : words("umpire-spot-no-room", { ball: name(ball) });
      return toggle(spots[field].includes(ball), html`${chip(look(ball))}${label}`, turned(field, ball));
    });
  const alone = (ball: string): TemplateResult =>
    html`<button
      type="button"
      class="ballkey"
      data-act="spot:${ball}"
      aria-label="${words("umpire-spots-title")} ${name(ball)}"
      @click=${() => enter({ ...ALL_FREE, occupied: [ball] })}
    >
      ${chip(look(ball))}<span>${name(ball)}</span>
    </button>`;
  const said = spots.occupied.length + spots.no_space.length;
  return html`<header><h2 id="sheet-h">${words("umpire-spots-title")}</h2></header>
    <div class="answers">${offered("occupied").map(alone)}</div>
    <details class="counted">
      <summary>${words("umpire-spots-several")}</summary>
      <div class="combine">
        <div>${row("occupied")}</div>
        <div>${row("no_space")}</div>
      </div>
      ${said ? html`<console-rehearsal .event=${{ spots }} .desk=${desk}></console-rehearsal>` : nothing}
      <button
        type="button"
        class="button primary"
        data-act="enter-spots"
        ?disabled=${!said}
        @click=${() => enter(spots)}
      >
        ${words("umpire-spots-enter")}
      </button>
    </details>`;
}
