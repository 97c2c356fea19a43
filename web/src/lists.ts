import { followLists } from "./renewal";

followLists();
