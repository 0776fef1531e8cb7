/// Buttons: `react.js` for React and `element.js` with a custom element, each with declarations.
extension TypeScriptPrinter {
  var react: String {
    """
    import { createElement } from "react";
    import { current, icon, roles, title } from "./index.js";

    const placeholder = ({ name, mirrored }) =>
      createElement("span", { "aria-hidden": true, "data-icon": name, "data-mirrored": mirrored ? "" : undefined });

    /** A button for a purpose; other properties go to the `<button>`. */
    export const PurposeButton = ({ purpose: named, locale, icons, renderIcon = placeholder, iconOnly, children, ...rest }) => {
      const purpose = current(named);
      const text = title(purpose, locale);
      const found = icons && icon(purpose, icons, locale);
      const symbol = found ? renderIcon(found) : null;
      const label = locale.texts[purpose]?.accessibilityLabel;
      // One with arguments is no text of its own.
      const spoken = typeof label === "string" ? label : iconOnly && symbol ? text : undefined;
      const labels = spoken ? { "aria-label": spoken, ...(iconOnly && symbol ? { title: text } : {}) } : {};
      return createElement(
        "button",
        {
          type: "button", lang: locale.tag, dir: locale.rtl ? "rtl" : "ltr", "data-purpose": purpose,
          "data-role": roles[purpose], ...labels, ...rest,
        },
        symbol, iconOnly && symbol ? null : children ?? text);
    };
    """
  }

  var declarationsOfReact: String {
    """
    import type { ButtonHTMLAttributes, ReactElement, ReactNode } from "react";
    import type { FormerPurpose, Icon, IconSet, Locale, Purpose } from "./index.js";

    export interface PurposeButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
      readonly purpose: Purpose | FormerPurpose;
      readonly locale: Locale;
      /** The set of the icon; without it the button has none. */
      readonly icons?: IconSet;
      /** Draws an icon; flip it where `mirrored` says so. Without it there is a `<span>` with `data-icon`, to style. */
      readonly renderIcon?: (icon: Icon) => ReactNode;
      /** Whether only the icon is shown; the title is then the label for screen readers. */
      readonly iconOnly?: boolean;
    }

    /** A button for a purpose; other properties go to the `<button>`. */
    export declare function PurposeButton(props: PurposeButtonProps): ReactElement;
    """
  }

  /// `react-header.js`: a bar, in a separate file so that bundles with buttons do not contain it.
  var reactHeader: String {
    """
    import { createElement } from "react";
    import { icon } from "./index.js";
    import { bar } from "./headers.js";

    const placeholder = ({ name, mirrored }) =>
      createElement("span", { "aria-hidden": true, "data-icon": name, "data-mirrored": mirrored ? "" : undefined });

    /** The bar of a header; other properties go to the `<header>`. */
    export const PurposeHeader = ({ header, platform, title, locale, icons, renderIcon = placeholder, onItem, ...rest }) => {
      const { items, titleStyle } = bar(header, platform, locale);
      const button = (item, index) => {
        const found = item.look === "symbol" && icons ? icon(item.iconPurpose, icons, locale) : undefined;
        const named = found || item.label !== item.title ? { "aria-label": item.label } : {};
        return createElement(
          "button",
          {
            key: index, type: "button", disabled: !item.enabled, "data-purpose": item.purpose, "data-kind": item.kind,
            "data-emphasis": item.emphasis, "data-testid": item.identifier, ...named, onClick: () => onItem?.(item),
          },
          found ? renderIcon(found) : item.title);
      };
      const side = (edge) => createElement("div", { "data-edge": edge }, items.filter((item) => item.edge === edge).map(button));
      return createElement(
        "header",
        { lang: locale.tag, dir: locale.rtl ? "rtl" : "ltr", "data-kind": header.kind, "data-title": titleStyle, ...rest },
        side("leading"), createElement("h1", null, title), side("trailing"));
    };
    """
  }

  var declarationsOfReactHeader: String {
    """
    import type { HTMLAttributes, ReactElement, ReactNode } from "react";
    import type { Icon, IconSet, Locale } from "./index.js";
    import type { BarItem, Header, Platform } from "./headers.js";

    export interface PurposeHeaderProps extends HTMLAttributes<HTMLElement> {
      readonly header: Header;
      readonly platform: Platform;
      readonly title: string;
      readonly locale: Locale;
      /** The set of the icons; without it all items are words. */
      readonly icons?: IconSet;
      /** Draws an icon; flip it where `mirrored` says so. */
      readonly renderIcon?: (icon: Icon) => ReactNode;
      /** Called when an item is pressed. */
      readonly onItem?: (item: BarItem) => void;
    }

    /** The bar of a header; other properties go to the `<header>`. */
    export declare function PurposeHeader(props: PurposeHeaderProps): ReactElement;
    """
  }

  var element: String {
    """
    import { current, icon, roles, title } from "./index.js";

    const placeholder = ({ name, mirrored }) => {
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
          // One with arguments is no text of its own.
          const spoken = typeof label === "string" ? label : alone ? text : undefined;
          button.type = "button";
          button.lang = locale.tag;
          button.dir = locale.rtl ? "rtl" : "ltr";
          button.disabled = this.hasAttribute("disabled");
          if (isKnown) button.dataset.role = roles[purpose];
          else delete button.dataset.role;
          for (const [attribute, value] of [["aria-label", spoken], ["title", alone ? text : undefined]]) {
            if (value) button.setAttribute(attribute, value);
            else button.removeAttribute(attribute);
          }
          button.replaceChildren(...[symbol, alone ? undefined : text].filter((part) => part !== undefined));
        }
      }
      customElements.define(name, PurposeButton);
      return PurposeButton;
    };
    """
  }

  var declarationsOfElement: String {
    """
    /// <reference lib="dom" />
    import type { Icon, IconSet, Locale } from "./index.js";

    export interface PurposeButtonOptions {
      readonly locale: Locale;
      /** The set of the icons; without it buttons have none. */
      readonly icons?: IconSet;
      /** Draws an icon; flip it where `mirrored` says so. Without it there is a `<span>` with `data-icon`, to style. */
      readonly renderIcon?: (icon: Icon) => Node;
      /** The element's name: `purpose-button` where none is given. */
      readonly name?: string;
    }

    /** Defines a custom element: `<purpose-button purpose="delete" icon-only></purpose-button>`. */
    export declare function definePurposeButton(options: PurposeButtonOptions): CustomElementConstructor;
    """
  }
}
