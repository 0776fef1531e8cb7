/** The session history of a browser's tab, as the HTML standard specifies it: traversals are tasks, states are clones. */
export class Tab {
  entries = [];
  index = 0;
  traversals = [];
  timers = new Map();
  window;

  constructor(url) {
    this.entries.push({ url: new URL(url, "https://example.org"), state: null });
    this.reload();
  }

  /** A new document on the same entries: the listeners of the one before are gone. */
  reload() {
    this.traversals = [];
    this.timers.clear();
    this.window = new Window(this);
  }

  get current() { return this.entries[this.index]; }
  get address() { return this.current.url.pathname + this.current.url.search + this.current.url.hash; }

  /** The address of a fragment, which is a new entry without a state. */
  goToFragment(hash) {
    const url = new URL(hash, this.current.url);
    this.entries.splice(++this.index, Infinity, { url, state: null });
    this.window.dispatchEvent(new Event("popstate"));
  }

  /** Runs the tasks of all traversals, and then the timers; a traversal beyond the first or last entry does nothing. */
  settle() {
    for (let rounds = 0; this.traversals.length || this.timers.size; rounds++) {
      if (rounds > 100) throw new Error("The history does not come to rest.");
      if (!this.traversals.length) {
        const [[timer, action]] = this.timers;
        this.timers.delete(timer);
        action();
        continue;
      }
      const index = this.index + this.traversals.shift();
      if (!this.entries[index] || index === this.index) continue;
      this.index = index;
      this.window.dispatchEvent(new Event("popstate"));
    }
  }
}

class Window extends EventTarget {
  document = new EventTarget();

  constructor(tab) {
    super();
    const write = (state, url, place) => {
      const address = new URL(url ?? tab.current.url, tab.current.url);
      if (address.origin !== tab.current.url.origin) throw new Error(`SecurityError: ${address}`);
      tab.entries.splice(place, place > tab.index ? Infinity : 1, { url: address, state: structuredClone(state) });
      tab.index = place;
    };
    this.history = {
      get state() { return structuredClone(tab.current.state); },
      pushState: (state, _, url) => write(state, url, tab.index + 1),
      replaceState: (state, _, url) => write(state, url, tab.index),
      go: (delta) => {
        if (!delta) throw new Error("history.go(0) reloads the page");
        tab.traversals.push(delta);
      },
    };
    this.location = {
      get origin() { return tab.current.url.origin; },
      get pathname() { return tab.current.url.pathname; },
      get search() { return tab.current.url.search; },
    };
    this.setTimeout = (action) => {
      const timer = {};
      tab.timers.set(timer, action);
      return timer;
    };
    this.clearTimeout = (timer) => { tab.timers.delete(timer); };
    this.tab = tab;
  }

  /** Clicks on a link, and returns true if the browser follows it. */
  click(href, { attributes = {}, isHandled = false, ...modifiers } = {}) {
    const url = new URL(href, this.tab.current.url);
    const anchor = {
      localName: "a", target: "", ...attributes, hasAttribute: (name) => name === "href" || name in attributes,
      origin: url.origin, pathname: url.pathname, search: url.search, hash: url.hash,
    };
    const event = Object.assign(new Event("click", { cancelable: true }), { button: 0, ...modifiers });
    event.composedPath = () => [{ localName: "span", hasAttribute: () => false }, anchor];
    if (isHandled) event.preventDefault();
    this.document.dispatchEvent(event);
    return !event.defaultPrevented;
  }
}
