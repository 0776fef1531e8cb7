import { destination as linked, screens, stacks } from "./screens.js";

// MARK: Refusals

const quoted = (text) => `'${JSON.stringify(text).slice(1, -1)}'`;

const valueProblems = {
  missing: "needs {name}", unknown: "has no parameter {name}", emptyPart: "needs a text for {name}",
  dotPart: "cannot have the part {part} in {name}", gap: "needs {absent} if it has {name}",
};

const problems = {
  unknownScreen: "There is no screen {screen}.",
  parameters: "Screen {screen} {error}.",
  parent: "Screen {parent} beneath {screen} {error}.",
  modal: "Screen {screen} is a modal: present it.",
  pushed: "Screen {screen} is not a modal: push it.",
  base: "Screen {screen} is a base: select its tab, or set it as the root.",
  popsBase: "Screen {screen} is the base of its stack: dismiss its modal, or set another root.",
  nothingPresented: "There are fewer modals.",
  notInStack: "Screen {screen} is not in the stack.",
  noPlace: "The stack has no place {index}.",
  losesInput: "Screen {screen} would lose input: ask, with {discard} for the answer that loses it.",
  unknownTab: "There is no tab {tab}.",
  coveredTab: "A modal covers tab {tab}: dismiss it.",
  unknownRoute: "No screen has a route for {link}.",
};

/** A sentence with the values of its fields. */
const filled = (text, fields) => text.replace(/{(\w+)}/g, (_, name) => (
  name === "error" ? filled(valueProblems[fields.error.code], fields.error) : quoted(`${fields[name]}`)));

/** The reason why a router refused an action. The router is unchanged then. */
export class RouterRefusal extends Error {
  constructor(code, fields = {}) {
    super(filled(problems[code], fields));
    this.name = "RouterRefusal";
    this.code = code;
    this.fields = fields;
  }
}

const refuse = (code, fields) => { throw new RouterRefusal(code, fields); };

// MARK: Values

const frozen = (value) => {
  if (Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
};

/** Texts that are canonically equivalent are equal. */
const key = (value) => JSON.stringify([value]).normalize();
const same = (a, b) => a === b || key(a) === key(b);
const includes = (entries, wanted) => entries.some((entry) => same(entry, wanted));

/** The number of first entries that are equal. */
const common = (left, right) => {
  const end = left.findIndex((entry, index) => !same(entry, right[index]));
  return end < 0 ? left.length : end;
};

/** An object in one form: with its members in order, without those that are absent. */
const ordered = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value != null).sort());

const copied = ({ screen, parameters = {} }) => {
  const copy = { screen, parameters: ordered(parameters) };
  if ([screen, ...Object.values(copy.parameters)].some((text) => typeof text !== "string")) {
    throw new TypeError("A destination has the name of a screen, and texts as parameters.");
  }
  return frozen(copy);
};

/** A presentation in one form; undefined for none. */
const presented = (given) => {
  const { style, ...look } = given?.style ? ordered(structuredClone(given)) : { style: given ?? undefined };
  if (![undefined, "push", "sheet", "full-screen", "custom"].includes(style)) {
    throw new TypeError(`There is no presentation '${style}'.`);
  }
  return Object.keys(look).length ? { style, ...look } : style;
};

/** A state from anywhere in one form, whose screens are not checked. */
const read = ({ stacks, selectedTab, modals, unchanged }) => ({
  stacks: stacks.map(({ tab, entries }) => ordered({ entries: entries.map(copied), tab })),
  selectedTab: selectedTab ?? undefined,
  modals: (modals ?? []).map(({ presentation, entries }) => (
    ordered({ entries: entries.map(copied), presentation: presented(presentation) }))),
  unchanged: (unchanged ?? []).map(copied),
});

// MARK: Screens

const isModal = (name) => screens[name].presentation !== "push";
/** The tab that a screen declares, if the app has it. */
const tabOf = (name) => stacks.find(({ tab }) => tab && tab === screens[name].tab)?.tab;

/** The parameters in a route: kind, name, and true for those of the query. */
const inRoute = ({ route = [], query = [] }) =>
  [...route.filter((part) => typeof part !== "string"), ...query.map((pair) => [...pair, true])];

