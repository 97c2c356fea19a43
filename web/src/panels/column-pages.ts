/** Cuts blocks of rows (a table, a round, a list) into columns and the columns into pages that fit. */

interface Row {
  readonly element: Element;
  readonly top: number;
  readonly bottom: number;
}

interface Block {
  readonly element: Element;
  readonly rows: readonly Row[];
  /** What stands above the rows, the name of a group or the heads of a table, and comes again above each piece. */
  readonly head: number;
  readonly foot: number;
}

interface Piece {
  readonly block: Block;
  readonly first: number;
  readonly last: number;
}

type Column = readonly Piece[];

/** A block is not begun at the foot of a column with fewer rows than these. */
const FEWEST = 3;

/** Returns the content of each page, as tall as the place that is given at most. */
export function columnPages(fill: HTMLElement): readonly HTMLElement[] {
  const across = getComputedStyle(fill).gridTemplateColumns.split(" ").length;
  const height = fill.clientHeight;
  const { blocks, gap } = measured(fill);
  const pages = Math.max(1, Math.ceil(columns(blocks, height, gap).length / across));
  const even = evenHeight(blocks, height, gap, pages * across);
  const cut = columns(blocks, even, gap);
  return Array.from({ length: pages }, (_, page) =>
    content(fill, cut.slice(page * across, (page + 1) * across)),
  );
}

/** Lays all blocks above each other in one column, and takes their measures. */
function measured(fill: HTMLElement): { readonly blocks: readonly Block[]; readonly gap: number } {
  const column = document.createElement("div");
  column.className = "column";
  column.append(...fill.children);
  fill.replaceChildren(column);
  const blocks = [...column.children].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const rows = [...element.querySelectorAll("[data-row]")].map((row) => {
      const box = row.getBoundingClientRect();
      return { element: row, top: box.top, bottom: box.bottom };
    });
    return {
      element,
      rows,
      head: (rows[0]?.top ?? bottom) - top,
      foot: bottom - (rows.at(-1)?.bottom ?? top),
    };
  });
  return { blocks, gap: parseFloat(getComputedStyle(column).rowGap) || 0 };
}

function columns(blocks: readonly Block[], height: number, gap: number): readonly Column[] {
  const cut: Piece[][] = [[]];
  let used = 0;
  for (const block of blocks) {
    let first = 0;
    while (first < block.rows.length) {
      const above = cut.at(-1)!.length ? used + gap : 0;
      const last = lastThatFits(block, first, height - above);
      const begun = last - first + 1 >= Math.min(FEWEST, block.rows.length - first);
      if (!begun && cut.at(-1)!.length) {
        cut.push([]);
        continue;
      }
      const end = Math.max(first, last);
      cut.at(-1)!.push({ block, first, last: end });
      used = above + tall(block, first, end);
      first = end + 1;
      if (first < block.rows.length) cut.push([]);
    }
  }
  return cut;
}

function lastThatFits(block: Block, first: number, room: number): number {
  let last = first - 1;
  while (last + 1 < block.rows.length && tall(block, first, last + 1) <= room) last += 1;
  return last;
}

function tall({ rows, head, foot }: Block, first: number, last: number): number {
  return head + rows[last]!.bottom - rows[first]!.top + foot;
}

/** Returns the least height at which no more columns are needed, so that all are about as long. */
function evenHeight(blocks: readonly Block[], height: number, gap: number, most: number): number {
  const single = blocks.flatMap((block) => block.rows.map((_, row) => tall(block, row, row)));
  let [low, high] = [single.reduce((most, one) => Math.max(most, one), 0), height];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (columns(blocks, middle, gap).length <= most) high = middle;
    else low = middle;
  }
  return high;
}

function content(fill: HTMLElement, cut: readonly Column[]): HTMLElement {
  const page = fill.cloneNode(false) as HTMLElement;
  for (const pieces of cut) {
    const column = document.createElement("div");
    column.className = "column";
    column.append(...pieces.map(piece));
    page.append(column);
  }
  return page;
}

function piece({ block, first, last }: Piece): Element {
  const part = block.element.cloneNode(true) as Element;
  const rows = block.rows.slice(first, last + 1).map((row) => row.element.cloneNode(true));
  part.querySelector(".rows")!.replaceChildren(...rows);
  return part;
}
