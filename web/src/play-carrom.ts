import "./panels/board-picture";
import "./panels/carrom-play";
import "./panels/carrom-setup";
