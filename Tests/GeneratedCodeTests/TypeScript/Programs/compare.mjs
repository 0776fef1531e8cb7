// node compare.mjs MODULES ANSWERS: compares generated modules with the answers of the resolver, a line for each.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, answers] = process.argv.slice(2).map((path) => pathToFileURL(path));
const api = await import(`${folder}/index.js`);
const languages = await import(`${folder}/languages.js`);
const unescaped = (text) => text.replace(/\\(.)/g, (_, sign) => ({ t: "\t", n: "\n" })[sign] ?? sign);
const locales = new Map();
let rows = 0;
let wrong = 0;
for (const line of readFileSync(answers, "utf8").split("\n").filter(Boolean)) {
  const [language, tag, purpose, message, values, text] = line.split("\t");
  if (!locales.has(language)) {
    const match = languages.match(language);
    locales.set(language, { tag: match.tag, locale: api.withNumbers(await match.load(), match.numbers) });
  }
  const found = locales.get(language);
  const name = { title: "title", short: "shortTitle" }[message] ?? message;
  // Names that JavaScript reserves end in an underscore.
  const ask = api[name] ?? api[`${name}_`];
  const answer = message === name && message !== "title"
    ? ask(purpose, JSON.parse(values), found.locale)
    : ask(purpose, found.locale);
  rows += 1;
  if (answer === unescaped(text) && found.tag === tag) continue;
  wrong += 1;
  if (wrong <= 10) console.log(`${line}: ${answer} (${found.tag})`);
}
console.log(`${rows} rows, ${wrong} wrong`);
