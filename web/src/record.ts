import "./panels/match-replay";
