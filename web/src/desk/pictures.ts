/** The games as they look. */
import { svg, type SVGTemplateResult } from "lit";

const at = (x: number, y: number, r: number, look: string): SVGTemplateResult =>
  svg`<circle cx=${x} cy=${y} r=${r} class=${look} />`;
const point = (x: number, down: boolean, look: string): SVGTemplateResult =>
  svg`<path class=${look} d="M${x} ${down ? 6 : 58}h6l-3 ${down ? 22 : -22}z" />`;
const POINTS = [13, 19, 25, 31, 37, 53, 59, 65, 71, 77];

/** The games by their boards. */
export const BOARDS: Readonly<Record<string, SVGTemplateResult>> = {
  carrom: svg`<rect x="17" y="1" width="62" height="62" rx="4" class="frame" /><rect x="22" y="6" width="52" height="52" class="wood" />${at(25, 9, 3, "hole")}${at(71, 9, 3, "hole")}${at(25, 55, 3, "hole")}${at(71, 55, 3, "hole")}<rect x="30" y="14" width="36" height="36" class="rule" />${at(48, 32, 8, "rule")}${at(48, 32, 2.2, "queen")}${at(44, 30, 2.2, "pale")}${at(52, 34, 2.2, "pale")}${at(52, 30, 2.2, "dark")}${at(44, 34, 2.2, "dark")}${at(48, 50, 3, "pale")}`,
  snooker: svg`<rect x="2" y="8" width="92" height="48" rx="4" class="frame" /><rect x="7" y="13" width="82" height="38" class="cloth" />${[8, 48, 88].map((x) => svg`${at(x, 13, 2.4, "hole")}${at(x, 51, 2.4, "hole")}`)}<path class="rule" d="M26 13v38M26 26a6 6 0 0 0 0 12" />${at(60, 32, 2, "pink")}${[0, 1, 2].map((row) => Array.from({ length: row + 1 }, (_, place) => at(65 + 3.6 * row, 32 - 2.1 * row + 4.2 * place, 2, "queen")))}${at(81, 32, 2, "dark")}${at(22, 35, 2, "pale")}`,
  backgammon: svg`<rect x="5" y="1" width="86" height="62" rx="3" class="frame" /><rect x="11" y="5" width="34" height="54" class="wood" /><rect x="51" y="5" width="34" height="54" class="wood" />${POINTS.map((x, place) => svg`${point(x, true, place % 2 ? "queen" : "dark")}${point(x, false, place % 2 ? "dark" : "queen")}`)}${at(16, 9, 3, "pale")}${at(16, 15, 3, "pale")}${at(80, 9, 3, "hole")}${at(80, 55, 3, "pale")}${at(40, 55, 3, "hole")}${at(40, 49, 3, "hole")}${at(56, 55, 3, "pale")}`,
  desk: svg`<rect x="26" y="6" width="44" height="52" rx="3" class="sheet" /><path class="lines-of" d="M33 18h30M33 27h30M33 36h30M33 45h18" />`,
};
