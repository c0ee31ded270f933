import "@fontsource-variable/piazzolla/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { registerOfflineWorker } from "./lobby/offlineWorker.ts";
import { initSettings } from "./settings.svelte.ts";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");
await initSettings();
mount(App, { target });
if (import.meta.env.PROD) registerOfflineWorker();
