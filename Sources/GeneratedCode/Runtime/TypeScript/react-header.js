import { Fragment, createElement } from "react";
import { icon } from "./index.js";
import { bar } from "./headers.js";

const placeholder = ({ name, mirrored }) =>
  createElement("span", { "aria-hidden": true, "data-icon": name, "data-mirrored": mirrored ? "" : undefined });

/** The bar of a header, the content, and a `<footer>` with the items below it; other properties go to the `<header>`. */
export const PurposeHeader = ({
  header, platform, title, locale, icons, renderIcon = placeholder, backHref, onItem, children, ...rest
}) => {
  const { items, titleStyle } = bar(header, platform, locale);
  const button = (item, index) => {
    const found = item.look === "symbol" && icons ? icon(item.iconPurpose, icons, locale) : undefined;
    const named = found || item.label !== item.title ? { "aria-label": item.label } : {};
    const isLink = item.kind === "back" && item.look === "word" && backHref !== undefined;
    return createElement(
      isLink ? "a" : "button",
      {
        key: index, ...(isLink ? { href: backHref } : { type: "button", disabled: !item.enabled }),
        "data-purpose": item.purpose, "data-kind": item.kind, "data-emphasis": item.emphasis,
        "data-testid": item.identifier, ...named, onClick: (event) => onItem?.(item, event),
      },
      found ? renderIcon(found) : item.title);
  };
  const side = (edge, place = "bar") => createElement(
    "div", { "data-edge": edge }, items.filter((item) => item.edge === edge && item.place === place).map(button));
  const common = { lang: locale.tag, dir: locale.rtl ? "rtl" : "ltr", "data-kind": header.kind };
  return createElement(
    Fragment, null,
    createElement(
      "header", { ...common, "data-title": titleStyle, ...rest },
      side("leading"), createElement("h1", null, title), side("trailing")),
    children,
    items.some(({ place }) => place === "footer") ? createElement("footer", common, side("trailing", "footer")) : null);
};
