import "./desk/again";
import "./desk/arrivals";
import "./desk/board";
import "./desk/ceremony";
import "./desk/draw";
import "./desk/hall-board";
import "./desk/player";
import "./desk/setup";
