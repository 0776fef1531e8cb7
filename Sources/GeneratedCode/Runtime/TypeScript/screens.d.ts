import type { Locale } from "./index.js";
import type { Header, Platform } from "./headers.js";

/** An identifier of a screen. */
export type ScreenName =
  // region names
  | "home";
  // endregion

/** A name of a tab. */
export type TabName =
  // region tabs
  | "home";
  // endregion

/** The way in which a screen is shown; a height of a sheet may also be a share, above 0 and at most 1. */
export type Presentation =
  | "push" | "sheet" | "full-screen"
  | {
    readonly style: "sheet";
    readonly detents?: readonly ("medium" | "large" | number)[];
    readonly grabber?: boolean;
    readonly cornerRadius?: number;
  }
  | { readonly style: "custom"; readonly name: string };

/** A screen with the values of its parameters, without escapes. */
export type Destination =
  // region destinations
  | { readonly screen: "home"; readonly parameters: {} };
  // endregion

/** The screens as the catalogue declares them. */
export declare const screens: {
  readonly [screen in ScreenName]: {
    readonly header: Header;
    readonly presentation: Presentation;
    readonly parent?: ScreenName;
    readonly tab?: string;
    /** True for the base of a stack: nothing on it goes back. */
    readonly isBase?: true;
    /** The purpose that confirms that input is lost; absent if leaving asks nothing. */
    readonly discard?: string;
  }
};

/** Makes destinations: a screen with the values of its parameters. */
export declare const Screen: {
// region constructors
  home(): Destination;
// endregion
};

/** The screens at the base of each tab, in the order of the tab bar. */
export declare const tabs: readonly ScreenName[];

/** The stacks of the app, in the order of the tab bar; one without a tab if the app has no tabs. */
export declare const stacks: readonly { readonly tab?: TabName; readonly base: ScreenName }[];

/** The title of a screen: that of a purpose, the value of a parameter, or nothing. */
export declare function screenTitle(destination: Destination, locale: Locale): string;

/** The text beneath the title of a screen; empty for none. */
export declare function screenSubtitle(destination: Destination, locale: Locale): string;

/** The screen beneath, with the parameters that it needs; undefined if there is none, or if one is missing. */
export declare function parent(destination: Destination): Destination | undefined;

/** The path of a destination, escaped; undefined without a route, or if a value cannot be in a path. */
export declare function path(destination: Destination): string | undefined;

/** The destination of a link: a path, or a URL whose scheme and host are ignored; undefined if no route matches. */
export declare function destination(link: string): Destination | undefined;

/**
 * The label of a back button: the title of the screen beneath, the word for Back, or undefined for the chevron alone;
 * undefined if the header has no back button.
 * `fits` says whether a text has room; without it, all have.
 */
export declare function backLabel(
  destination: Destination, platform: Platform, locale: Locale, fits?: (text: string) => boolean,
): string | undefined;
