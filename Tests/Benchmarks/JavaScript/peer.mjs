// The same with i18next.
import { readFileSync } from "node:fs";
import i18next from "./i18next.mjs";

const translation = JSON.parse(readFileSync("resources.json", "utf8"));
await i18next.init({ lng: "LOCALE", resources: { LOCALE: { translation } }, interpolation: { escapeValue: false } });
console.log(i18next.t("delete.title"), i18next.t("delete.counted", { count: 3 }));
