/** The formats as they look. */
import { svg, type SVGTemplateResult } from "lit";
import type { Format } from "./planning";

const bar = (x: number, y: number, on = false): SVGTemplateResult =>
  svg`<rect x=${x} y=${y} width="18" height="7" rx="2" class=${on ? "on" : "off"} />`;

export const PICTURES: Readonly<Record<Format, SVGTemplateResult>> = {
  knockout: svg`${bar(6, 8)}${bar(6, 20)}${bar(6, 36)}${bar(6, 48)}${bar(39, 14)}${bar(39, 42)}${bar(72, 28, true)}<path d="M24 11h8v13h-8M24 40h8v12h-8M57 17h8v29h-8M32 17h7M32 46h7M65 31h7" />`,
  double: svg`${bar(6, 6)}${bar(6, 18)}${bar(39, 12)}${bar(6, 40)}${bar(39, 46)}${bar(72, 28, true)}<path d="M24 10h8v12h-8M57 15h8v34h-8M15 26v12M65 31h7" />`,
  groups: svg`<circle cx="20" cy="18" r="11" class="ring" /><circle cx="20" cy="46" r="11" class="ring" />${bar(44, 14)}${bar(44, 42)}${bar(74, 28, true)}<path d="M62 17h6v28h-6" />`,
  "round-robin": svg`<path d="M48 8 76 28 65 56H31L20 28z M48 8 65 56 20 28h56L31 56z" /><circle cx="48" cy="8" r="5" class="on" /><circle cx="76" cy="28" r="5" class="on" /><circle cx="65" cy="56" r="5" class="on" /><circle cx="31" cy="56" r="5" class="on" /><circle cx="20" cy="28" r="5" class="on" />`,
  swiss: svg`${bar(6, 8, true)}${bar(6, 24)}${bar(6, 40)}${bar(39, 8, true)}${bar(39, 24)}${bar(39, 40)}${bar(72, 8, true)}${bar(72, 24)}${bar(72, 40)}<path d="M24 27l15-15M24 12l15 15M57 43l15-15M57 28l15 15" />`,
};
