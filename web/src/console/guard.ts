/** A finger that bounces: two taps on one key that come closer than this are one act. */
export const BOUNCE = 300;

/** Tells the second tap of a finger that bounces from a second act. */
export class TapGuard {
  private tap: { key: string; at: number; element: HTMLElement } | null = null;
  private entered: { key: string; at: number } | null = null;

  /** Notes which key was tapped, before what it does is done. */
  note(event: MouseEvent): void {
    const element = (event.target as Element | null)?.closest<HTMLElement>("button, summary");
    // A key that is pressed from the keyboard does not bounce: its click has no place.
    const touched = element && event.detail > 0;
    this.tap = touched ? { key: nameOf(element), at: event.timeStamp, element } : null;
  }

  /** Whether what is entered now comes from the same tap as the act before it. */
  bounces(): boolean {
    const { tap, entered } = this;
    this.tap = null;
    if (!tap) return false;
    if (entered?.key === tap.key && tap.at - entered.at < BOUNCE) {
      hold(tap.element, "data-bounced", "");
      return true;
    }
    this.entered = { key: tap.key, at: tap.at };
    hold(tap.element, "aria-disabled", "true");
    return false;
  }
}

function nameOf(key: HTMLElement): string {
  return key.dataset["act"] ?? key.getAttribute("aria-label") ?? key.textContent.trim();
}

/** Shows on a key, as long as it takes no second tap, that it was taken or that its second tap did not count. */
function hold(key: HTMLElement, mark: string, value: string): void {
  key.setAttribute(mark, value);
  window.setTimeout(() => key.removeAttribute(mark), BOUNCE);
}

/** How a device shakes for each kind of act. */
const SHAKES = { act: 15, foul: 40, bounced: [15, 60, 15] } as const;

/** Lets the hand feel that an act was taken, that it was a foul, or that it did not count. */
export function shake(kind: keyof typeof SHAKES): void {
  const pattern = SHAKES[kind];
  navigator.vibrate?.(typeof pattern === "number" ? pattern : [...pattern]);
}
