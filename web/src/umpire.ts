export { UmpireConsole } from "./console/console";
export { UmpireTraining } from "./console/training";
export { Rehearsal } from "./console/rehearsal";
export { ConsoleJoin } from "./console/join";
import "./console/table-clock";
