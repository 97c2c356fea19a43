import "./panels/judge-again";
import "./panels/watched-match";
