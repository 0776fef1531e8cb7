import fs from "node:fs";
import { pathToFileURL } from "node:url";

// node compareScreens.mjs MODULES ANSWERS: compares bars, their states, titles, paths, links and back labels with those of a table.
const [folder, answers] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(fs.realpathSync(folder)) + "/" + name);
const { icon } = await load("index.js");
const { bar, confirming, Header, platforms, searching, segmented, selecting, showing } = await load("headers.js");
const { backLabel, destination, path, screens, screenSubtitle, screenTitle } = await load("screens.js");
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
// The library's bar has all actions, and its layout chooses those in the menu.
const whole = (header, platform, language) => {
  const { items, hidden, ...rest } = bar(header, platform, locales[language]);
  const all = items.flatMap((item) => (item.kind === "overflow" ? item.menu : [item]));
  all.splice(all.findLastIndex(({ kind }) => kind === "action") + 1, 0, ...hidden);
  return { ...rest, items: all };
};
const bars = (language, platform, screen) => bar(screens[screen].header, platform, locales[language]);
const first = (header, change) => (header.trailing.length ? change(header, header.trailing[0].purpose) : header);
const states = {
  declared: (header) => header,
  disabled: (header) => confirming(header, false),
  kept: (header) => showing(header, "cancel", { enabled: false }),
  on: (header) => first(header, (own, purpose) => showing(own, purpose, { enabled: false, on: true, badge: 7 })),
  off: (header) => first(header, (own, purpose) => showing(showing(own, purpose, { on: true, badge: 7 }), purpose, { on: false })),
  segmented: (header) => searching(segmented(header, ["list", "grid"]), "search"),
  selected: (header) => selecting(selecting(segmented(header, ["list", "grid"]), "grid"), "cancel"),
  policy: () => Header.dialog({ confirm: "save", enabled: false, identifier: "out" }),
  cross: () => Header.dialog({ confirm: "save", dismiss: "cross", action: "leave", identifier: "out" }),
  closed: () => Header.page({ dismiss: "close", action: "leave", enabled: false, identifier: "out" }),
};
const iconName = async (item, platform, language) => {
  const set = platforms[platform].iconSet;
  sets[set] ??= Object.values(await load(`icons/${set}.js`))[0];
  return icon(item.iconPurpose, sets[set], locales[language])?.name;
};

const columns = async (item, platform, language) => [
  item.purpose, item.kind, item.edge, item.place, item.look, item.emphasis, item.enabled ? "enabled" : "disabled", item.identifier,
  item.action, await iconName(item, platform, language), item.title, item.label,
];

const answer = {
  bar: async ([language, platform, screen]) => {
    const { titleStyle, items, hidden, segments, search } = bars(language, platform, screen);
    return [titleStyle, items.length, hidden.length, segments.length, search ? 1 : 0];
  },
  item: async ([language, platform, screen, place]) => {
    const { items, segments, search } = bars(language, platform, screen);
    const item = items[place] ?? (place === "search" ? search : segments.find(({ purpose }) => purpose === place));
    const found = await columns(item, platform, language);
    return [...found.slice(0, 7), item.on === undefined ? undefined : item.on ? "on" : "off", ...found.slice(7), ...item.menu.map(({ purpose }) => purpose)];
  },
  part: async ([language, platform, screen, state, place]) => {
    const item = place.split(" ").reduce(
      (found, part) => (found.menu ?? found)[part], whole(states[state](screens[screen].header), platform, language));
    return [...await columns(item, platform, language), item.on === undefined ? undefined : item.on ? "on" : "off", item.badge];
  },
  overflow: ([language, platform, screen, width, title]) => {
    const { items, hidden } = bar(screens[screen].header, platform, locales[language], { width: +width, title });
    const menu = items.find(({ kind }) => kind === "overflow")?.menu ?? hidden;
    return [menu.map(({ purpose }) => purpose).join(" ")];
  },
  subtitle: ([language, screen]) => [screenSubtitle(filled(screen, true), locales[language])],
  title: ([language, screen]) => [screenTitle, screenSubtitle].map((text) => text(filled(screen, true), locales[language])),
  back: ([language, platform, screen]) => [backLabel(filled(screen, true), platform, locales[language])],
  path: ([screen, which]) => [path(filled(screen, which === "all"))],
  link: ([link]) => {
    const found = destination(link);
    const values = Object.entries(found?.parameters ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
    return [found?.screen, ...values.map(([key, value]) => `${key}=${value}`)];
  },
};
const questions = { bar: 3, item: 4, part: 5, overflow: 5, subtitle: 2, title: 2, back: 3, path: 2, link: 1 };
const withoutLanguage = ["path", "link"];

let wrong = 0;
const lines = fs.readFileSync(answers, "utf8").trimEnd().split("\n");
for (const line of lines) {
  const [kind, ...columns] = line.split("\t");
  const question = columns.slice(0, questions[kind]);
  if (!withoutLanguage.includes(kind)) locales[question[0]] ??= await match(question[0]).load();
  const got = (await answer[kind](question)).map((value) => value ?? "-").join("\t");
  const wanted = columns.slice(questions[kind]).join("\t");
  if (got !== wanted && wrong++ < 12) console.log(JSON.stringify({ kind, question, got, wanted }));
}
console.log(`${lines.length} lines, ${wrong} wrong`);
