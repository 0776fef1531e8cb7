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
