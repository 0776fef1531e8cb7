import * as formats from "./numbers.js";

/** The locales. */
export const tags = [/*tags*/"en"/**/];

const load = [
  // region loaders
  () => import("./locales/en.js").then((module) => module.en),
  // endregion
];

// A line for each language: its tag, the locale, the number format, how far the match is, and the usual script.
let table;
const entries = () => table ??= new Map(
  /*languages*/`en 0 0 0 Latn`/**/.split("\n").map((line) => {
    const [tag, locale, numbers, steps = 0, script] = line.split(" ");
    return [tag, [+locale, numbers, +steps, script]];
  }));

// A line for each language or script that has other names: itself, and those.
let others;
const names = () => others ??= new Map(
  /*aliases*/`en eng`/**/.split("\n").flatMap((line) => {
    const [name, ...aliases] = line.split(" ");
    return aliases.map((alias) => [alias, name]);
  }));

const find = (identifier) => {
  const [first, ...rest] = String(identifier).replace(/_/g, "-").split(/-(?:[0-9a-wyz]-|x(?:-|$))/i)[0].toLowerCase().split("-");
  const plain = (subtag) => names().get(subtag) ?? subtag;
  const language = plain(first);
  const script = plain(rest.find((part) => /^[a-z]{4}$/.test(part))?.replace(/^./, (letter) => letter.toUpperCase()));
  const region = rest.find((part) => /^([a-z]{2}|[0-9]{3})$/.test(part))?.toUpperCase();
  const all = entries();
  const whole = all.get(language);
  if (script) {
    const written = (region && all.get(`${language}-${script}-${region}`)) ?? all.get(`${language}-${script}`);
    if (written || script !== whole?.[3]) return written;
  }
  return (region && (all.get(`${language}-${region}`) ?? all.get(`${language}-*`))) ?? whole;
};

/** The best locale for a user's languages, the most preferred first. */
export const match = (languages) => {
  let best = [/*default*/0, 0/**/, Infinity];
  [languages].flat().forEach((identifier, place) => {
    const found = find(identifier);
    if (found && found[2] + place < best[2]) best = [found[0], found[1], found[2] + place];
  });
  return { tag: tags[best[0]], numbers: formats["n" + best[1]], load: load[best[0]] };
};
