import type { HTMLAttributes, MouseEvent, ReactElement, ReactNode } from "react";
import type { Icon, IconSet, Locale, Purpose } from "./index.js";
import type { BarItem, Header, Platform } from "./headers.js";

/** Called when an item is pressed. For a link, `event.preventDefault()` keeps the browser from following it. */
export type ItemHandler = (item: BarItem, event: MouseEvent<HTMLElement>) => void;

export interface PurposeHeaderProps extends HTMLAttributes<HTMLElement> {
  readonly header: Header;
  readonly platform: Platform;
  readonly title: string;
  /** The text beneath the title. */
  readonly subtitle?: string;
  readonly locale: Locale;
  /** The width of the bar, which decides the number of actions beside each other; without it, the narrowest bar counts. */
  readonly width?: number;
  /** The set of the icons; without it all items are words. */
  readonly icons?: IconSet;
  /** Draws an icon; flip it where `mirrored` says so. */
  readonly renderIcon?: (icon: Icon) => ReactNode;
  /** The address of the screen beneath: a back button that is a word is a link to it. */
  readonly backHref?: string;
  /** The actions of items by purpose, of entries of menus and segments too. A toggle has that of its purpose in both states. */
  readonly actions?: { readonly [purpose in Purpose]?: ItemHandler };
  /** Called when an item without an action is pressed. */
  readonly onItem?: ItemHandler;
  /** The text of the search field; without it, the field keeps its own. */
  readonly query?: string;
  /** Called when the text of the search field changes. */
  readonly onSearch?: (query: string) => void;
  /** The content between the bar and the items below it. */
  readonly children?: ReactNode;
}

/** The bar of a header, the content, and a `<footer>` with the items below it; other properties go to the `<header>`. */
export declare function PurposeHeader(props: PurposeHeaderProps): ReactElement;
