import { Fragment, createElement } from "react";
import { icon } from "./index.js";
import { bar } from "./headers.js";
import { accessibleName } from "./runtime.js";

const placeholder = ({ name, mirrored }) =>
  createElement("span", { "aria-hidden": true, "data-icon": name, "data-mirrored": mirrored ? "" : undefined });

const direction = (locale) => ({ lang: locale.tag, dir: locale.rtl ? "rtl" : "ltr" });

/** The key of an item: equal while its state or its text changes, so that React keeps the button and its focus. */
const keyOf = ({ kind, purpose, action, identifier }) => [kind, purpose, action, identifier].join(" ");

/** The symbol or the word of an item, and its accessible name. */
const drawn = (item, { locale, icons, renderIcon = placeholder }) => {
  const found = item.look === "symbol" && icons ? icon(item.iconPurpose, icons, locale) : undefined;
  // An item with a symbol is drawn as a word if its icon is missing.
  const name = found ? item.label : accessibleName(item.title, item.label, item.title);
  const number = item.badge ? `${item.badge}` : "";
  const badge = item.badge === undefined ? undefined : createElement("span", { "data-badge": item.badge }, number);
  const label = number ? `${name}, ${number}` : name;
  return {
    content: createElement(Fragment, null, found ? renderIcon(found) : item.title, badge),
    named: found || label !== item.title ? { "aria-label": label } : {},
  };
};

const data = (item) => ({
  "data-purpose": item.purpose, "data-kind": item.kind, "data-emphasis": item.emphasis, "data-testid": item.identifier,
  "data-on": item.on,
});

const Item = ({ item, options }) => {
  const { content, named } = drawn(item, options);
  const { backHref, onItem } = options;
  if (item.menu.length) {
    const entries = item.menu.map((entry) => createElement(Item, { key: keyOf(entry), item: { ...entry, look: "word" }, options }));
    return createElement(
      "details", data(item), createElement("summary", named, content), createElement("div", { "data-menu": "" }, entries));
  }
  const isLink = item.kind === "back" && item.look === "word" && backHref !== undefined;
  const own = isLink ? { href: backHref } : { type: "button", disabled: !item.enabled };
  return createElement(
    isLink ? "a" : "button", { ...own, ...data(item), ...named, onClick: (event) => onItem?.(item, event) }, content);
};

const Segments = ({ segments, options }) => createElement(
  "div", { "data-segments": "", role: "group" },
  segments.map((item) => createElement(
    "button",
    {
      key: keyOf(item), type: "button", "aria-pressed": item.on, ...data(item), onClick: (event) => options.onItem?.(item, event),
    },
    item.title)));

const Search = ({ item, query, onSearch }) => createElement(
  "input",
  {
    type: "search", "aria-label": item.label, placeholder: item.title, ...data(item),
    ...(query === undefined ? {} : { value: query }), onChange: (event) => onSearch?.(event.target.value),
  });

/** The bar of a header, the content, and a `<footer>` with the items below it; other properties go to the `<header>`. */
export const PurposeHeader = ({
  header, platform, title, subtitle, locale, width, icons, renderIcon, backHref, query, onItem, onSearch, children, ...rest
}) => {
  const { items, titleStyle, segments, search } = bar(header, platform, locale, { width });
  const options = { locale, icons, renderIcon, backHref, onItem };
  const side = (edge, place = "bar") => createElement(
    "div", { "data-edge": edge },
    items.filter((item) => item.edge === edge && item.place === place)
      .map((item) => createElement(Item, { key: keyOf(item), item, options })));
  const common = { ...direction(locale), "data-kind": header.kind };
  return createElement(
    Fragment, null,
    createElement(
      "header", { ...common, "data-title": titleStyle, ...rest },
      side("leading"), createElement("h1", null, title), subtitle ? createElement("p", null, subtitle) : null,
      side("trailing"), segments.length ? createElement(Segments, { segments, options }) : null,
      search ? createElement(Search, { item: search, query, onSearch }) : null),
    children,
    items.some(({ place }) => place === "footer") ? createElement("footer", common, side("trailing", "footer")) : null);
};
