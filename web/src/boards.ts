import "./panels/board-show";
