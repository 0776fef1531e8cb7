import { placeholder } from "./element.js";
import { attributes, attributesOfBar, closeMenus, drawn, entriesOf, followMenu, isLink, keyOf } from "./header-items.js";
import { bar } from "./headers.js";

/** Gives an element attributes; undefined removes one. */
const set = (element, values) => {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  return element;
};

/** Replaces the children of an element; those that stay are not moved, so that they keep the focus. */
const put = (parent, children) => {
  for (const child of [...parent.children]) if (!children.includes(child)) child.remove();
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
  return parent;
};

/** Defines a custom element: `<purpose-header heading="Places">…</purpose-header>`, whose property `header` is the header. */
export const definePurposeHeader = ({ locale, platform, icons, renderIcon = placeholder, name = "purpose-header" }) => {
  class PurposeHeader extends HTMLElement {
    static observedAttributes = ["heading", "subtitle", "width", "back-href"];

    #header;
    /** The elements by their keys, and the keys of the bar that is made. */
    #elements = new Map();
    #used = new Set();

    get header() { return this.#header; }

    set header(header) {
      this.#header = header;
      this.update();
    }

    connectedCallback() {
      const { header } = this;
      // It hides the property if it was set before the element was defined.
      delete this.header;
      this.header = header;
    }

    attributeChangedCallback() { this.update(); }

    update() {
      if (!this.#header || !this.isConnected) return;
      this.#used.clear();
      const title = this.getAttribute("heading"), common = attributesOfBar(this.#header, locale);
      const { items, titleStyle, segments, search } = bar(
        this.#header, platform, locale,
        { width: this.hasAttribute("width") ? +this.getAttribute("width") : undefined, title: title ?? "" });
      const side = (edge, where = "bar") => this.#filled(
        `${edge} ${where}`, { "data-edge": edge }, items.filter((item) => item.edge === edge && item.place === where));
      const parts = [
        side("leading"), this.#text("h1", title), this.#text("p", this.getAttribute("subtitle")), side("trailing"),
        segments.length && this.#filled("segments", { "data-segments": "", role: "group", "aria-label": title || undefined }, segments),
        search && this.#part("input", "search", {
          type: "search", "aria-label": search.label, placeholder: search.title, ...attributes(search),
        }),
      ];
      const header = put(this.#part("header", "", { ...common, "data-title": titleStyle }), parts.filter(Boolean));
      if (this.firstElementChild !== header) this.prepend(header);
      const footer = this.#part("footer", "", common);
      if (!items.some(({ place }) => place === "footer")) return footer.remove();
      put(footer, [side("trailing", "footer")]);
      if (this.lastElementChild !== footer) this.append(footer);
    }

    /** The element of a key, which is made once. */
    #part(tag, key, values) {
      let own = `${tag} ${key}`;
      while (this.#used.has(own)) own += "+";
      this.#used.add(own);
      if (!this.#elements.has(own)) this.#elements.set(own, document.createElement(tag));
      return set(this.#elements.get(own), values);
    }

    #text(tag, text) {
      if (!text) return undefined;
      const element = this.#part(tag, "", {});
      if (element.textContent !== text) element.textContent = text;
      return element;
    }

    #filled(key, values, items) { return put(this.#part("div", key, values), items.map((item) => this.#item(item))); }

    #item(item) {
      const { symbol, badge, label } = drawn(item, { locale, icons }), key = keyOf(item), own = attributes(item);
      const content = [symbol ? renderIcon(symbol) : item.title];
      if (badge !== undefined) {
        content.push(set(document.createElement("span"), { "data-badge": item.badge, "aria-hidden": true }));
        content[1].textContent = badge;
      }
      const named = { "aria-label": label };
      if (item.menu.length) {
        const menu = this.#part("details", key, own), button = this.#part("summary", key, named);
        button.replaceChildren(...content);
        menu.ontoggle = followMenu;
        return put(menu, [button, this.#filled(key, { "data-menu": "" }, entriesOf(item))]);
      }
      const href = this.getAttribute("back-href") ?? undefined, isAnchor = isLink(item, href);
      const button = this.#part(isAnchor ? "a" : "button", key, { ...(isAnchor ? { href } : { type: "button" }), ...own, ...named });
      button.disabled = !item.enabled;
      button.replaceChildren(...content);
      button.onclick = (event) => {
        closeMenus(button);
        const told = new CustomEvent("purpose-item", { detail: item, bubbles: true, cancelable: true });
        if (!this.dispatchEvent(told)) event.preventDefault();
      };
      return button;
    }
  }
  customElements.define(name, PurposeHeader);
  return PurposeHeader;
};
