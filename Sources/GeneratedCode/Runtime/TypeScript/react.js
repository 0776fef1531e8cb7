import { createElement } from "react";
import { current, icon, roles, title } from "./index.js";
import { accessibleName } from "./runtime.js";

const placeholder = ({ name, mirrored }) =>
  createElement("span", { "aria-hidden": true, "data-icon": name, "data-mirrored": mirrored ? "" : undefined });

/** A button for a purpose; other properties go to the `<button>`. */
export const PurposeButton = ({ purpose: named, locale, icons, renderIcon = placeholder, iconOnly, children, ...rest }) => {
  const purpose = current(named);
  const text = title(purpose, locale);
  const found = icons && icon(purpose, icons, locale);
  const symbol = found ? renderIcon(found) : null;
  const isAlone = iconOnly && symbol;
  const label = locale.texts[purpose]?.accessibilityLabel;
  // A label with arguments cannot be used directly.
  const name = accessibleName(isAlone ? undefined : text, typeof label === "string" ? label : undefined, text);
  // Children are the app's own words.
  const labels = isAlone ? { "aria-label": name, title: text } : children == null && name !== text ? { "aria-label": name } : {};
  return createElement(
    "button",
    {
      type: "button", lang: locale.tag, dir: locale.rtl ? "rtl" : "ltr", "data-purpose": purpose,
      "data-role": roles[purpose], ...labels, ...rest,
    },
    symbol, isAlone ? null : children ?? text);
};
