/** The page on which an umpire finds a match or makes one needs nothing of the console itself. */
export { MatchMaker } from "./console/maker";
