import "@fontsource-variable/piazzolla/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { GAMES } from "./games/index.ts";
import { registerOfflineWorker } from "./lobby/offlineWorker.ts";
import { initSettings } from "./settings.svelte.ts";
import { loadGame, loadScreen, registerGames, registeredGames } from "./table/gameModules.svelte.ts";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");
registerGames(GAMES);
// The first game is that of the lobby, the lesson and the reference: its texts are there from the beginning, and its
// screen is loaded meanwhile. A failure is shown where the screen is needed.
const first = registeredGames()[0] ?? "";
void loadScreen(first).catch(() => undefined);
await Promise.all([loadGame(first).catch(() => undefined), initSettings()]);
mount(App, { target });
if (import.meta.env.PROD) registerOfflineWorker();
