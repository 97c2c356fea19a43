/** The boards: usable alone, without a framework. See docs/boards.md. */
export { BackgammonBoard } from "./backgammon/api";
export * as backgammon from "./backgammon/state";
export { CarromBoard } from "./carrom/api";
export * as carrom from "./carrom/state";
export { SnookerBoard } from "./snooker/api";
export * as snooker from "./snooker/state";
export { Course, readMotion, type Motion } from "./motion";
export type { Plan } from "./plan";
export { pageWords, wordsOf, type Words } from "./words";
