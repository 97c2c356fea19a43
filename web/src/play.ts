import "./panels/backgammon-play";
import "./panels/carrom-play";
import "./panels/carrom-setup";
import "./panels/snooker-play";
