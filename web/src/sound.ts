import type { Motion, Segment } from "./boards/motion";

/** What is heard: pieces that meet, a cushion, a fall into a pocket, a piece set down, a die, a call to the table. */
export type Noise = "click" | "cushion" | "pocket" | "lay" | "die" | "call";

/** A noise of a stroke: when, in seconds, and how loud, from 0 to 1. */
export interface Heard {
  readonly noise: Noise;
  readonly time: number;
  readonly loud: number;
}

const KEPT = "arbitro-sound";
/** Metres a second at which a contact is as loud as it gets. */
const LOUDEST = 3;
/** Pitch in hertz at its beginning and end, and length in seconds. */
const VOICES: Readonly<Record<Noise, readonly [number, number, number, OscillatorType]>> = {
  click: [2300, 1500, 0.035, "triangle"],
  cushion: [190, 110, 0.08, "sine"],
  pocket: [130, 55, 0.22, "sine"],
  lay: [620, 380, 0.05, "triangle"],
  die: [1250, 700, 0.045, "square"],
  call: [880, 860, 0.2, "sine"],
};

/** Sounds made here, without any file, and a tremble of the device; silent until somebody asks for them. */
export class Sound {
  private context: AudioContext | null = null;

  get on(): boolean {
    return localStorage.getItem(KEPT) === "on";
  }

  /** Turns sounds on or off, for this device and from now on. */
  turn(on: boolean): void {
    localStorage.setItem(KEPT, on ? "on" : "off");
    if (on) this.make("click");
  }

  /** Lets the switch in the head be heard when it is turned on. */
  followSwitch(): void {
    addEventListener("arbitro-sound", () => this.make("click"));
  }

  /** Makes one noise, now or in so many seconds. */
  make(noise: Noise, loud = 0.6, after = 0): void {
    if (!this.on) return;
    const context = (this.context ??= new AudioContext());
    const [from, to, length, kind] = VOICES[noise];
    const start = context.currentTime + after;
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.type = kind;
    voice.frequency.setValueAtTime(from, start);
    voice.frequency.exponentialRampToValueAtTime(to, start + length);
    gain.gain.setValueAtTime(0.25 * loud, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    voice.connect(gain).connect(context.destination);
    voice.start(start);
    voice.stop(start + length);
  }

  /** Lets a stroke be heard as it is seen; where nothing moves, only its end. */
  stroke(motion: Motion, still: boolean): void {
    if (!this.on) return;
    const heard = noises(motion);
    const fallen = heard.filter(({ noise }) => noise === "pocket");
    for (const { noise, time, loud } of still ? fallen.slice(0, 1) : heard)
      this.make(noise, loud, still ? 0 : time);
    navigator.vibrate?.(fallen.length ? [12, 60, 24] : 12);
  }
}

/** Returns what is heard of a stroke: what changes at one moment has met. */
export function noises({ segments }: Motion): Heard[] {
  const moments = new Map<number, Segment[]>();
  for (const segment of segments) {
    const key = Math.round(segment[1] * 1e5);
    moments.set(key, [...(moments.get(key) ?? []), segment]);
  }
  const before = new Map<string, Segment>();
  const heard: Heard[] = [];
  for (const [, together] of [...moments].sort(([one], [other]) => one - other)) {
    const noise = noiseOf(together, before);
    if (noise) heard.push({ noise, time: together[0]![1], loud: loudness(together, before) });
    for (const segment of together) before.set(segment[0], segment);
  }
  return heard.filter(({ loud, noise }) => noise === "pocket" || loud > 0.02);
}

function noiseOf(together: readonly Segment[], before: ReadonlyMap<string, Segment>): Noise | null {
  if (together.some((segment) => segment[11] === "gone")) return "pocket";
  if (together.length > 1) return "click";
  const [, , , , vx, vy] = together[0]!;
  const last = before.get(together[0]![0]);
  if (!last) return "click";
  return Math.hypot(vx - pace(last, together[0]!, 0), vy - pace(last, together[0]!, 1)) > 0.03
    ? "cushion"
    : null;
}

/** The speed along an axis that a piece had when its next segment began. */
function pace(last: Segment, next: Segment, axis: 0 | 1): number {
  return (last[4 + axis] as number) + (last[6 + axis] as number) * (next[1] - last[1]);
}

function loudness(together: readonly Segment[], before: ReadonlyMap<string, Segment>): number {
  const changes = together.map((segment) => {
    const last = before.get(segment[0]);
    const [x, y] = last ? [pace(last, segment, 0), pace(last, segment, 1)] : [0, 0];
    return Math.hypot(segment[4] - x, segment[5] - y);
  });
  return Math.min(1, Math.max(...changes) / LOUDEST);
}
