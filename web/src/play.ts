import "./panels/backgammon-play";
import "./panels/backgammon-setup";
import "./panels/board-picture";
import "./panels/carrom-play";
import "./panels/carrom-setup";
import "./panels/snooker-play";
import "./panels/snooker-setup";
