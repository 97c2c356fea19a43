import "./panels/match-replay";
import "./panels/match-review";
