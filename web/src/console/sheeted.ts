import { playsFor } from "../games";
import { html, nothing, type TemplateResult } from "lit";
import { actsSheet, changesSheet, type Acts } from "./amend";
import { rows, type Naming } from "./choices";
import type { Desk } from "./desk";
import type { Offer, Scalar, Umpired } from "./documents";
import { foulSheet } from "./fouls";
import type { Waiting } from "./outbox";
import { secondOf, timeOf } from "./parts";
import { isPlayer, nameOf } from "./players";
import { UmpirePost } from "./post";
import { protestSheet, type Protesting } from "./protest";
import { queueSheet, type Queue } from "./queue";
import * as sheets from "./sheets";

const SWAP = "arbitro-console-swap";

/** A post with what opens over it: every sheet that is the same in all games. */
export abstract class SheetedPost extends UmpirePost implements Desk {
  get view(): Umpired {
    return this.correcting?.view ?? this.known!;
  }

  get waiting(): readonly Waiting[] {
    // An act that is put before one of those that wait is entered as things stand there.
    return this.correcting || this.foreseen ? [] : this.outbox.waiting.slice(0, this.outbox.next);
  }

  get swapped(): boolean {
    return localStorage.getItem(SWAP) === "yes";
  }

  get naming(): Naming {
    return {
      words: this.words,
      game: this.dataset["game"]!,
      player: (side) => (this.isPlayer(side) ? this.name(String(side)) : null),
    };
  }

  offered(act: string, by?: string): Offer | undefined {
    return this.view.offers?.find((offer) => offer.act === act && (by === undefined || offer.by === by));
  }

  name(side: string): string {
    return nameOf(this.view, side);
  }

  enter(event: unknown, says: string): void {
    if (this.correcting) return void this.rehearseCorrection(event);
    this.put("acts", { event }, says);
  }

  redraw(): void {
    this.requestUpdate();
  }

  protected inSheet(): TemplateResult {
    const { words } = this;
    switch (this.sheet) {
      case "menu":
        return sheets.menuSheet(words, this.menu());
      case "more":
        return this.moreSheet();
      case "correct":
      case "insert":
        return actsSheet(this.actsList(this.sheet === "insert"));
      case "changes":
        return changesSheet(
          words,
          this.correcting!.would!,
          this.correcting!.inserting,
          (reason) => this.correct(reason),
          () => this.show(null),
        );
      case "hand-over":
        return sheets.handOverSheet(words, this.hand, this.outbox.waiting.length, this.match!.sequence, () =>
          this.show(null),
        );
      case "queue":
        return queueSheet(this.queue);
      case "left-out":
        return this.leftOut();
      case "protest":
        return protestSheet(this.protesting);
      case "little":
      case "position":
        return this.little(this.sheet === "little" ? "now" : "before");
      default:
        return this.table.sheet(this.sheet!) ?? html`<p>${words("umpire-wait")}</p>`;
    }
  }

  private actsList(inserting: boolean): Acts {
    return {
      words: this.words,
      acts: this.acts,
      inserting,
      unit: (number) => this.table.title(number),
      time: (act) => secondOf(this.wallTime(act.at)),
      correct: (act) => void this.beginCorrection(act, false),
      insertBefore: (act) => void this.beginCorrection(act, true),
    };
  }

  /** The acts that wait on this device. */
  private get queue(): Queue {
    const { outbox, words } = this;
    const { sequence, edition, last } = this.match!;
    const again = (): void => void this.count();
    return {
      words,
      edition,
      waiting: outbox.waiting,
      trouble: outbox.trouble,
      sent: last,
      fits: this.fits,
      move: (from, to) => (outbox.move(from, to, sequence), again()),
      remove: (place) => (outbox.remove(place, sequence), again()),
      insertBefore: (place) => (outbox.insertBefore(place), this.show(null)),
      send: () => (this.show(null), void outbox.again(this.match!.sequence)),
      takeOver:
        outbox.trouble?.code === "leased"
          ? (): void => (this.show(null), void this.lease({ take_over: true }))
          : null,
    };
  }

  private get protesting(): Protesting {
    const { words, known: match } = this;
    const act = match!.last.at(-1);
    return {
      words,
      sides: sidesOf(match!).map(([side, names]) => [side, names, this.table.half(side, 0).chip] as const),
      act,
      told: act?.text ?? "",
      desk: Boolean(match!.event),
      enter: (said) => (this.put("protest", said, words("umpire-protest")), this.show(null)),
    };
  }

  private leftOut(): TemplateResult {
    const put = (): void => (this.outbox.clearAside(), this.show(null));
    return html`<header><h2 id="sheet-h">${this.words("umpire-left-out")}</h2></header>
      <ol>
        ${this.outbox.aside.map((act) => html`<li>${timeOf(act.at)} ${act.says}</li>`)}
      </ol>
      <button type="button" class="button" @click=${put}>${this.words("umpire-put-away")}</button>`;
  }

  /** The board on which the umpire lays the pieces as they lie. */
  private little(first: "now" | "before"): TemplateResult {
    const opening = JSON.parse(this.dataset["opening"] || "{}") as object;
    return html`<little-board .match=${this.match} .opening=${opening} .first=${first}></little-board>`;
  }

  /** Everything that may be entered and has no key of its own. */
  private moreSheet(): TemplateResult {
    const others = (this.view.offers ?? []).filter((offer) => !this.table.own.has(offer.act));
    const aside = this.outbox.aside.length
      ? html`<button type="button" class="choice" @click=${() => this.show("left-out")}>
          <b>${this.words("umpire-left-out")} (${this.outbox.aside.length})</b>
        </button>`
      : nothing;
    const groups = [{ heading: this.words("umpire-more-acts"), rows: rows(others, this.naming) }];
    const little = this.dataset["opening"]
      ? html`<button type="button" class="choice" @click=${() => this.show("little")}>
          <b>${this.words("umpire-little")}</b>
        </button>`
      : nothing;
    return html`${foulSheet(this, groups, this.words("umpire-more-title"))}${little}${aside}`;
  }

  private menu(): sheets.Menu {
    return {
      help: `/umpire/help/${this.dataset["game"]}`,
      watch: `/watch/${this.match!.id}`,
      sound: this.bell.on,
      awake: this.wake.awake,
      state: this.known!.state,
      setSound: (on) => ((this.bell.on = on), this.requestUpdate()),
      swap: () => (localStorage.setItem(SWAP, this.swapped ? "no" : "yes"), this.show(null)),
      correct: () => this.show("correct"),
      insert: () => this.show("insert"),
      handOver: () => this.show("hand-over"),
      desk: Boolean(this.match!.event),
      protest: () => this.show("protest"),
      settle: () => (this.put("resume", {}, this.words("umpire-settle")), this.show(null)),
      pause: () => this.pause(),
      resume: () => this.pause(),
      letRun: this.standing ? () => this.letRun() : null,
      hints: () => ((this.hinting = true), this.show(null)),
    };
  }

  private isPlayer(side: Scalar): boolean {
    return typeof side === "string" && isPlayer(this.view, side);
  }
}

/** Returns the sides of a match by their letters, each with the names of those who play for it. */
function sidesOf({ players, standing }: Umpired): [string, string][] {
  const names = (letter: string): string[] =>
    players.filter((player) => playsFor(player.side, letter)).map((player) => player.name);
  return standing.sides.map((letter) => [letter, names(letter).join(" · ")]);
}
