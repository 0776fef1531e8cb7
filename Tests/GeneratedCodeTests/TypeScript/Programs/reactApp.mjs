import { createElement as h, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { connectToBrowser } from "./purposes/browser-router.js";
import { RouterLink, RouterProvider, RouterView, useGoBack } from "./purposes/react-router.js";
import { Router } from "./purposes/router.js";
import { Screen, screens } from "./purposes/screens.js";

// An app for reactLook.html: each screen has a field, two links and a button that goes back.
const Any = () => (
  h("form", { method: "dialog" },
    h("input"),
    h(RouterLink, { to: Screen.city({ city: "bonn.html" }), className: "city" }, "Bonn"),
    h(RouterLink, { to: Screen.lonely(), className: "lonely" }, "Lonely"),
    h("button", { type: "button", className: "back", onClick: useGoBack() }, "Back")));

const router = new Router(), refusals = [], base = "/app";
const onRefused = (refusal, retry) => refusals.push(retry);
connectToBrowser(router, { onRefused, base });
window.app = { router, refusals, Screen };
const components = Object.fromEntries(Object.keys(screens).map((name) => [name, Any]));
const view = h(RouterProvider, { router, onRefused, base }, h(RouterView, { screens: components }));
createRoot(document.querySelector("main")).render(h(StrictMode, null, view));
