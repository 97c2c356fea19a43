import "./panels/backgammon-play";
import "./panels/carrom-play";
