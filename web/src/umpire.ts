export { UmpireConsole } from "./console/console";
export { Rehearsal } from "./console/rehearsal";
export { ConsoleJoin } from "./console/join";
