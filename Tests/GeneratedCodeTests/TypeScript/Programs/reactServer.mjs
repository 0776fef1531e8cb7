import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterLink, RouterProvider, RouterView } from "./purposes/react-router.js";
import { Router } from "./purposes/router.js";
import { Screen, screens } from "./purposes/screens.js";

// node reactServer.mjs: the markup of a router's screens and links, as a server renders them.
const Any = ({ parameters }) => JSON.stringify(parameters);
const components = Object.fromEntries(Object.keys(screens).map((name) => [name, Any]));
const Section = ({ presentation, children }) => h("section", { title: presentation.name ?? presentation }, children);
const router = new Router(), serverState = router.state;
router.open("/places/1");
router.present(Screen.payment({ order: "2" }));
router.present(Screen.gate(), { as: { style: "custom", name: "card" } });

const show = (child, properties) => (
  console.log(renderToStaticMarkup(h(RouterProvider, { router, onRefused() {}, ...properties }, child))));
show(h(RouterView, { screens: components }));
show(h(RouterView, { screens: components, modal: Section }));
show(h(RouterView, { screens: components }), { serverState });
show(h(RouterLink, { to: Screen.city({ city: "São Paulo" }), className: "wide" }, "São Paulo"), { base: "/app/" });
show(h(RouterLink, { to: Screen.lonely(), title: "Alone" }, "Lonely"));
try {
  renderToStaticMarkup(h(RouterView, { screens: components }));
} catch (error) {
  console.log(error.message);
}
