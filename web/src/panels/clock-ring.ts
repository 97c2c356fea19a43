import { html, type TemplateResult } from "lit";

/** Seconds that the law gives for a stroke, and below which a clock is late. */
const [WHOLE, LATE] = [15, 5];
const AROUND = 2 * Math.PI * 26;

/** A clock of a few seconds: what is left as a ring and as a number, and what it is for. */
export function clockRing(seconds: number, purpose: string): TemplateResult {
  const share = Math.min(1, seconds / WHOLE);
  return html`<span class="clock-ring ${seconds <= LATE ? "late" : ""}" role="timer" aria-label=${purpose}>
    <svg viewBox="0 0 60 60" aria-hidden="true">
      <circle class="ring-whole" cx="30" cy="30" r="26"></circle>
      <circle
        class="ring-left"
        cx="30"
        cy="30"
        r="26"
        stroke-dasharray="${share * AROUND} ${AROUND}"
      ></circle>
    </svg>
    <b>${seconds}</b><small>${purpose}</small>
  </span>`;
}
