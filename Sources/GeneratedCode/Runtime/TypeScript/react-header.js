import { createElement } from "react";
import { icon } from "./index.js";
import { bar } from "./headers.js";
import { accessibleName } from "./runtime.js";

const placeholder = ({ name, mirrored }) =>
  createElement("span", { "aria-hidden": true, "data-icon": name, "data-mirrored": mirrored ? "" : undefined });

/** The bar of a header; other properties go to the `<header>`. */
export const PurposeHeader = ({ header, platform, title, locale, icons, renderIcon = placeholder, onItem, ...rest }) => {
  const { items, titleStyle } = bar(header, platform, locale);
  const button = (item, index) => {
    const found = item.look === "symbol" && icons ? icon(item.iconPurpose, icons, locale) : undefined;
    // An item with a symbol is drawn as a word if its icon is missing.
    const name = found ? item.label : accessibleName(item.title, item.label, item.title);
    const named = found || name !== item.title ? { "aria-label": name } : {};
    return createElement(
      "button",
      {
        key: index, type: "button", disabled: !item.enabled, "data-purpose": item.purpose, "data-kind": item.kind,
        "data-emphasis": item.emphasis, "data-testid": item.identifier, ...named, onClick: () => onItem?.(item),
      },
      found ? renderIcon(found) : item.title);
  };
  const side = (edge) => createElement("div", { "data-edge": edge }, items.filter((item) => item.edge === edge).map(button));
  return createElement(
    "header",
    { lang: locale.tag, dir: locale.rtl ? "rtl" : "ltr", "data-kind": header.kind, "data-title": titleStyle, ...rest },
    side("leading"), createElement("h1", null, title), side("trailing"));
};
