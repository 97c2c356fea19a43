import "./desk/again";
import "./desk/board";
import "./desk/pages";
import "./desk/setup";
