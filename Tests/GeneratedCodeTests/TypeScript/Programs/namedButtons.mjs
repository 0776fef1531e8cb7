import { createElement as h } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { definePurposeHeader } from "./purposes/element-header.js";
import { definePurposeButton } from "./purposes/element.js";
import { Header, platforms, searching, segmented, showing } from "./purposes/headers.js";
import { lucide } from "./purposes/icons/lucide.js";
import { Purpose } from "./purposes/index.js";
import { ar } from "./purposes/locales/ar.js";
import { de } from "./purposes/locales/de.js";
import { en } from "./purposes/locales/en.js";
import { ja } from "./purposes/locales/ja.js";
import { PurposeHeader } from "./purposes/react-header.js";
import { PurposeButton } from "./purposes/react.js";

// Each purpose in each language as a button of React and of the element, with and without its icon, and in bars.
const locales = [ar, de, en, ja];
const buttons = (locale) => Object.values(Purpose).flatMap((purpose) => [
  h(PurposeButton, { purpose, locale }),
  h(PurposeButton, { purpose, locale, icons: lucide }),
  h(PurposeButton, { purpose, locale, icons: lucide, iconOnly: true }),
  h(PurposeButton, { purpose, locale }, "Tidy up"),
  h(`button-${locale.tag}`, { purpose }),
  h(`button-${locale.tag}`, { purpose, "icon-only": "" }),
]);
const items = [
  "more", "about", "open-external", "find-and-replace", "organize", { purpose: "organize", title: "Tidy up" },
];
const living = showing(
  searching(segmented(Header.page({ trailing: ["favorite", { purpose: "sort", menu: items }, ...items] }), ["list", "grid"]), "search"),
  "favorite", { on: true, badge: 120 });
const bars = (locale) => Object.keys(platforms).flatMap((platform) => [undefined, lucide].flatMap((icons) => [
  h(PurposeHeader, { header: living, platform, title: "Route", locale, icons }),
  h(PurposeHeader, { header: Header.page({ trailing: items }), platform, title: "Route", locale, icons }),
  h(PurposeHeader, { header: Header.dialog({ confirm: "save" }), platform, title: "Route", locale, icons }),
]));

for (const locale of locales) definePurposeButton({ locale, icons: lucide, name: `button-${locale.tag}` });
const parts = locales.flatMap((locale) => [...buttons(locale), ...bars(locale)]);
for (const platform of Object.keys(platforms)) {
  for (const locale of locales) {
    const Bar = definePurposeHeader({ locale, platform, icons: lucide, name: `bar-${platform}-${locale.tag}` }), bar = new Bar();
    bar.header = living;
    document.body.append(bar);
  }
}
flushSync(() => createRoot(document.querySelector("main")).render(h("div", null, ...parts)));
const found = await axe.run({ runOnly: ["label-content-name-mismatch", "button-name"], resultTypes: ["violations"] });
const report = found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
report.push(`looked at ${document.querySelectorAll("button").length > 4000 ? "all" : "few"} buttons`);
document.getElementById("report").textContent = report.join("\n");
