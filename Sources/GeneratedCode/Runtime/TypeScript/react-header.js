import { Fragment, createElement } from "react";
import { bar } from "./headers.js";
import { attributes, attributesOfBar, closeMenus, drawn, entriesOf, followMenu, isLink, keyOf } from "./header-items.js";

const placeholder = ({ name, mirrored }) =>
  createElement("span", { "aria-hidden": true, "data-icon": name, "data-mirrored": mirrored ? "" : undefined });

const itemsOf = (items, options) => items.map((item) => createElement(Item, { key: keyOf(item), item, options }));

const Item = ({ item, options }) => {
  const { renderIcon = placeholder, backHref, actions, onItem } = options, { symbol, badge, label } = drawn(item, options);
  const content = [
    symbol ? renderIcon(symbol) : item.title,
    badge === undefined ? null : createElement("span", { "data-badge": item.badge, "aria-hidden": true }, badge),
  ];
  const own = attributes(item), named = { "aria-label": label };
  if (item.menu.length) {
    return createElement(
      "details", { ...own, onToggle: followMenu },
      createElement("summary", named, ...content),
      createElement("div", { "data-menu": "" }, itemsOf(entriesOf(item), options)));
  }
  const [type, first] = isLink(item, backHref) ? ["a", { href: backHref }] : ["button", { type: "button", disabled: !item.enabled }];
  const onClick = (event) => {
    closeMenus(event.currentTarget);
    (actions?.[item.purpose] ?? onItem)?.(item, event);
  };
  return createElement(type, { ...first, ...own, ...named, onClick }, ...content);
};

const Search = ({ item, query, onSearch }) => createElement(
  "input",
  {
    type: "search", "aria-label": item.label, placeholder: item.title, ...attributes(item),
    ...(query === undefined ? {} : { value: query }), onChange: (event) => onSearch?.(event.target.value),
  });

/** The bar of a header, the content, and a `<footer>` with the items below it; other properties go to the `<header>`. */
export const PurposeHeader = ({
  header, platform, title, subtitle, locale, width, icons, renderIcon, backHref, query, actions, onItem, onSearch, children, ...rest
}) => {
  const { items, titleStyle, segments, search } = bar(header, platform, locale, { width, title: title ?? "" });
  const options = { locale, icons, renderIcon, backHref, actions, onItem };
  const side = (edge, where = "bar") => createElement(
    "div", { "data-edge": edge }, itemsOf(items.filter((item) => item.edge === edge && item.place === where), options));
  const common = attributesOfBar(header, locale);
  return createElement(
    Fragment, null,
    createElement(
      "header", { ...common, "data-title": titleStyle, ...rest },
      side("leading"), title ? createElement("h1", null, title) : null, subtitle ? createElement("p", null, subtitle) : null,
      side("trailing"),
      segments.length
        ? createElement("div", { "data-segments": "", role: "group", "aria-label": title || undefined }, itemsOf(segments, options))
        : null,
      search ? createElement(Search, { item: search, query, onSearch }) : null),
    children,
    items.some(({ place }) => place === "footer") ? createElement("footer", common, side("trailing", "footer")) : null);
};
