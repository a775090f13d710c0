/** How the map and all that lies on it looks, in the order in which the sheets hold. */

import "../../../kit/map/board.css";
import "../../../kit/map/float.css";
import "./hexboard.css";
import "./ground.css";
import "../units/units.css";
import "./marks.css";
import "./overlays.css";
import "./choices.css";
import "../units/fan.css";
