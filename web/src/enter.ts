import "./panels/paper-entry";
