import type { DiceShown as Dice } from "../../wire";
import { sha256 } from "./sha256";

interface Kept {
  readonly seed: string;
  /** The number at which the chain began: 0 for one from before the first roll. */
  readonly since: number;
}

export type { Dice };

/** Milliseconds after which a device that waits for others asks how the dice stand: a message may have passed it by. */
const AGAIN = 2000;

/** A player's device in the dice of a match: it commits to a chain of its own, keeps it, and shows a link when a roll is called for. */
export class DiceDevice {
  shown: Dice | null = null;
  /** Why the hall has not done what was asked for last, in the reader's language. */
  refused: string | null = null;
  /** The roll that is made here once all links are shown; 0 while none is. */
  private rolling = 0;
  private readonly links = new Map<string, readonly string[]>();
  private timer = 0;
  private asking = 0;

  constructor(
    private readonly match: string,
    private readonly sides: readonly string[],
    private readonly changed: () => void,
    private readonly roll: () => void,
  ) {}

  async begin(): Promise<void> {
    const answer = await fetch(this.address).catch(() => null);
    if (!answer && this.shown) this.askAgain();
    if (answer?.ok) await this.take((await answer.json()) as Dice);
  }

  /** Takes in how the dice stand, and does this device's part; what a roll has overtaken is left aside. */
  async take(told: Dice): Promise<void> {
    if (this.shown && told.number < this.shown.number) return;
    this.shown = told;
    this.tick();
    this.askAgain();
    this.changed();
    if (this.rolling === told.number && !told.awaited.length) {
      this.rolling = 0;
      this.roll();
    }
    for (const side of this.sides.filter((one) => told.awaited.includes(one))) await this.part(side);
  }

  /** Rolls: this device's link first, the dice once the others have shown theirs. False where the hall makes its links. */
  press(): boolean {
    const { shown } = this;
    if (!shown || this.sides.every((one) => shown.hall.includes(one))) return false;
    void this.callFor();
    return true;
  }

  private async callFor(): Promise<void> {
    await this.begin();
    this.rolling = this.shown!.number;
    await this.take(this.shown!);
  }

  /** Sides of others whose part is late, so that one may go on without it. */
  get late(): readonly string[] {
    const { shown } = this;
    if (!shown || shown.late_in_ms === null || Date.now() < this.due) return [];
    return shown.awaited.filter((one) => !this.sides.includes(one));
  }

  /** Sides of others whose part is waited for, be it late or not. */
  get waiting(): readonly string[] {
    const { shown } = this;
    return shown && shown.late_in_ms !== null ? shown.awaited.filter((one) => !this.sides.includes(one)) : [];
  }

  /** Own sides whose chain is on another device, or was left to the hall by others. */
  get elsewhere(): readonly string[] {
    const { shown } = this;
    if (!shown) return [];
    const lost = (side: string): boolean =>
      (shown.awaited.includes(side) && side in shown.commitments && !this.holds(side)) ||
      (shown.hall.includes(side) && shown.changes.some((one) => one.party === side && one.by));
    return this.sides.filter(lost);
  }

  /** Lets the hall make the links of a side that is late. */
  readonly goOn = (side: string): Promise<void> => this.post({ commitment: "hall", anew: true, side });

  /** Goes on with a new chain of this device. */
  readonly goOnHere = (side: string): Promise<void> => this.commit(side, this.shown!.number, true);

  private due = 0;

  private tick(): void {
    clearTimeout(this.timer);
    const left = this.shown?.late_in_ms;
    if (left === null || left === undefined) return;
    this.due = Date.now() + left;
    this.timer = window.setTimeout(this.changed, left + 50);
  }

  /** Asks again as long as a commitment is missing or a roll is called for. */
  private askAgain(): void {
    const { commitments, awaited, late_in_ms } = this.shown!;
    const waits = awaited.some((side) => !(side in commitments)) || late_in_ms !== null;
    clearTimeout(this.asking);
    if (waits && awaited.length) this.asking = window.setTimeout(() => void this.begin(), AGAIN);
  }

  /** Whether the next roll is called for, here or by others. */
  private get called(): boolean {
    const { late_in_ms, number } = this.shown!;
    return late_in_ms !== null || this.rolling === number;
  }

  private async part(side: string): Promise<void> {
    const { shown } = this;
    if (!(side in shown!.commitments)) await this.commit(side, 0, false);
    else if (this.called && this.holds(side)) await this.show(side);
  }

  private async show(side: string): Promise<void> {
    const { number } = this.shown!;
    await this.post({ link: this.chain(side)[number - this.kept(side)!.since]!, side });
  }

  private async commit(side: string, since: number, anew: boolean): Promise<void> {
    if (anew || this.kept(side)?.since !== 0) {
      const seed = hex(crypto.getRandomValues(new Uint8Array(32)));
      localStorage.setItem(this.key(side), JSON.stringify({ seed, since }));
      this.links.delete(side);
    }
    await this.post({ commitment: this.chain(side)[0]!, side, ...(anew ? { anew } : {}) });
  }

  /** Tells whether the chain in force is the one that this device keeps. */
  private holds(side: string): boolean {
    const { commitments, changes } = this.shown!;
    const last = changes.filter((one) => one.party === side).at(-1);
    return !!this.kept(side) && this.chain(side)[0] === (last?.commitment ?? commitments[side]);
  }

  private kept(side: string): Kept | null {
    return JSON.parse(localStorage.getItem(this.key(side)) ?? "null") as Kept | null;
  }

  private chain(side: string): readonly string[] {
    const known = this.links.get(side);
    if (known) return known;
    let link = bytes(this.kept(side)!.seed);
    const links = [hex(link)];
    for (let step = 0; step < this.shown!.length; step++) links.push(hex((link = sha256(link))));
    this.links.set(side, links.reverse());
    return links;
  }

  private async post(body: object): Promise<void> {
    const headers = { "content-type": "application/json" };
    const asked = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await fetch(this.address, asked).catch(() => null);
    if (!answer) return;
    const told = (await answer.json()) as Dice & { detail?: string };
    this.refused = answer.ok ? null : (told.detail ?? null);
    if (answer.ok) await this.take(told);
    else this.changed();
  }

  private get address(): string {
    return `/api/matches/${encodeURIComponent(this.match)}/dice`;
  }

  private key(side: string): string {
    return `dice ${this.match} ${side}`;
  }
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length / 2 }, (_, place) =>
    parseInt(text.slice(2 * place, 2 * place + 2), 16),
  );
}

function hex(digest: Uint8Array): string {
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
