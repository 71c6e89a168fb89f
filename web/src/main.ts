import { mount } from "svelte";
import App from "./App.svelte";
import { findServer } from "./lib/server";
import { site } from "./local/site";
import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";

const target = document.getElementById("page");
if (target && !target.hasChildNodes()) void findServer().then(() => mount(App, { target }));

if (import.meta.env.PROD && !site.alone && "serviceWorker" in navigator)
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
