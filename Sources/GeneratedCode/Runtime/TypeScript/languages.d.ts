import type { Locale } from "./index.js";
import type { Numbers } from "./runtime.js";

/** The locales. */
export declare const tags: readonly string[];

/** A locale that was found, and the digits and separators that its reader expects. */
export interface Match {
  readonly tag: string;
  readonly numbers: Numbers;
  /** Loads the locale. */
  readonly load: () => Promise<Locale>;
}

/** The best locale for a user's languages, the most preferred first, such as `navigator.languages`. */
export declare function match(languages: string | readonly string[]): Match;
