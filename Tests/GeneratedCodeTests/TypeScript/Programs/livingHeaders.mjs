import { createElement as h } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { definePurposeHeader } from "./purposes/element-header.js";
import { Header, confirming, searching, segmented, selecting, showing } from "./purposes/headers.js";
import { lucide } from "./purposes/icons/lucide.js";
import { ar } from "./purposes/locales/ar.js";
import { en } from "./purposes/locales/en.js";
import { PurposeHeader } from "./purposes/react-header.js";

// Mounts headers with React and as elements, changes their states, and reports what people notice.
const report = [];
const main = document.querySelector("main");
const turn = () => new Promise((done) => setTimeout(done, 20));
const platform = "web";

/** Two ways to show a header: each returns a function that shows another one, and tells the pressed items. */
const ways = {
  react: (place, locale, said) => {
    const root = createRoot(place);
    const actions = { share: () => said("share, of its own") };
    return (header) => flushSync(() => root.render(h(
      PurposeHeader,
      {
        header, platform, title: "Route 7", subtitle: "Berlin", locale, icons: lucide, backHref: "#beneath", actions,
        onItem: (item, event) => { event.preventDefault(); said(item.purpose); }, onSearch: (query) => said(`search ${query}`),
      },
      h("p", null, "Content"))));
  },
  element: (place, locale, said) => {
    const element = document.createElement(`header-${locale.tag}`);
    element.setAttribute("heading", "Route 7");
    element.setAttribute("subtitle", "Berlin");
    element.setAttribute("back-href", "#beneath");
    element.innerHTML = "<p>Content</p>";
    element.addEventListener("purpose-item", (event) => { event.preventDefault(); said(event.detail.purpose); });
    element.addEventListener("input", ({ target }) => said(`search ${target.value}`));
    // The first header is there before the element is defined.
    return (header) => {
      element.header = header;
      if (!element.isConnected) place.append(element);
    };
  },
};

const page = segmented(
  searching(Header.page({ trailing: ["favorite", { purpose: "sort", menu: ["share", "print"] }, "edit", "delete", "copy", { purpose: "filter", menu: ["print", "share"] }] }), "search"),
  ["list", "grid"]);
const dialog = confirming(Header.dialog({ confirm: "save", trailing: ["share"] }), false);
/** The states in which each header is shown, one after the other. */
const steps = {
  page: [
    page, showing(page, "favorite", { on: true, badge: 3 }), showing(page, "favorite", { on: false, badge: 0 }),
    selecting(page, "grid"), showing(page, "favorite", { badge: 1234 }),
  ],
  dialog: [dialog, confirming(dialog, true), confirming(dialog, false)],
};

const texts = (place) => [...place.querySelectorAll("button, summary, a, input")]
  .filter((element) => !element.closest("[data-menu]"))
  .map((element) => {
    const name = element.ariaLabel ?? element.textContent;
    const pressed = element.ariaPressed === null ? "" : element.ariaPressed === "true" ? "!" : "?";
    return `${name}${pressed}${element.disabled ? " (off)" : ""}`;
  }).join(" | ");
const focusOf = (place, purpose) => place.querySelector(`[data-purpose=${purpose}]`).focus();

const look = async (name, way, locale) => {
  const said = [], place = main.appendChild(document.createElement("section")), show = way(place, locale, (text) => said.push(text));
  const note = (text) => report.push(`${name} ${text}`);
  for (const [kind, headers] of Object.entries(steps)) {
    show(headers[0]);
    await turn();
    focusOf(place, kind === "page" ? "edit" : "cancel");
    const before = [...place.querySelectorAll("header, footer, div, button, summary, details, a, input, h1, p")], focus = document.activeElement;
    for (const header of headers) {
      show(header);
      note(texts(place));
      const after = [...place.querySelectorAll("header, footer, div, button, summary, details, a, input, h1, p")];
      if (after.length !== before.length || after.some((element, index) => element !== before[index])) note("lost elements");
      if (document.activeElement !== focus || focus === document.body) note("lost the focus");
    }
    const found = await axe.run(place, { resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: true } } });
    for (const { id, nodes } of found.violations) note(`${id} ${nodes[0].html}`);
    if (kind === "page") await press(place, note);
  }
  note(`said ${said.join(", ")}`);
  place.remove();
};

const press = async (place, note) => {
  const [outer, inner] = place.querySelectorAll("[data-kind=overflow], [data-kind=overflow] details");
  const menus = [...place.querySelectorAll("details")];
  for (const menu of menus.filter((menu) => menu !== inner)) {
    const [summary] = menu.children, state = () => `${menu.open ? "open" : "closed"}${document.activeElement === summary ? ", focused" : ""}`;
    const open = async () => {
      summary.click();
      await turn();
    };
    await open();
    const states = [state()];
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    states.push(state());
    await open();
    place.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    states.push(state());
    await open();
    menu.querySelector("[data-menu] button").click();
    states.push(state());
    note(`menu ${menu.dataset.kind}: ${states.join("; ")}`);
  }
  const states = [];
  const escape = () => {
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    states.push([outer, inner].map((menu) => (menu.open ? "open" : "closed")).join(" "));
  };
  for (const menu of [outer, inner]) {
    menu.firstElementChild.click();
    menu.firstElementChild.focus();
    await turn();
  }
  escape();
  escape();
  note(`menu in a menu: ${states.join("; ")}`);
  place.querySelector("a").click();
  place.querySelector("[role=group] button").click();
  const field = place.querySelector("input");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, "lake");
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

try {
  for (const [name, way] of Object.entries(ways)) {
    for (const locale of [en, ar]) {
      if (name === "element") setTimeout(() => definePurposeHeader({ locale, platform, icons: lucide, name: `header-${locale.tag}` }));
      await look(`${name} ${locale.tag}`, way, locale);
    }
  }
} catch (error) {
  report.push(error.stack);
}
document.getElementById("report").textContent = report.join("\n");
