/** How the map and all that lies on it looks, over what any map does, in the order in which the sheets hold. */

import "../../../kit/map/MapWindow.svelte";
import "./hexboard.css";
import "./ground.css";
import "../units/units.css";
import "./marks.css";
import "./overlays.css";
import "./choices.css";
import "../units/fan.css";
