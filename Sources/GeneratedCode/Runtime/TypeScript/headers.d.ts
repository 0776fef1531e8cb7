import type { FormerPurpose, Locale, Purpose } from "./index.js";

/** A platform that the catalogue describes. */
export type Platform =
  // region platforms
  /** Android. */
  | "android";
  // endregion

export declare const platforms: { readonly [platform in Platform]: { readonly name: string; readonly iconSet: string } };

/** An action that a screen of the catalogue declares. */
export type HeaderAction =
  // region actions
  | "send";
  // endregion

/** An identifier for UI tests that a screen of the catalogue declares. */
export type HeaderIdentifier =
  // region identifiers
  | "share-home";
  // endregion

/** Any text of the app; editors still suggest those that the catalogue declares. */
type Own = string & {};

/** An item of a header: a purpose, and what the app adds to it. */
export interface HeaderItem {
  readonly purpose: Purpose | FormerPurpose;
  /** The message without arguments that it shows in place of the title. */
  readonly message?: string;
  /** A text in place of the purpose's, such as a name that comes from data. */
  readonly title?: string;
  /** True if it can be pressed; true without it. */
  readonly enabled?: boolean;
  /** For a toggle, whether it is on: it then shows the purpose's opposite, which pressing it does. */
  readonly on?: boolean;
  /** The number on its badge; 0 for a dot. */
  readonly badge?: number;
  /** The items of the menu that it opens, in reading order. */
  readonly menu?: readonly HeaderItem[];
  /** The identifier that UI tests find it by. */
  readonly identifier?: HeaderIdentifier | Own;
  /** The identifier of the app's action; without it, the purpose's own. */
  readonly action?: HeaderAction | Own;
}

/** The content of a screen's bar, by purposes. */
export interface Header {
  readonly kind: string;
  /** True if the title is large where the platform has large titles. */
  readonly prominent: boolean;
  readonly leading?: { readonly by: "system" | "policy" | "item" } & Partial<HeaderItem>;
  readonly confirm?: HeaderItem;
  readonly trailing: readonly HeaderItem[];
  /** The segments of a segmented control, in reading order; the selected one is on. */
  readonly segments?: readonly HeaderItem[];
  /** The search field, whose purpose has the placeholder. */
  readonly search?: HeaderItem;
}

type Items = readonly (Purpose | FormerPurpose | HeaderItem)[];

/** Makes headers; what their kind does not allow cannot be passed. */
export declare const Header: {
  /** The header of the base of a stack. */
  root(parts?: { trailing?: Items }): Header;
  /** The header of a screen that goes back: by the platform's button, by one of the app with an action, or by other means. */
  page(parts?: { dismiss?: "system" | "hidden"; trailing?: Items }): Header;
  page(parts: {
    dismiss: "back" | "close"; action: HeaderAction | Own; enabled?: boolean; identifier?: HeaderIdentifier | Own; trailing?: Items;
  }): Header;
  /** The header of a task over another screen, with its preferred action. */
  dialog(parts: {
    confirm: Purpose | FormerPurpose | HeaderItem; dismiss?: "policy" | "cancel" | "cross"; action?: HeaderAction | Own;
    enabled?: boolean; identifier?: HeaderIdentifier | Own; trailing?: Items;
  }): Header;
  /** The header of content over another screen. */
  viewer(parts?: { close?: Purpose | FormerPurpose | HeaderItem; trailing?: Items }): Header;
};

/** A header with its confirmation enabled or disabled, such as while a dialog waits for input. */
export declare function confirming(header: Header, enabled: boolean): Header;

/** A header with another state of the items of a purpose, in menus too; without `badge`, they have none. */
export declare function showing(
  header: Header, purpose: Purpose | FormerPurpose, state?: { enabled?: boolean; on?: boolean; badge?: number },
): Header;

/** A header with a segmented control; without `selected`, the first segment is selected. */
export declare function segmented(header: Header, segments: Items, selected?: Purpose | FormerPurpose): Header;

/** A header with another selected segment; the same header if it has no such segment. */
export declare function selecting(header: Header, segment: Purpose | FormerPurpose): Header;

/** A header with a search field, whose placeholder is the title of a purpose. */
export declare function searching(header: Header, purpose: Purpose | FormerPurpose): Header;

/** An item of a bar. */
export interface BarItem {
  readonly purpose: Purpose;
  readonly kind: "back" | "dismissal" | "confirmation" | "action" | "overflow" | "segment" | "search";
  /** Its side in reading order. */
  readonly edge: "leading" | "trailing";
  /** The bar, or a row below the content, in its trailing corner. */
  readonly place: "bar" | "footer";
  readonly look: "word" | "symbol";
  readonly emphasis: "none" | "bold" | "prominent";
  readonly enabled: boolean;
  /** For a toggle, whether it is on; for a segment, whether it is selected. */
  readonly on?: boolean;
  /** The number on its badge; 0 for a dot. */
  readonly badge?: number;
  /** The items of the menu that it opens, in reading order; empty for an item that acts by itself. */
  readonly menu: readonly BarItem[];
  readonly identifier?: HeaderIdentifier | Own;
  readonly action?: HeaderAction | Own;
  /** The purpose whose icon it shows: Cancel shows the cross of Close, a confirmation the mark of Done. */
  readonly iconPurpose: Purpose;
  readonly title: string;
  /** The accessible name: it contains the title if the look is a word. */
  readonly label: string;
}

/** The bar that an app draws. */
export interface Bar {
  readonly titleStyle: "inline" | "prominent";
  /** In reading order, those below the content last. */
  readonly items: readonly BarItem[];
  /** The actions that a platform without a menu does not show. */
  readonly hidden: readonly BarItem[];
  /** The segments of a segmented control, in reading order. */
  readonly segments: readonly BarItem[];
  /** The search field, whose title is the placeholder. */
  readonly search?: BarItem;
}

/**
 * The bar of a header on a platform.
 *
 * The width, in the platform's unit, decides the number of actions beside each other; without it, the narrowest bar
 * counts. The others are in the menu of the item of the kind `overflow`. The title shares the row; one that is not known
 * counts as wide as a target. `measure` has the width of a text in the font of the bar, in the same unit; without it, the
 * letters have the widths of Noto Sans.
 */
export declare function bar(
  header: Header, platform: Platform, locale: Locale,
  options?: { width?: number; title?: string; measure?: (text: string) => number },
): Bar;
