import "./panels/live-match";
