import fs from "node:fs";
import { pathToFileURL } from "node:url";

// node compare-screens.mjs MODULES ANSWERS: compares bars, titles, paths, links and back labels with those of a table.
const [folder, answers] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(fs.realpathSync(folder)) + "/" + name);
const { icon } = await load("index.js");
const { bar, platforms } = await load("headers.js");
const { backLabel, destination, path, screens, screenTitle } = await load("screens.js");
const { match } = await load("languages.js");

const locales = {}, sets = {};
const parameters = (name) => (names) => Object.fromEntries(names.map((key) => [key, `São ${key} & 1+1=2?/#%`]));
const parts = (name) => [...(screens[name].route ?? []).filter((part) => typeof part !== "string"), ...(screens[name].query ?? [])];
const filled = (name, isOptional) => {
  const keys = parts(name).filter(([kind]) => isOptional || kind !== 1).map(([, key]) => key);
  const shown = screens[name].title?.parameter;
  if (shown && !parts(name).some(([, key]) => key === shown)) keys.push(shown);
  return { screen: name, parameters: parameters(name)(keys) };
};
const bars = async (language, platform, screen) => bar(screens[screen].header, platform, locales[language]);
const iconName = async (item, platform, language) => {
  const set = platforms[platform].iconSet;
  sets[set] ??= Object.values(await load(`icons/${set}.js`))[0];
  return icon(item.iconPurpose, sets[set], locales[language])?.name;
};

const answer = {
  bar: async ([language, platform, screen]) => {
    const { titleStyle, items } = await bars(language, platform, screen);
    return [titleStyle, items.length];
  },
  item: async ([language, platform, screen, index]) => {
    const item = (await bars(language, platform, screen)).items[index];
    return [
      item.purpose, item.kind, item.edge, item.place, item.look, item.emphasis, item.enabled ? "enabled" : "disabled", item.identifier,
      item.action, await iconName(item, platform, language), item.title, item.label,
    ];
  },
  title: ([language, screen]) => [screenTitle(filled(screen, true), locales[language])],
  back: ([language, platform, screen]) => [backLabel(filled(screen, true), platform, locales[language])],
  path: ([screen, which]) => [path(filled(screen, which === "all"))],
  link: ([link]) => {
    const found = destination(link);
    const values = Object.entries(found?.parameters ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
    return [found?.screen, ...values.map(([key, value]) => `${key}=${value}`)];
  },
};
const questions = { bar: 3, item: 4, title: 2, back: 3, path: 2, link: 1 };

let wrong = 0;
const lines = fs.readFileSync(answers, "utf8").trimEnd().split("\n");
for (const line of lines) {
  const [kind, ...columns] = line.split("\t");
  const question = columns.slice(0, questions[kind]);
  if (kind !== "path" && kind !== "link") locales[question[0]] ??= await match(question[0]).load();
  const got = (await answer[kind](question)).map((value) => value ?? "-").join("\t");
  const wanted = columns.slice(questions[kind]).join("\t");
  if (got !== wanted && wrong++ < 12) console.log(JSON.stringify({ kind, question, got, wanted }));
}
console.log(`${lines.length} lines, ${wrong} wrong`);
