import fs from "node:fs";
import { pathToFileURL } from "node:url";

// node compareRouter.mjs MODULES ROWS: compares the router with a conformance table, which explains its notation.
const [folder, rows] = process.argv.slice(2);
const { Router, RouterRefusal } = await import(pathToFileURL(fs.realpathSync(folder)) + "/router.js");

// States

const destination = (text) => {
  const [, screen, pairs] = /^([^(]*)(?:\((.*)\))?$/.exec(text.trim());
  const parameters = (pairs ?? "").split(" ").filter(Boolean).map((pair) => pair.split("=").map(decodeURIComponent));
  return { screen, parameters: Object.fromEntries(parameters) };
};
const presentation = (text) => (text.startsWith("custom:") ? { style: "custom", name: text.slice(7) } : text);

const state = (text) => {
  const unchanged = [];
  const entries = (list) => list.split(",").map((entry) => {
    const found = destination(entry.replace("~", ""));
    if (entry.includes("~")) unchanged.push(found);
    return found;
  });
  const [below, ...layers] = text.split("^");
  const stacks = below.split("|").map((stack, index) => (
    { tab: ["places", "itineraries"][index], entries: entries(stack.replace("*", "")) }));
  const modals = layers.map((layer) => {
    const [, way, list] = /^(?:\[(.*)\])?(.*)$/.exec(layer);
    return { ...(way && { presentation: presentation(way) }), entries: entries(list) };
  });
  const selectedTab = below.split("|")[0].includes("*") ? "places" : "itineraries";
  return { stacks, selectedTab, modals, unchanged };
};

const escaped = (text) => encodeURIComponent(text).replace(/%2F/g, "/");
const entryText = ({ screen, parameters }) => {
  const pairs = Object.keys(parameters).sort().map((name) => `${name}=${escaped(parameters[name])}`);
  return screen + (pairs.length ? `(${pairs.join(" ")})` : "");
};
const stateText = ({ stacks, selectedTab, modals = [], unchanged = [] }) => {
  const noted = unchanged.map(entryText);
  const list = (entries) => entries.map(entryText).map((entry) => entry + (noted.includes(entry) ? "~" : "")).join(", ");
  const way = (given) => (given ? `[${given.name ? `custom:${given.name}` : given.style ?? given}]` : "");
  return stacks.map(({ tab, entries }) => (tab === selectedTab ? "*" : "") + list(entries)).join(" | ")
    + modals.map((modal) => ` ^${way(modal.presentation)} ${list(modal.entries)}`).join("");
};

// Actions

const act = (router, action) => {
  const force = action.endsWith(" force");
  const [, name, value = ""] = /^(\w+)(?: (.*))?$/.exec(force ? action.slice(0, -6) : action);
  const [, shown, as] = /^(.*?)(?: as (\S+))?$/.exec(value);
  const actions = {
    popTo: () => router.popTo(value.startsWith("= ") ? destination(value.slice(2)) : value),
    popToIndex: () => router.popToIndex(Number(value)),
    goBack: () => router.goBack({ force }),
    present: () => router.present(destination(shown), as && { as: presentation(as) }),
    dismiss: () => router.dismiss(Number(value)),
    dismissTo: () => router.dismissTo(value),
    setRoot: () => router.setRoot(destination(value), { force }),
    selectTab: () => router.selectTab(value, { force }),
    open: () => router.open(value, { force }),
    over: () => router.open(value, { by: "push", force }),
    hasInput: () => { router.hasInput = value === "true"; },
    restore: () => router.restore(state(value), { force }),
  };
  return actions[name] ? actions[name]() : router[name](destination(value));
};

const stepText = ({ type, count, tab }) => [type, count ?? (type === "hiddenStack" ? tab ?? "-" : tab)].join(" ").trim();

// In the order of the fields, without suggestions.
const refusalText = ({ code, fields: { nearest, error, ...values } }) => {
  const { code: kind, ...rest } = error ?? {};
  return [
    code, ...Object.values(values).map((value) => (Array.isArray(value) ? value.join(",") : value ?? "-")),
    ...(error ? [refusalText({ code: kind, fields: rest })] : []),
  ].join(" ");
};

const droppedText = ({ destination, reason, refusal, tab }) =>
  `${entryText(destination)}: ${refusal ? refusalText(refusal) : reason === "unknownTab" ? `unknownTab ${tab ?? "-"}` : reason}`;

const answer = (before, action) => {
  const { router, dropped } = Router.from(state(before));
  if (dropped.length || stateText(router.state) !== before) return [`from ${stateText(router.state)}`, dropped.map(droppedText)];
  const earlier = router.state;
  const calls = [];
  router.subscribe(() => calls.push(router.state));
  try {
    const lost = act(router, action) ?? [];
    // A listener is told once, and of a new state only.
    const isTold = calls.length === (JSON.stringify(router.state) === JSON.stringify(earlier) ? 0 : 1);
    if (!isTold) return [`${calls.length} calls`];
    return [stateText(router.state), router.transitions(earlier).map(stepText).join(", "), lost.map(droppedText).join(", ")];
  } catch (refusal) {
    if (!(refusal instanceof RouterRefusal)) throw refusal;
    if (router.state !== earlier || calls.length || !refusal.message) return ["changed"];
    return [`! ${refusalText(refusal)}`, "", ""];
  }
};

let wrong = 0;
const table = JSON.parse(fs.readFileSync(rows, "utf8")).rows;
for (const row of table) {
  const { state: before, action } = row;
  const wanted = [row.answer, row.steps ?? "", row.dropped ?? ""];
  const got = answer(before, action).join("\t");
  if (got !== wanted.join("\t") && wrong++ < 12) console.log(JSON.stringify({ before, action, got, wanted }));
}
console.log(`${table.length} rows, ${wrong} wrong`);