/** The parameter that only the title shows. */
const inTitle = (facts) => {
  const name = facts.title?.parameter;
  return inRoute(facts).some((part) => part[1] === name) ? undefined : name;
};

const problem = (name, value, isQuery) =>
  value === undefined ? { code: "missing", name }
    : isQuery ? undefined
      : !value ? { code: "emptyPart", name }
        : /^\.\.?$/.test(value) ? { code: "dotPart", name, part: value } : undefined;

/** The reason why a screen does not take the values of parameters. */
const problemOf = (facts, parameters) => {
  const parts = inRoute(facts), names = [inTitle(facts), ...parts.map((part) => part[1])];
  const [unknown] = Object.keys(parameters).filter((name) => !names.includes(name)).sort();
  if (unknown !== undefined) return { code: "unknown", name: unknown };
  let absent;
  return parts.flatMap(([kind, name, isQuery]) => {
    const value = { __proto__: null, ...parameters }[name];
    if (kind === 1 && value === undefined) {
      if (!isQuery) absent ??= name;
      return [];
    }
    if (kind === 2 && value === "") return [];
    if (absent && !isQuery && value !== undefined) return { code: "gap", name, absent };
    return (kind === 2 && value ? value.split("/") : [value]).map((part) => problem(name, part, isQuery));
  }).find(Boolean);
};

/** A copy of a destination whose screen takes its parameters. */
const checked = (given) => {
  const destination = copied(given), { screen, parameters } = destination;
  const error = problemOf(screens[screen] ?? refuse("unknownScreen", { screen }), parameters);
  return error ? refuse("parameters", { screen, error }) : destination;
};

const checkPushed = ({ screen }) => {
  if (isModal(screen)) refuse("modal", { screen });
};

const checkBase = ({ screen }) => {
  if (screens[screen].isBase) refuse("base", { screen, tab: tabOf(screen) });
};

/** The way to a destination: the screens beneath it, from the base, each with the parameters that it needs, and itself. */
const wayTo = (destination) => {
  const { screen } = destination, values = { __proto__: null, ...destination.parameters }, way = [destination];
  let { parent } = screens[screen];
  while (screens[parent] && !way.some((entry) => entry.screen === parent)) {
    const facts = screens[parent], title = inTitle(facts), own = title ? { [title]: values[title] } : {};
    for (const [kind, name, isQuery] of inRoute(facts)) {
      if (kind === 1) continue;
      const error = kind ? undefined : problem(name, values[name], isQuery);
      if (error) refuse("parent", { screen, parent, error });
      own[name] = values[name] ?? "";
    }
    way.unshift(copied({ screen: parent, parameters: own }));
    ({ parent } = facts);
  }
  return way;
};

// MARK: Positions

// A position is a state with all members, which actions change; what is in them is frozen.

const initial = () => ({
  stacks: stacks.map(({ tab, base }) => ordered({ entries: [copied({ screen: base })], tab })),
  selectedTab: stacks[0]?.tab, modals: [], unchanged: [],
});

const entriesOf = (layers) => layers.flatMap(({ entries }) => entries);
const namesOf = (entries) => entries.map(({ screen }) => screen);
const shown = ({ stacks, modals }) => entriesOf([...stacks, ...modals]);
const selectedOf = ({ stacks, selectedTab }) => Math.max(0, stacks.findIndex(({ tab }) => tab === selectedTab));
const layersOf = (position) => [position.stacks[selectedOf(position)], ...position.modals];
const pathOf = (position) => layersOf(position).at(-1).entries;

/** Changes the visible stack. */
const setPath = (position, entries) => {
  const visible = layersOf(position).at(-1), name = position.modals.length ? "modals" : "stacks";
  position[name] = position[name].map((layer) => (layer === visible ? { ...layer, entries } : layer));
};

const losesInput = ({ unchanged }, entry) => screens[entry.screen]?.discard && !includes(unchanged, entry);

/** Shows screens over the visible one, each with its presentation. */
const show = (position, way) => {
  for (const entry of way) {
    if (isModal(entry.screen)) position.modals = [...position.modals, { entries: [entry] }];
    else setPath(position, [...pathOf(position), entry]);
  }
};

