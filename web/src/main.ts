import { mount } from "svelte";
import App from "./App.svelte";
import { findServer } from "./lib/server";
import { release } from "./local/release.svelte";
import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";

const target = document.getElementById("page");
if (target && !target.hasChildNodes()) void findServer().then(() => mount(App, { target }));

// After all that this page itself needs.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void release.start().catch(() => undefined));
