import { html, nothing, type TemplateResult } from "lit";
import type { Person } from "../faces";

/** Those of a side by their names; whose act is due is marked. */
export function named(people: readonly Person[]): TemplateResult[] {
  return people.map(
    ({ name, turn }, place) =>
      html`${place ? " · " : nothing}<span
          data-part=${turn ? "turn" : nothing}
          class=${turn && people.length > 1 ? "in-the-chair" : nothing}
          >${name}</span
        >`,
  );
}