const selectTabOf = (position, way) => {
  position.selectedTab = namesOf(way).map(tabOf).filter(Boolean).at(-1) ?? position.selectedTab;
};

const replace = (position, way) => {
  selectTabOf(position, way);
  position.modals = [];
  const first = namesOf(way).findIndex(isModal), pushed = way.slice(0, first < 0 ? way.length : first);
  if (pushed.length) {
    const base = initial().stacks[selectedOf(position)].entries;
    setPath(position, screens[pushed[0].screen].isBase || same(base[0], pushed[0]) ? pushed : [...base, ...pushed]);
  }
  show(position, way.slice(pushed.length));
};

const push = (position, way) => {
  const target = way.at(-1), { isBase, query = [] } = screens[target.screen], { selectedTab } = position;
  if (isBase) return replace(position, way);
  selectTabOf(position, way);
  if (position.selectedTab !== selectedTab) position.modals = [];
  // A link does not show the visible screen again: the same modal, or a page whose link has another query.
  const path = pathOf(position), [base] = path, top = path.at(-1);
  const withoutQuery = ({ screen, parameters }) =>
    [screen, ...Object.entries(parameters).filter(([name]) => !query.some((pair) => pair[1] === name))];
  if (isModal(target.screen)) {
    if (position.modals.length && base.screen === target.screen) return same(base, target) || setPath(position, [target]);
  } else if (path.length > 1 && same(withoutQuery(top), withoutQuery(target))) {
    return setPath(position, [...path.slice(0, -1), target]);
  }
  // The screens that the visible ones end with, from the tab's base through all modals, are not shown again.
  const entries = entriesOf(layersOf(position));
  let count = way.length;
  while (count && !same(entries.slice(-count), way.slice(0, count))) count--;
  while (screens[way[count]?.screen]?.isBase) count++;
  return show(position, way.slice(count));
};

/** The number of modals that remain: all that are equal, and the next one if it shows another stack. */
const remaining = (old, position) => {
  const selected = selectedOf(position), kept = common(old.modals, position.modals);
  if (old.selectedTab !== position.selectedTab || !same(old.stacks[selected], position.stacks[selected])) return 0;
  const before = old.modals[kept], after = position.modals[kept];
  const isSame = before && after && same(before.presentation, after.presentation)
    && before.entries[0].screen === after.entries[0].screen;
  return isSame ? kept + 1 : kept;
};

/** The entries that are no longer shown on the way to another position, the topmost last. */
const goingAway = (old, position) => {
  const kept = remaining(old, position), selected = selectedOf(position);
  const gone = (layers, others) => layers.map(({ entries }, index) => (
    entries.slice(others[index] ? common(entries, others[index].entries) : 0)));
  const below = gone(old.stacks, position.stacks);
  const hidden = below.filter((_, index) => index !== selected);
  return [...hidden, below[selected], ...gone(old.modals, position.modals.slice(0, kept))].flat();
};

/** A position from a stored one, and the entries that are not restored. */
const restored = (stored) => {
  const position = initial(), dropped = [], has = (wanted) => stacks.some(({ tab }) => tab === wanted), byTab = new Map();
  const drop = (entries, reason) => dropped.push(...entries.map((destination) => ({ destination, ...reason })));
  const above = { reason: "above" };
  /** The first entries of a stack that are valid. */
  const kept = (entries, start, mayBeModal) => {
    for (let index = start; index < entries.length; index++) {
      const { screen } = entries[index];
      try {
        checked(entries[index]);
        if (!mayBeModal(index)) refuse(isModal(screen) ? "modal" : "pushed", { screen });
      } catch (refusal) {
        drop([entries[index]], { reason: "refused", refusal });
        drop(entries.slice(index + 1), above);
        return entries.slice(0, index);
      }
    }
    return entries;
  };
  for (const { tab, entries } of stored.stacks) {
    if (byTab.has(tab) || !has(tab)) drop(entries, ordered({ reason: "unknownTab", tab }));
    else byTab.set(tab, entries);
  }
  if (has(stored.selectedTab)) position.selectedTab = stored.selectedTab;
  let isWhole = position.selectedTab === stored.selectedTab;
  const selected = selectedOf(position);
  position.stacks = position.stacks.map((stack, index) => {
    const wanted = byTab.get(stack.tab) ?? [];
    // A base is not checked: without a screen that can be one, it is unknown.
    const entries = kept(wanted, same(wanted[0], stack.entries[0]) ? 1 : 0, (place) => !isModal(wanted[place].screen));
    if (index === selected && entries.length < wanted.length) isWhole = false;
    return entries.length ? { ...stack, entries } : stack;
  });
  for (const modal of stored.modals) {
    const { presentation, entries: wanted } = modal;
    if (!isWhole) {
      drop(wanted, above);
      continue;
    }
    const entries = kept(wanted, 0, (place) => (
      (place || !presentation ? isModal(wanted[place].screen) : presentation !== "push") === !place));
    if (entries.length) position.modals.push({ ...modal, entries });
    isWhole = entries.length === wanted.length;
  }
  position.unchanged = stored.unchanged;
  return { position, dropped };
};

