export { UmpireConsole } from "./console/console";
export { Rehearsal } from "./console/rehearsal";
export { ConsoleJoin } from "./console/join";
export { MatchMaker } from "./console/maker";
export { UmpireTraining } from "./console/training";
