import "./panels/judge-again";
import "./panels/match-replay";
import "./panels/match-review";