// MARK: Router

/** The position of a person in the app: a stack for each tab, and a stack for each modal over them. */
export class Router {
  #position;
  #state;
  #listeners = new Set();

  constructor() { this.#set(initial()); }

  static from(state) {
    const router = new this(), { position, dropped } = restored(read(state));
    router.#set(position);
    return { router, dropped };
  }

  #set(position) {
    const { stacks, selectedTab, modals } = position;
    const unchanged = shown(position).filter((entry) => includes(position.unchanged, entry));
    const state = frozen({
      stacks, ...ordered({ selectedTab }), ...(modals.length && { modals }), ...(unchanged.length && { unchanged }),
    });
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#position = { ...position, unchanged };
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Changes the screens, unless one that is no longer shown would lose input. */
  #go(change, force = true, check = () => {}, keepsNotes = false) {
    const old = this.#position, position = { ...old };
    change(position);
    const gone = goingAway(old, position), lost = !force && gone.filter((entry) => losesInput(old, entry)).at(-1);
    if (lost) refuse("losesInput", { screen: lost.screen, discard: screens[lost.screen].discard });
    check();
    // Entries that went away, or that are shown once more, may have other input.
    const count = (each, noted) => shown(each).filter((entry) => same(entry, noted)).length;
    position.unchanged = position.unchanged.filter(
      (noted) => keepsNotes || count(position, noted) <= count(old, noted) && !includes(gone, noted));
    this.#set(position);
  }

