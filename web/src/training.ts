export { Rehearsal } from "./console/rehearsal";
export { UmpireTraining } from "./console/training";
