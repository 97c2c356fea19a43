import "./panels/board-picture";
import "./panels/snooker-play";
import "./panels/snooker-setup";
