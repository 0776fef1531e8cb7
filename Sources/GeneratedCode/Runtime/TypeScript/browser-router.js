import { askToDiscard } from "./discard.js";
import { Router, RouterRefusal } from "./router.js";
import { destination, path, screens } from "./screens.js";

/** Runs an action of a router; a refusal goes to the app, with a function that runs the action once more if it asks. */
export const attempt = (action, onRefused) => {
  try {
    action({});
  } catch (refusal) {
    if (!(refusal instanceof RouterRefusal)) throw refusal;
    onRefused(refusal, refusal.code === "losesInput" ? () => attempt(() => action({ force: true }), onRefused) : undefined);
  }
};

/** Browsers keep 50 entries for a tab, so no traversal is longer. */
const limit = 50;

/** The milliseconds until a traversal without an event is tried again. */
const patience = 1000;

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** The way from a state to another one, as the history sees it. */
const wayBetween = (from, to) => {
  const steps = Router.from(to).router.transitions(from), types = steps.map(({ type }) => type);
  const isExchange = types.join() === "pop,push" && steps.every(({ count }) => count === 1);
  if (!isExchange && types.some((type) => ["tab", "push", "present"].includes(type))) return "forward";
  return types.length && types.every((type) => ["pop", "dismiss"].includes(type)) ? "back" : "in place";
};

/** The path of the topmost screen that has one. */
const pathIn = ({ stacks, selectedTab, modals = [] }) =>
  [...stacks.filter(({ tab }) => tab === selectedTab), ...modals].flatMap(({ entries }) => entries)
    .map((entry) => screens[entry.screen] && path(entry)).filter(Boolean).at(-1);

/** Keeps a router and the history of a browser's tab in step, until the function that it returns is called. */
export const connectToBrowser = (router, { locale, onRefused = askToDiscard(locale), base = "", by = "push", window: view = window }) => {
  const { history, location, document } = view, root = base.replace(/\/$/, "");

  /** The link for the router in an address, undefined outside the base. */
  const linkIn = ({ pathname, search }) => (
    pathname.startsWith(`${root}/`) ? pathname.slice(root.length) + search : pathname === root ? `/${search}` : undefined);

  // MARK: Entries

  // An entry of the history has its number, and the states of the entries up to it, of which the last is its own.
  const read = () => {
    const found = history.state?.purposeRouter;
    return found?.states?.length ? found : undefined;
  };

  let entry = read();

  const write = (method, index, states) => {
    entry = { index, states: states.slice(-limit) };
    const link = pathIn(entry.states.at(-1));
    // The browser's own address stays if it is that of the screen, with its fragment.
    const url = link === undefined || link === linkIn(location) ? undefined : root + link;
    history[method]({ purposeRouter: entry }, "", url);
  };

  /** Takes the entry that the browser shows; entries before it may have changed since it was written. */
  const take = (found) => {
    const count = found.index - entry.index;
    const states = count > 0 ? [...entry.states, ...found.states.slice(-count)] : entry.states.slice(0, count || undefined);
    if (states.length && !same(states.slice(-limit), found.states)) write("replaceState", found.index, states);
    else entry = found;
  };

  // MARK: Traversals

  // A traversal ends later, with an event. What happens until then waits.
  let arrive, timer;
  const waiting = [];
  const run = (action) => { if (arrive) waiting.push(action); else action(); };

  const goTo = (index, then) => {
    if (index === entry.index) return then();
    const go = () => {
      history.go(index - entry.index);
      timer = view.setTimeout(go, patience);
    };
    arrive = () => {
      view.clearTimeout(timer);
      // Another traversal came before, of the person or of a frame in the page: go on when all have ended.
      if (index !== entry.index) {
        timer = view.setTimeout(go, patience);
        return;
      }
      arrive = undefined;
      then();
    };
    return go();
  };

  /** Writes a state of the router. */
  const follow = (to) => {
    const { index, states } = entry, way = same(states.at(-1), to) ? undefined : wayBetween(states.at(-1), to);
    if (!way) return undefined;
    if (way === "forward") return write("pushState", index + 1, [...states, to]);
    // Entries that show more than the state are left, as far as the one that shows it.
    let place = states.length - 1;
    const showsMore = () => way === "back" && !same(states[place], to) && wayBetween(states[place - 1], to) === "back";
    while (place && (same(states[place - 1], to) || showsMore())) place--;
    const count = states.length - 1 - place;
    if (count) return goTo(index - count, () => follow(to));
    return write("replaceState", index, [...states.slice(0, -1), to]);
  };

  /** Restores the state of an entry that the browser shows, or goes back to the entry that it left. */
  const enter = (found, force = false) => {
    const { index } = entry, state = found.states.at(-1);
    take(found);
    try {
      router.restore(state, { force });
    } catch (refusal) {
      if (!(refusal instanceof RouterRefusal)) throw refusal;
      const goOn = () => {
        if (entry.index === index) goTo(found.index, () => enter(read() ?? found, true));
        else router.restore(state, { force: true });
      };
      goTo(index, () => onRefused(refusal, () => run(goOn)));
    }
  };

  const onTraversal = () => {
    const found = read();
    if (arrive) {
      if (found) take(found);
      arrive();
    } else if (found) {
      enter(found);
    } else {
      // The browser made this entry, for a fragment of the page.
      write("replaceState", entry.index + 1, [...entry.states, router.state]);
    }
    while (!arrive && waiting.length) waiting.shift()();
  };

  // MARK: Links

  /** The link of a click, undefined if it is the browser's. */
  const clicked = (event) => {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const anchor = event.composedPath().find((node) => node.localName === "a" && node.hasAttribute("href"));
    if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey || !anchor) return undefined;
    const { target, origin, pathname, search, hash } = anchor;
    if (origin !== location.origin || (target && target !== "_self") || anchor.hasAttribute("download")) return undefined;
    const isFragment = hash && pathname === location.pathname && search === location.search;
    const link = isFragment ? undefined : linkIn(anchor);
    return link !== undefined && destination(link) ? link : undefined;
  };

  const onClick = (event) => {
    const link = clicked(event);
    if (link === undefined) return;
    event.preventDefault();
    attempt((forced) => router.open(link, { by, ...forced }), onRefused);
  };

  // MARK: Start

  const link = linkIn(location), isStart = link && /^\/(\?|$)/.test(link) && !destination(link);
  if (entry) router.restore(entry.states.at(-1), { force: true });
  else if (link === undefined) onRefused(new RouterRefusal("unknownRoute", { link: location.pathname }));
  else if (!isStart) attempt(() => router.open(link, { force: true }), onRefused);
  write("replaceState", entry?.index ?? 0, [...entry?.states.slice(0, -1) ?? [], router.state]);

  const unsubscribe = router.subscribe(() => {
    const to = router.state;
    run(() => follow(to));
  });
  view.addEventListener("popstate", onTraversal);
  document.addEventListener("click", onClick);
  return () => {
    unsubscribe();
    view.clearTimeout(timer);
    view.removeEventListener("popstate", onTraversal);
    document.removeEventListener("click", onClick);
  };
};
