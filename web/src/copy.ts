/** A copy of a match or an event that the changes of a stream keep up to date; the first whole view begins it. */

/** How many of the last acts a match shows. */
const SHOWN = 3;

export type Json = Readonly<Record<string, unknown>>;

/** What a message or an answer may say of a view: all of it, or what changed from `base` to `sequence`. */
export interface Told {
  readonly sequence: number;
  readonly view?: Json | null;
  readonly base?: number;
  readonly changes?: Json;
  /** The last acts, where they are not those before and this one. */
  readonly last?: readonly unknown[];
  readonly entry?: Json | null;
  readonly rulings?: unknown;
  readonly say?: unknown;
  /** What the last acts tell of this one beside that. */
  readonly act?: Json;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns what a JSON merge patch makes of a value (RFC 7396): a member that is null or absent is the same in a view. */
export function merged(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const found = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete found[name];
    else found[name] = merged(found[name], value);
  }
  return found;
}

export class Copy<V extends { readonly sequence: number }> {
  constructor(public view: V | null = null) {}

  /** Takes in what is told; false where there is a gap: then the whole has to be asked for. */
  take(told: Told): boolean {
    const { view } = this;
    if (told.view) {
      this.view = told.view as unknown as V;
      return true;
    }
    if (!told.changes || (view && told.sequence < view.sequence)) return true;
    if (!view || told.base !== view.sequence) return told.sequence === view?.sequence;
    if (!Object.keys(told.changes).length && !told.last) return true;
    const held = view as unknown as { readonly last?: readonly unknown[] };
    this.view = {
      ...(merged(view, told.changes) as object),
      last: lastOf(held.last ?? [], told),
    } as unknown as V;
    return true;
  }
}

function lastOf(before: readonly unknown[], told: Told): readonly unknown[] {
  if (told.last) return told.last;
  const { entry, rulings, say, act } = told;
  if (!act || !entry) return before;
  const { number, at, author } = entry;
  const { facts } = entry["act"] as { readonly facts: unknown };
  return [...before, { number, at, author, facts, rulings, say, ...act }].slice(-SHOWN);
}
