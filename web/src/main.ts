import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";

const target = document.getElementById("page");
if (target && !target.hasChildNodes()) mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
