import type { FormerPurpose, Locale, Purpose } from "./index.js";

/** A platform that the catalogue describes. */
export type Platform =
  // region platforms
  /** Android. */
  | "android";
  // endregion

export declare const platforms: { readonly [platform in Platform]: { readonly name: string; readonly iconSet: string } };

/** An item of a header: a purpose, and what the app adds to it. */
export interface HeaderItem {
  readonly purpose: Purpose | FormerPurpose;
  /** The message without arguments that it shows in place of the title. */
  readonly message?: string;
  /** A text in place of the purpose's, such as a name that comes from data. */
  readonly title?: string;
  /** True if it can be pressed; true without it. */
  readonly enabled?: boolean;
  /** The identifier that UI tests find it by. */
  readonly identifier?: string;
  /** The identifier of the app's action; without it, the purpose's own. */
  readonly action?: string;
}

/** The content of a screen's bar, by purposes. */
export interface Header {
  readonly kind: string;
  /** True if the title is large where the platform has large titles. */
  readonly prominent: boolean;
  readonly leading?: { readonly by: "system" | "policy" | "item" } & Partial<HeaderItem>;
  readonly confirm?: HeaderItem;
  readonly trailing: readonly HeaderItem[];
}

type Items = readonly (Purpose | FormerPurpose | HeaderItem)[];

/** Makes headers; what their kind does not allow cannot be passed. */
export declare const Header: {
  /** The header of the base of a stack. */
  root(parts?: { trailing?: Items }): Header;
  /** The header of a screen that goes back: by the platform's button, by one of the app with an action, or by other means. */
  page(parts?: { dismiss?: "system" | "hidden"; trailing?: Items }): Header;
  page(parts: { dismiss: "back" | "close"; action: string; enabled?: boolean; identifier?: string; trailing?: Items }): Header;
  /** The header of a task over another screen, with its preferred action. */
  dialog(parts: { confirm: Purpose | FormerPurpose | HeaderItem; dismiss?: "policy" | "cancel" | "cross"; action?: string; trailing?: Items }): Header;
  /** The header of content over another screen. */
  viewer(parts?: { close?: Purpose | FormerPurpose | HeaderItem; trailing?: Items }): Header;
};

/** An item of a bar. */
export interface BarItem {
  readonly purpose: Purpose;
  readonly kind: "back" | "dismissal" | "confirmation" | "action";
  /** Its side in reading order. */
  readonly edge: "leading" | "trailing";
  readonly look: "word" | "symbol";
  readonly emphasis: "none" | "bold" | "prominent";
  readonly enabled: boolean;
  readonly identifier?: string;
  readonly action?: string;
  /** The purpose whose icon it shows: Cancel shows the cross of Close, a confirmation the mark of Done. */
  readonly iconPurpose: Purpose;
  readonly title: string;
  /** The accessible name: it contains the title if the look is a word. */
  readonly label: string;
}

/** The bar that an app draws. */
export interface Bar {
  readonly titleStyle: "inline" | "prominent";
  /** In reading order. */
  readonly items: readonly BarItem[];
}

/** The bar of a header on a platform. */
export declare function bar(header: Header, platform: Platform, locale: Locale): Bar;
