import { MediaQuery } from "svelte/reactivity";

/** Whether the window is as narrow as a phone or a tablet held upright: the panel is a sheet below the map. */
export const phone = new MediaQuery("max-width: 820px");
