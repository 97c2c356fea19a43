import "./dice/verifier";
import "./search";
import { followContents } from "./contents";
import { cleanAddress, keepPlace } from "./place";

followContents();
keepPlace();
cleanAddress();
