/** Cuts a bracket into pages that fit: parts of its first rounds side by side, then what they lead to. */

interface Round {
  readonly title: string | null;
  readonly pairs: readonly Element[];
}

interface Measured extends Round {
  /** How tall its tallest match is, with what parts it from the next. */
  readonly tallest: number;
}

/** Returns the content of each page. */
export function bracketPages(fill: HTMLElement): readonly HTMLElement[] {
  const across = getComputedStyle(fill).gridTemplateColumns.split(" ").length;
  const rounds = [...fill.children].map(measured);
  const room = fill.clientHeight - Math.max(...[...fill.children].map(above));
  const pages: HTMLElement[] = [];
  for (let left = rounds; left.length;) {
    const parts = fewestParts(left.slice(0, across), room);
    const beyond = left.findIndex(({ pairs }, place) => place === across || pairs.length < parts);
    const beside = left.slice(0, beyond < 0 ? left.length : Math.max(1, beyond));
    for (let part = 0; part < parts; part += 1) {
      const cut = beside.map(({ title, pairs }) => ({ title, pairs: share(pairs, part, parts) }));
      if (cut.some(({ pairs }) => pairs.length)) pages.push(content(fill, cut));
    }
    left = left.slice(beside.length);
  }
  return pages;
}

function measured(round: Element): Measured {
  const pairs = [...round.querySelectorAll("[data-row]")];
  const heights = pairs.map((pair) => pair.getBoundingClientRect().height);
  const gap = parseFloat(getComputedStyle(round.querySelector(".rows")!).rowGap) || 0;
  return { title: round.querySelector("h3")!.textContent, pairs, tallest: Math.max(...heights) + gap };
}

/** How much the title of a round takes. */
function above(round: Element): number {
  const gap = parseFloat(getComputedStyle(round).rowGap) || 0;
  return round.querySelector("h3")!.getBoundingClientRect().height + gap;
}

/** Into how many parts rounds are cut to fit: halved again and again, so that those who meet next are never parted. */
function fewestParts(rounds: readonly Measured[], room: number): number {
  const most = rounds[0]!.pairs.length;
  for (let parts = 1; parts < most; parts *= 2)
    if (rounds.every(({ pairs, tallest }) => Math.ceil(pairs.length / parts) * tallest <= room)) return parts;
  return most;
}

function share<T>(all: readonly T[], part: number, parts: number): readonly T[] {
  return all.slice(Math.floor((part * all.length) / parts), Math.floor(((part + 1) * all.length) / parts));
}

function content(fill: HTMLElement, rounds: readonly Round[]): HTMLElement {
  const page = fill.cloneNode(false) as HTMLElement;
  page.style.gridTemplateColumns = `repeat(${rounds.length}, minmax(0, 1fr))`;
  const blank = fill.children[0]!;
  for (const { title, pairs } of rounds) {
    const round = blank.cloneNode(true) as Element;
    round.querySelector("h3")!.textContent = title;
    round.querySelector(".rows")!.replaceChildren(...pairs.map((pair) => pair.cloneNode(true)));
    page.append(round);
  }
  return page;
}
