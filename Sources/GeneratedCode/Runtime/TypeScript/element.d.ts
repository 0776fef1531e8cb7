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
