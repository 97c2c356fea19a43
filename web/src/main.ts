import "./panels/search";
import "./panels/verifier";
import { keepAway } from "./away";
import { followContents } from "./contents";
import { cleanAddress, keepPlace } from "./place";

followContents();
keepPlace();
cleanAddress();
keepAway();
