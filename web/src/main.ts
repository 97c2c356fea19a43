import "./panels/search";
import "./panels/verifier";
import { followContents } from "./contents";
import { cleanAddress, keepPlace } from "./place";

followContents();
keepPlace();
cleanAddress();
