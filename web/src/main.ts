import "./dice/verifier";
import "./panels/replay";
import "./search";
import { followContents } from "./contents";
import { cleanAddress, keepPlace } from "./place";

followContents();
keepPlace();
cleanAddress();
