import "./panels/board-picture";
import "./panels/plain-play";
