import "@fontsource-variable/source-sans-3";
import "@fontsource/zilla-slab/500.css";
import "@fontsource/zilla-slab/700.css";
import "./kit/look/theme.css";
import "./kit/look/app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLetters } from "./kit/look/letters";
import { applyTheme, settings } from "./kit/browser/settings.svelte";

applyTheme(settings.theme);
followLetters();
/* An installed page says itself that the server is not reached: `sw.js` keeps a page for that. */
if (matchMedia("(display-mode: standalone)").matches) void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
const target = document.getElementById("app");
if (target) mount(App, { target });
