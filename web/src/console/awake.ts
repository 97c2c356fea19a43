/** How the screen is kept on: by the browser's lock, by a still film where there is none, or not at all. */
export type Awake = "lock" | "film" | "no";

/** Keeps the screen on while the page is seen; browsers lend their lock only to pages served over TLS. */
export class Wake {
  awake: Awake = "no";
  private film: HTMLVideoElement | null = null;

  /** Must be called from a press: browsers start films only then. */
  async hold(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    if ("wakeLock" in navigator) {
      try {
        const lock = await navigator.wakeLock.request("screen");
        this.awake = "lock";
        lock.addEventListener("release", () => (this.awake = "no"));
        return;
      } catch {
        // A battery that is low refuses the lock: the film is tried.
      }
    }
    await this.play();
  }

  private async play(): Promise<void> {
    this.film ??= still();
    try {
      await this.film.play();
      this.awake = "film";
    } catch {
      this.awake = "no";
    }
  }
}

/** A film of one dark point that is painted again each second. */
function still(): HTMLVideoElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2;
  const brush = canvas.getContext("2d")!;
  setInterval(() => brush.fillRect(0, 0, 2, 2), 1000);
  const film = document.createElement("video");
  film.muted = film.playsInline = true;
  film.className = "still-film";
  film.setAttribute("aria-hidden", "true");
  film.srcObject = canvas.captureStream(1);
  document.body.append(film);
  return film;
}
