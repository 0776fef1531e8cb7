import { icon } from "./index.js";
import { accessibleName, number } from "./runtime.js";

/** The key of an item: equal while its state or its text changes, so that its element stays and keeps the focus. */
export const keyOf = ({ kind, purpose, action, identifier }) => [kind, purpose, action, identifier].join(" ");

/** The attributes of a bar, and of the row below the content. */
export const attributesOfBar = ({ kind }, locale) => ({ lang: locale.tag, dir: locale.rtl ? "rtl" : "ltr", "data-kind": kind });

/** The attributes of an item. A toggle has no `aria-pressed`, because its name says what pressing it does. */
export const attributes = ({ purpose, kind, emphasis, identifier, on }) => ({
  "data-purpose": purpose, "data-kind": kind, "data-emphasis": emphasis, "data-testid": identifier, "data-on": on,
  "aria-pressed": kind === "segment" ? on : undefined,
});

/** The icon of an item, undefined for a word; the text of its badge; and its accessible name, if that is not what is drawn. */
export const drawn = (item, { locale, icons }) => {
  const symbol = item.look === "symbol" && icons ? icon(item.iconPurpose, icons, locale) : undefined;
  // An item with a symbol is drawn as a word if its icon is missing.
  const name = symbol ? item.label : accessibleName(item.title, item.label, item.title);
  const count = (value) => number(value, 0, locale.numbers);
  const label = item.badge ? `${name}, ${count(item.badge)}` : name;
  const badge = item.badge > 99 ? `${count(99)}+` : item.badge ? count(item.badge) : "";
  return { symbol, badge: item.badge === undefined ? undefined : badge, label: symbol || label !== item.title ? label : undefined };
};

/** The entries of a menu, which are words. */
export const entriesOf = ({ menu }) => menu.map((entry) => ({ ...entry, look: "word" }));

/** Returns whether an item is a link to the screen beneath. */
export const isLink = ({ kind, look }, href) => kind === "back" && look === "word" && href !== undefined;

/** Receives the event of an opened menu, and closes it by Escape, by a press outside, or when the focus leaves it. */
export const followMenu = ({ target: menu, currentTarget }) => {
  // React also reports the menus inside.
  if (menu !== currentTarget || !menu.open) return;
  const stop = new AbortController();
  const on = (types, listener) => {
    for (const type of types) document.addEventListener(type, listener, { capture: true, signal: stop.signal });
  };
  const close = () => {
    menu.open = false;
    stop.abort();
  };
  on(["pointerdown", "focusin"], (event) => { if (!menu.open || !event.composedPath().includes(menu)) close(); });
  on(["keydown"], (event) => {
    if (event.key !== "Escape" || !menu.open || menu.querySelector("details[open]")) return;
    // A dialog around the menu stays open.
    event.preventDefault();
    close();
    menu.firstElementChild.focus();
  });
};

/** Closes the menus around an entry; the focus goes back to their button. */
export const closeMenus = (entry) => {
  for (let menu = entry; (menu = menu.parentElement?.closest("details[data-purpose]"));) {
    menu.open = false;
    menu.firstElementChild.focus();
  }
};
