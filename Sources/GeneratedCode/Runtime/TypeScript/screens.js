import { shortTitle, title } from "./index.js";
import { platforms } from "./headers.js";

/** The screens as the catalogue declares them. */
export const screens = {
  __proto__: null,
  // region screens
  home: { title: { purpose: "home" }, presentation: "push", isBase: true, tab: "home", route: ["home"], query: [] },
  // endregion
};

/** Makes destinations: a screen with the values of its parameters. */
export const Screen = /* @__PURE__ */ Object.freeze({
  // region constructors
  home: (parameters = {}) => ({ screen: "home", parameters }),
  // endregion
});

/** The screens at the base of each tab, in the order of the tab bar. */
export const tabs = [/*tabs*/"home"/**/];

/** The stacks of the app, in the order of the tab bar. */
export const stacks = [/*stacks*/{ tab: "home", base: "home" }/**/];

/** The screens with a route, the most specific first. */
const routes = [/*routes*/"home"/**/];

const textOf = (shown, parameters, locale) =>
  !shown ? "" : shown.purpose ? title(shown.purpose, locale) : parameters[shown.parameter] ?? "";

/** The title of a screen: that of a purpose, the value of a parameter, or nothing. */
export const screenTitle = ({ screen, parameters }, locale) => textOf(screens[screen].title, parameters, locale);

/** The text beneath the title of a screen; empty for none. */
export const screenSubtitle = ({ screen, parameters }, locale) => textOf(screens[screen].subtitle, parameters, locale);

/** Returns whether a text can be a part of a path: programs resolve dots before they open a link (RFC 3986 section 5.2.4). */
const isPart = (text) => !!text && text !== "." && text !== "..";

/** The screen beneath, with the parameters that it needs. */
export const parent = ({ screen, parameters }) => {
  const name = screens[screen].parent;
  if (!name) return undefined;
  const { route = [], query = [], title: shown } = screens[name];
  const values = {};
  for (const part of route) {
    if (typeof part === "string" || part[0] === 1) continue;
    const value = parameters[part[1]];
    if (part[0] === 0 && !isPart(value)) return undefined;
    values[part[1]] = value ?? "";
  }
  for (const [isOptional, key] of query) {
    if (isOptional) continue;
    if (parameters[key] === undefined) return undefined;
    values[key] = parameters[key];
  }
  const key = shown?.parameter;
  if (key && parameters[key] !== undefined) values[key] = parameters[key];
  else if (key && ![...route, ...query].some((part) => part[1] === key && typeof part !== "string")) values[key] = "";
  return { screen: name, parameters: values };
};

/** Escapes a part of a path: all but the characters of `pchar` (RFC 3986 section 3.3). */
const escaped = (part) => encodeURIComponent(part).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);

/** The path of a destination. */
export const path = ({ screen, parameters }) => {
  const { route, query } = screens[screen];
  // Half a character cannot be in a path.
  const isBroken = (value) => typeof value === "string" && /\p{Surrogate}/u.test(value);
  if (!route || Object.values(parameters).some(isBroken)) return undefined;
  let isAbsent = false;
  const parts = [];
  for (const part of route) {
    if (typeof part === "string") { parts.push(part); continue; }
    const value = parameters[part[1]];
    if (value === undefined && part[0] === 1) { isAbsent = true; continue; }
    if (value === undefined) return undefined;
    if (value === "" && part[0] === 2) continue;
    const own = part[0] === 2 ? value.split("/") : [value];
    if (isAbsent && part[0] || !own.every(isPart)) return undefined;
    parts.push(...own);
  }
  const pairs = [];
  for (const [isOptional, key] of query) {
    const value = parameters[key];
    if (value !== undefined) pairs.push(`${key}=${encodeURIComponent(value)}`);
    else if (!isOptional) return undefined;
  }
  const made = `/${parts.map(escaped).join("/")}${pairs.length ? "?" + pairs.join("&") : ""}`;
  return destination(made)?.screen === screen ? made : undefined;
};

const decoded = (text) => {
  try { return decodeURIComponent(text); } catch { return undefined; }
};

/** The parts and the query of a path, decoded; undefined for one that no route matches. */
const split = (text) => {
  const address = text.split("#", 1)[0];
  const [before] = address.split("?", 1);
  const query = new Map();
  for (const pair of address.slice(before.length + 1).replaceAll("+", " ").split("&")) {
    const [key] = pair.split("=", 1);
    const name = pair && decoded(key);
    if (pair && name !== undefined && !query.has(name)) query.set(name, decoded(pair.slice(key.length + 1)));
  }
  const inner = before.replace(/^\//, "");
  if (!inner) return { parts: [], query };
  const parts = inner.replace(/\/$/, "").split("/").map(decoded);
  return parts.every(isPart) ? { parts, query } : undefined;
};

/** The values of a route's parameters in a path; undefined if it does not match. */
const matched = ({ route, query }, found) => {
  const values = {};
  for (const [isOptional, key] of query) {
    const value = found.query.get(key);
    if (value !== undefined) values[key] = value;
    else if (!isOptional || found.query.has(key)) return undefined;
  }
  let rest = found.parts;
  for (const part of route) {
    if (part[0] === 2 && typeof part !== "string") {
      if (!rest.every((own) => own.split("/").every(isPart))) return undefined;
      values[part[1]] = rest.join("/");
      rest = [];
      continue;
    }
    const [first] = rest;
    if (typeof part === "string" ? first?.normalize() !== part.normalize() : !part[0] && first === undefined) return undefined;
    if (typeof part !== "string" && first !== undefined) values[part[1]] = first;
    rest = rest.slice(1);
  }
  return rest.length ? undefined : values;
};

const afterHost = (text) => text.slice(text.search(/[/?#]|$/));

/** The paths that a link may mean, the likeliest first. */
const paths = (link) => {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1];
  const rest = scheme ? link.slice(scheme.length + 1) : link;
  if (!rest.startsWith("//")) return [rest];
  const hierarchy = rest.slice(2), inside = afterHost(hierarchy);
  return !scheme || /^https?$/i.test(scheme) || inside === hierarchy ? [inside] : [hierarchy, inside];
};

/** The destination of a link: a path, or a URL whose scheme and host are ignored. */
export const destination = (link) => {
  for (const text of paths(link)) {
    const found = split(text);
    for (const screen of found ? routes : []) {
      const parameters = matched(screens[screen], found);
      if (parameters) return { screen, parameters };
    }
  }
  return undefined;
};

/** The label of a back button. */
export const backLabel = (here, platform, locale, fits = () => true) => {
  const { header, presentation } = screens[here.screen];
  const { by, purpose } = header.leading ?? {};
  const hasBack = presentation === "push" && (by === "system" || by === "item" && purpose === "back");
  const beneath = hasBack ? parent(here) : undefined;
  if (!beneath || !platforms[platform].backLabel) return undefined;
  return [screenTitle(beneath, locale), shortTitle("back", locale)].find((text) => text && fits(text));
};
