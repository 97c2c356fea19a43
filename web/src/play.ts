import "./panels/backgammon-play";
