import "./panels/replay";
