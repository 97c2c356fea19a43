import { state } from "lit/decorators.js";
import { shortName, type Act, type Due, type Match, type Player } from "../hall";
import { FollowedMatch } from "./followed-match";

/** A match at which some seats are this device's own: what is theirs to do, and what they are called. */
export abstract class SeatedMatch extends FollowedMatch {
  /** The seats of this device, by their place among the players, and where others join. */
  @state() protected own: readonly number[] = [];
  @state() protected joins: readonly (string | null | undefined)[] = [];

  /** What the people at this device may do now. */
  protected get mine(): readonly Due[] {
    const { match } = this;
    if (!match || this.showing) return [];
    const names = this.own.flatMap((place) => this.named(match, place));
    return match.due.filter((due) => names.includes(due.side));
  }

  /** The words by which the hall names the one in a seat: in doubles each of a side speaks for it. */
  private named(match: Match, place: number): (string | null | undefined)[] {
    const { side, colour, chair } = match.players[place]!;
    return [chair ?? side, colour];
  }

  /** Whoever gave no name and plays alone at this device is “you” there, and in a sentence “Guest (you)”. */
  protected override called(player: Player, place: number, alone = false): string {
    const name = super.called(player, place, alone);
    const me = this.own.length === 1 && this.own[0] === place;
    if (!me || name !== this.words("play-guest")) return name;
    return this.words(alone ? "play-you" : "play-yourself", { name });
  }

  /** Whoever gave no name is told in rulings and calls too that it is they. */
  protected override addressed(act: Act): Act {
    const [place] = this.own;
    const player = place === undefined ? undefined : this.match!.players[place];
    const name = player && this.called(player, place!);
    const others = this.match!.players.filter((one) => one !== player);
    if (!name || name === player.name || others.some((one) => one.name.includes(player.name))) return act;
    const named = (text: string): string => text.replaceAll(player.name, name);
    const rulings = act.rulings.map((one) => ({ ...one, text: named(one.text) }));
    return { ...act, rulings, say: act.say.map(named) };
  }

  protected turned(match: Match): string {
    const side = this.mine[0]?.side ?? match.due[0]?.side ?? match.standing.turn;
    const one = match.players.findIndex((player) => player.chair === side);
    if (one >= 0) return this.called(match.players[one]!, one, true);
    const colour = match.players.find((player) => player.colour === side);
    return side ? this.nameOf(match, colour?.side ?? side, true) : "";
  }

  /** The heading names whom one plays. */
  protected entitle({ players }: Match): void {
    const heading = document.querySelector(".stage-title h1");
    const others = players.filter((_, place) => !this.own.includes(place));
    const names = (this.own.length ? others : players).map((player) => shortName(player, this.words, true));
    const before = heading?.textContent ?? "";
    const title = [before.split(" · ")[0], ...new Set(names)].join(" · ");
    if (!heading || title === before) return;
    heading.textContent = title;
    document.title = document.title.replace(before, title);
  }
}
