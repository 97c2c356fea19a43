import "./panels/backgammon-play";
import "./panels/carrom-play";
import "./panels/snooker-play";
