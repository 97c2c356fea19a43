const KEY = "arbitro-console-sound";

/** Sounds and shakes at the end of a clock; it can be silenced. */
export class Bell {
  private audio: AudioContext | null = null;
  private rung = "";

  get on(): boolean {
    return localStorage.getItem(KEY) !== "off";
  }

  set on(on: boolean) {
    localStorage.setItem(KEY, on ? "on" : "off");
  }

  /** Must be called from a press: browsers let pages sound only then. */
  wake(): void {
    this.audio ??= new AudioContext();
    void this.audio.resume();
  }

  /** Rings once for each of the last seconds of a clock, longest at the end. */
  tick(clock: string, seconds: number): void {
    const mark = `${clock} ${seconds}`;
    if (!this.on || seconds > 5 || mark === this.rung) return;
    this.rung = mark;
    this.ring(seconds === 0 ? 0.5 : 0.08);
    navigator.vibrate?.(seconds === 0 ? 400 : 60);
  }

  private ring(length: number): void {
    if (this.audio?.state !== "running") return;
    const { audio } = this;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.value = 0.15;
    tone.frequency.value = 880;
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + length);
  }
}
