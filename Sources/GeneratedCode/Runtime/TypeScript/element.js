import { current, icon, roles, title } from "./index.js";
import { accessibleName } from "./runtime.js";

/** An empty element with the name of an icon, to style. */
export const placeholder = ({ name, mirrored }) => {
  const span = document.createElement("span");
  span.ariaHidden = "true";
  span.dataset.icon = name;
  if (mirrored) span.dataset.mirrored = "";
  return span;
};

/** Defines a custom element: `<purpose-button purpose="delete" icon-only></purpose-button>`. */
export const definePurposeButton = ({ locale, icons, renderIcon = placeholder, name = "purpose-button" }) => {
  class PurposeButton extends HTMLElement {
    static observedAttributes = ["purpose", "icon-only", "disabled"];

    connectedCallback() { this.update(); }

    attributeChangedCallback() { if (this.isConnected) this.update(); }

    update() {
      const purpose = current(this.getAttribute("purpose"));
      const button = this.querySelector("button") ?? this.appendChild(document.createElement("button"));
      const isKnown = Object.hasOwn(locale.texts, purpose);
      const text = isKnown ? title(purpose, locale) : purpose ?? "";
      const found = isKnown && icons && icon(purpose, icons, locale);
      const symbol = found ? renderIcon(found) : undefined;
      const alone = symbol && this.hasAttribute("icon-only");
      const label = isKnown ? locale.texts[purpose].accessibilityLabel : undefined;
      // A label with arguments cannot be used directly.
      const name = accessibleName(alone ? undefined : text, typeof label === "string" ? label : undefined, text);
      button.type = "button";
      button.lang = locale.tag;
      button.dir = locale.rtl ? "rtl" : "ltr";
      button.disabled = this.hasAttribute("disabled");
      if (isKnown) button.dataset.role = roles[purpose];
      else delete button.dataset.role;
      for (const [attribute, value] of [["aria-label", alone || name !== text ? name : undefined], ["title", alone ? text : undefined]]) {
        if (value) button.setAttribute(attribute, value);
        else button.removeAttribute(attribute);
      }
      button.replaceChildren(...[symbol, alone ? undefined : text].filter((part) => part !== undefined));
    }
  }
  customElements.define(name, PurposeButton);
  return PurposeButton;
};
