import "./panels/hall-screen";
import "./panels/match-overlay";
import "./panels/table-overlay";
import "./panels/hall-clock";
import "./panels/screen-parts";
import "./panels/match-list";
import "./desk/ceremony";
