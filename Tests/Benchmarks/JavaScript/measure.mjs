// node measure.mjs LOCALE: a table of bytes, start-up, look-ups and counted texts: generated modules beside i18next.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import i18next from "./i18next.mjs";
import { counted, title } from "./purposes/index.js";

const tag = process.argv[2];
const locale = Object.values(await import(`./purposes/locales/${tag}.js`)).find((value) => value.texts);
const resources = readFileSync("resources.json", "utf8");
await i18next.init({
  lng: tag, resources: { [tag]: { translation: JSON.parse(resources) } }, interpolation: { escapeValue: false },
});
const purposes = Object.keys(locale.texts);
const withCount = purposes.filter((purpose) => locale.texts[purpose].counted);

const different = Array.from({ length: 10_000 }, (_, count) => count)
  .filter((count) => i18next.t("delete.counted", { count }) !== counted("delete", { count }, locale));
console.error(`${different.length} of 10,000 counted texts differ${different.length ? `: ${different.slice(0, 5)} …` : ""}`);

for (const name of ["generated", "peer"]) {
  writeFileSync(`${name}.mjs`, readFileSync(`${name}.mjs`, "utf8").replaceAll("LOCALE", tag));
}
writeFileSync("empty.mjs", "console.log('');\n");

const bundle = (file, options = []) =>
  gzipSync(execFileSync("esbuild", ["--bundle", "--minify", "--format=esm", "--platform=node", ...options, file]), { level: 9 }).length;
const bytes = { generated: bundle("generated.mjs"), peer: bundle("peer.mjs") + gzipSync(resources, { level: 9 }).length };

const median = (values) => values.sort((left, right) => left - right)[values.length >> 1];
const start = { empty: [], generated: [], peer: [] };
for (let round = 0; round < 11; round++) {
  for (const name of Object.keys(start)) {
    const before = performance.now();
    execFileSync("node", [`${name}.mjs`]);
    start[name].push(performance.now() - before);
  }
}

let sink = 0;
const perSecond = (work) => {
  const rounds = 200_000;
  for (let index = 0; index < 20_000; index++) sink += work(index).length;
  const times = Array.from({ length: 5 }, () => {
    const before = performance.now();
    for (let index = 0; index < rounds; index++) sink += work(index).length;
    return performance.now() - before;
  });
  return (rounds / median(times)) * 1_000;
};
const number = (index) => (index * 7_919) % 10_000;
const titles = {
  generated: perSecond((index) => title(purposes[index % purposes.length], locale)),
  peer: perSecond((index) => i18next.t(`${purposes[index % purposes.length]}.title`)),
};
const counts = {
  generated: perSecond((index) => counted(withCount[index % withCount.length], { count: number(index) }, locale)),
  peer: perSecond((index) => i18next.t(`${withCount[index % withCount.length]}.counted`, { count: number(index) })),
};

const thousands = (value) => Math.round(value).toLocaleString("en");
const milliseconds = (name) => `${median(start[name]).toFixed(0)} ms`;
const version = JSON.parse(readFileSync("/usr/share/nodejs/i18next/package.json", "utf8")).version;
console.log(`node ${process.versions.node}; i18next ${version}; ${tag}; an empty program starts in ${milliseconds("empty")}

| | generated | i18next |
| --- | --: | --: |
| bytes of code and texts, compressed | ${thousands(bytes.generated)} | ${thousands(bytes.peer)} |
| start, a title and a counted text | ${milliseconds("generated")} | ${milliseconds("peer")} |
| titles per second | ${thousands(titles.generated)} | ${thousands(titles.peer)} |
| counted texts per second | ${thousands(counts.generated)} | ${thousands(counts.peer)} |`);
if (!sink) throw new Error("nothing was measured");
