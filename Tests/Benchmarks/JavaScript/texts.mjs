// node texts.mjs LOCALE: the titles and counted texts of generated modules as resources for i18next.
import { counted, title } from "./purposes/index.js";

const tag = process.argv[2];
const locale = Object.values(await import(`./purposes/locales/${tag}.js`)).find((value) => value.texts);
const rules = new Intl.PluralRules(tag);
const samples = new Map();
for (const count of [...Array(200).keys(), 1000, 1_000_000, 1.5]) {
  const category = rules.select(count);
  if (!samples.has(category) || count > 2 && samples.get(category) < 3) samples.set(category, count);
}
const resources = {};
for (const purpose of Object.keys(locale.texts)) {
  resources[purpose] = { title: title(purpose, locale) };
  if (!locale.texts[purpose].counted) continue;
  for (const [category, count] of samples) {
    // The sample's own digits become the place of the number.
    const plain = { ...locale, numbers: { ...locale.numbers, d: undefined, c: "." } };
    resources[purpose][`counted_${category}`] = counted(purpose, { count }, plain).replace(String(count), "{{count, number}}");
  }
}
console.log(JSON.stringify(resources));
