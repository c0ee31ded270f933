import "@fontsource-variable/piazzolla/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./look/tokens.css";
import "./look/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { standBy } from "./lobby/offline.ts";
import { settle } from "./settings.svelte.ts";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");
await settle();
mount(App, { target });
if (import.meta.env.PROD) standBy();
