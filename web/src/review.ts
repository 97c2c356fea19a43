import "./panels/match-review";
