import type { Numbers } from "./runtime.js";

/** An identifier of a purpose. */
export type Purpose =/*purposes*/ "delete"/**/;

/** An identifier that a purpose had; what takes a purpose takes it, too. */
export type FormerPurpose =/*formerPurposes*/ never/**/;

/** The effect of a purpose on the screen. */
export type Role = "navigate" | "dismiss" | "cancel" | "confirm" | "destroy" | "act";

/** The data of a locale that texts need. */
export interface Format {
  readonly tag: string;
  readonly rtl: boolean;
  readonly numbers: Numbers;
  readonly rules: object;
}

/** A locale with all its texts. */
export interface Locale extends Format {
  readonly texts: { readonly [purpose in Purpose]: object | string };
}

/** A purpose's texts, from a module of texts/; `messages` is only for the compiler. */
export interface Texts<Messages extends string = never> {
  readonly messages: { readonly [name in Messages]: true };
}

/** The purposes by their names in code. */
export declare const Purpose: {
// region constants
  /** Deletes something. */
  readonly delete: "delete";
// endregion
};

export declare const roles: { readonly [purpose in Purpose]: Role };
export declare const directions: { readonly [purpose in Purpose]?: "forward" | "backward" };

/** The purposes that take others back, for a toggle. */
export declare const opposites: { readonly [purpose in Purpose]?: Purpose };

/** The identifier that a purpose has now. */
export declare function current(purpose: Purpose | FormerPurpose): Purpose;

/** The title that a button shows. */
export declare function title(purpose: Purpose, locale: Locale): string;
export declare function title(texts: Texts): string;
// region formerTitle
// endregion

/** The title where there is little room. */
export declare function shortTitle(purpose: Purpose, locale: Locale): string;
export declare function shortTitle(texts: Texts): string;
// region formerShortTitle
// endregion
// region messages

/** A purpose with the message 'counted'. */
export type CountedPurpose = "delete";

/** The message 'counted' of a purpose. */
export declare function counted(purpose: CountedPurpose, values: { count: number }, locale: Locale): string;
export declare function counted(texts: Texts<"counted">, values: { count: number }, format: Format): string;
// endregion

/** A locale with the digits and separators of a reader's region, from `match`. */
export declare function withNumbers<Kind extends Format>(locale: Kind, numbers: Numbers): Kind;

/** The icons of a set, from a module of icons/. */
export interface IconSet {
  readonly name: string;
  readonly icons: object;
  readonly rtl: object;
  readonly locales: object;
}

/** An icon. */
export interface Icon {
  readonly name: string;
  /** True if the caller flips it. */
  readonly mirrored: boolean;
  /** The name for systems that do not have `name`. */
  readonly fallback?: string;
  readonly fallbackMirrored: boolean;
}

/** The icon of a purpose in a set; undefined if it has none. */
export declare function icon(purpose: Purpose, set: IconSet, locale: Format): Icon | undefined;
// region formerIcon
// endregion
