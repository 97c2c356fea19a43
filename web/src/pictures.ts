import "./quick";
import "./panels/board-picture";