  /** Dismisses modals, and then goes back to a place in the visible stack. */
  #back(modals, end, force) {
    this.#go((position) => {
      position.modals = position.modals.slice(0, position.modals.length - modals);
      setPath(position, pathOf(position).slice(0, end));
    }, force);
  }

  /** Goes back to the nearest destination in layers: a name, or a destination. */
  #backTo(target, layers) {
    const wanted = target.screen ? copied(target) : { screen: target }, { screen } = wanted;
    const places = layers.map(({ entries }) => (
      entries.map((entry) => (target.screen ? same(entry, wanted) : entry.screen === screen)).lastIndexOf(true)));
    const modals = places.reverse().findIndex((place) => place >= 0);
    if (modals < 0) refuse("notInStack", { screen, stack: namesOf(entriesOf(layers)) });
    this.#back(modals, places[modals] + 1);
  }

  /** Checks that the visible screen is not a base. */
  #checkDeep() {
    const { path, current: { screen }, isModal } = this;
    if (path.length < 2) refuse("popsBase", { screen, isModal });
  }

  /** Shows a screen in its tab. */
  #show(entry, change) {
    checkBase(entry);
    const tab = tabOf(entry.screen) ?? this.#position.selectedTab;
    if (tab !== this.#position.selectedTab && this.isModal) refuse("coveredTab", { tab });
    this.#go((position) => {
      position.selectedTab = tab;
      change(position);
    });
  }

  get state() { return this.#state; }
  get path() { return pathOf(this.#position); }
  get current() { return this.path.at(-1); }
  get isModal() { return !!this.#position.modals.length; }

  get presentations() {
    return this.#position.modals.map(({ presentation, entries }) => presentation ?? screens[entries[0].screen].presentation);
  }

  get tabs() {
    const { stacks, selectedTab } = this.#position;
    return stacks.filter(({ tab }) => tab)
      .map(({ tab, entries }) => ({ name: tab, path: entries, isSelected: tab === selectedTab }));
  }

  get hasInput() { return !!losesInput(this.#position, this.current); }
  set hasInput(hasInput) {
    const { current } = this, others = this.#position.unchanged.filter((entry) => !same(entry, current));
    this.#set({ ...this.#position, unchanged: hasInput ? others : [...others, current] });
  }

  // An arrow function, so that it may be passed alone.
  subscribe = (listener) => {
    const own = () => listener();
    this.#listeners.add(own);
    return () => { this.#listeners.delete(own); };
  };

  push(destination) {
    const entry = checked(destination);
    checkPushed(entry);
    this.#show(entry, (position) => show(position, [entry]));
  }

  replaceTop(destination) {
    const entry = checked(destination);
    checkPushed(entry);
    checkBase(entry);
    this.#checkDeep();
    this.#go((position) => setPath(position, [...this.path.slice(0, -1), entry]));
  }

  present(destination, { as } = {}) {
    const entry = checked(destination), { screen } = entry, presentation = presented(as);
    checkBase(entry);
    if ((presentation ?? screens[screen].presentation) === "push") refuse("pushed", { screen });
    this.#show(entry, (position) => {
      position.modals = [...position.modals, ordered({ entries: [entry], presentation })];
    });
  }

  dismiss(count = 1) {
    if (!this.#position.modals[count - 1]) refuse("nothingPresented");
    this.#back(count);
  }

  dismissTo(screen) { this.#backTo(screen, layersOf(this.#position)); }

  pop() {
    this.#checkDeep();
    this.#back(0, -1);
  }

  popTo(target) { this.#backTo(target, layersOf(this.#position).slice(-1)); }

  popToIndex(index) {
    const { path } = this;
    if (!path[index]) refuse("noPlace", { index, count: path.length });
    this.#back(0, index + 1);
  }

  popToRoot() { this.#back(0, 1); }

  goBack({ force = false } = {}) {
    if (!this.isModal) this.#checkDeep();
    if (this.path.length > 1) this.#back(0, -1, force);
    else this.#back(1, undefined, force);
  }

  setRoot(destination, { force = false } = {}) {
    const entry = checked(destination);
    checkPushed(entry);
    const way = wayTo(entry);
    this.#go((position) => replace(position, way), force);
  }

  selectTab(tab, { force = false } = {}) {
    if (!tab || !stacks.some((stack) => stack.tab === tab)) refuse("unknownTab", { tab });
    this.#go((position) => {
      position.modals = [];
      if (tab === position.selectedTab) setPath(position, pathOf(position).slice(0, 1));
      position.selectedTab = tab;
    }, force, () => {
      if (!force && this.isModal) refuse("coveredTab", { tab });
    });
  }

  open(url, { by = "replace", force = false } = {}) {
    const way = wayTo(copied(linked(url) ?? refuse("unknownRoute", { link: url })));
    this.#go((position) => (by === "push" ? push : replace)(position, way), force);
  }

  restore(state, { force = false } = {}) {
    const { position: stored, dropped } = restored(read(state));
    this.#go((position) => Object.assign(position, stored), force, undefined, true);
    return dropped;
  }

  transitions(from) {
    const old = from instanceof Router ? from.#position : read(from), position = this.#position;
    const kept = remaining(old, position), selected = selectedOf(position), { selectedTab } = position;
    const [before, after] = [old, position].map(({ stacks, modals }) => (
      (kept ? modals[kept - 1] : stacks[selected])?.entries ?? []));
    const equal = common(before, after), step = (type, count) => (count > 0 ? { type, count } : []);
    return [
      step("dismiss", old.modals.length - kept),
      selectedTab && selectedTab !== old.selectedTab ? { type: "tab", tab: selectedTab } : [],
      position.stacks.map((stack, index) => (
        index === selected || same(stack, old.stacks[index]) ? [] : ordered({ type: "hiddenStack", tab: stack.tab }))),
      equal ? [step("pop", before.length - equal), step("push", after.length - equal)] : { type: "replace" },
      step("present", position.modals.length - kept),
    ].flat(2);
  }
}
