import "./desk/again";
import "./desk/board";
import "./desk/ceremony";
import "./desk/draw";
import "./desk/player";
import "./desk/setup";
