/// <reference lib="dom" />
import type { Icon, IconSet, Locale } from "./index.js";
import type { BarItem, Header, Platform } from "./headers.js";

export interface PurposeHeaderOptions {
  readonly locale: Locale;
  readonly platform: Platform;
  /** The set of the icons; without it all items are words. */
  readonly icons?: IconSet;
  /** Draws an icon; flip it where `mirrored` says so. Without it there is a `<span>` with `data-icon`, to style. */
  readonly renderIcon?: (icon: Icon) => Node;
  /** The element's name: `purpose-header` where none is given. */
  readonly name?: string;
}

/** The bar of a header. Its attributes are `heading`, `subtitle`, `width` and `back-href`; its children are the content. */
export interface PurposeHeaderElement extends HTMLElement {
  /** The header; undefined for no bar. */
  header: Header | undefined;
}

/** The event `purpose-item`: an item was pressed. `preventDefault` keeps the browser from following a link. */
export type PurposeItemEvent = CustomEvent<BarItem>;

/**
 * Defines a custom element: `<purpose-header heading="Places">…</purpose-header>`, with a `<header>` before its children,
 * and a `<footer>` after them for the items below the content.
 */
export declare function definePurposeHeader(options: PurposeHeaderOptions): new () => PurposeHeaderElement;
