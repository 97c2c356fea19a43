import "./panels/board-picture";
import "./panels/backgammon-play";
import "./panels/backgammon-setup";
