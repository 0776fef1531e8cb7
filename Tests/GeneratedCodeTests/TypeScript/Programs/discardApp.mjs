import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { connectToBrowser } from "./purposes/browser-router.js";
import { en } from "./purposes/locales/en.js";
import { PurposeHeader } from "./purposes/react-header.js";
import { RouterLink, RouterProvider, RouterView, useGoBack } from "./purposes/react-router.js";
import { Router } from "./purposes/router.js";
import { Screen, screens, screenTitle } from "./purposes/screens.js";

// An app that leaves questions to the catalogue; it is walked through, and what is shown is reported.
const base = location.pathname, router = new Router(), report = [];

const Any = (screen) => ({ parameters }) => {
  const goBack = useGoBack();
  return h(
    PurposeHeader,
    {
      header: screens[screen].header, platform: "web", locale: en, title: screenTitle({ screen, parameters }, en),
      actions: { cancel: goBack, back: goBack },
    },
    h(RouterLink, { to: Screen.city({ city: "Bonn" }), by: "replace", "data-link": "" }, "Bonn"));
};

connectToBrowser(router, { locale: en, base });
const components = Object.fromEntries(Object.keys(screens).map((screen) => [screen, Any(screen)]));
createRoot(document.querySelector("main"))
  .render(h(RouterProvider, { router, locale: en, base }, h(RouterView, { screens: components })));

const question = () => document.querySelector("[data-question]");
const seen = () => {
  const shown = document.activeElement;
  const asked = question() && ` asks ${question().textContent} with the focus on ${shown.textContent}`;
  return `${router.current.screen}${asked ?? ""}`;
};
/** Does something, waits for what is expected, and reports what is shown. */
const see = async (name, action, screen, isAsked = false) => {
  action();
  // Virtual time stands still while something loads, so that traversals take no time.
  const shown = () => [...document.querySelectorAll("[data-screen]:not([hidden])")].at(-1)?.dataset.screen;
  const isThere = () => router.current.screen === screen && shown() === screen && !!question() === isAsked
    && JSON.stringify(history.state.purposeRouter.states.at(-1)) === JSON.stringify(router.state);
  for (let tries = 0; tries < 60 && !isThere(); tries++) await fetch(`${base}?${tries}`);
  report.push(`${name}: ${seen()}`);
};
const visible = (selector) => [...document.querySelectorAll(selector)].findLast((element) => element.checkVisibility());
const write = () => {
  router.present(Screen.newItinerary());
  router.hasInput = true;
};

try {
  await see("start", () => {}, "places");
  await see("input", write, "new-itinerary");
  await see("back", () => history.back(), "new-itinerary", true);
  const found = await axe.run(question(), { resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: true } } });
  for (const { id, nodes } of found.violations) report.push(`${id} ${nodes[0].html}`);
  await see("keep editing", () => visible("[data-question] [data-purpose=keep-editing]").click(), "new-itinerary");
  await see("Cancel", () => visible("[data-purpose=cancel]").click(), "new-itinerary", true);
  await see("Escape", () => question().requestClose(), "new-itinerary");
  await see("link", () => visible("[data-link]").click(), "new-itinerary", true);
  await see("another step", () => history.back(), "new-itinerary", true);
  report.push(`questions: ${document.querySelectorAll("[data-question]").length}`);
  await see("discard", () => visible("[data-question] [data-destructive]").click(), "places");
  await see("input", write, "new-itinerary");
  await see("no input", () => { router.hasInput = false; }, "new-itinerary");
  await see("Cancel without input", () => visible("[data-purpose=cancel]").click(), "places");
  await see("a link of the app", () => visible("[data-link]").click(), "city");
} catch (error) {
  report.push(error.stack);
}
document.getElementById("report").textContent = report.join("\n");
