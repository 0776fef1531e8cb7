import type { Locale } from "./index.js";
import type { Forced, Router, RouterRefusal } from "./router.js";

/**
 * Receives an action that the router refused. With `losesInput`, the app asks the person, with the purpose
 * `refusal.fields.discard` for the answer that loses input, and calls `retry` for that answer.
 * There is no `retry` for other refusals.
 */
export type RefusalHandler = (refusal: RouterRefusal, retry?: () => void) => void;

/** The receiver of refusals; or the language in which a dialog asks before input is lost, as `askToDiscard` does. */
export type RefusalSettings =
  | { readonly onRefused: RefusalHandler; readonly locale?: Locale }
  | { readonly onRefused?: undefined; readonly locale: Locale };

/**
 * The settings of a connection to a browser. Back, Forward and links may be refused, and `unknownRoute` is refused if no
 * screen has the address of the page.
 */
export type BrowserConnection = RefusalSettings & {
  /** The path of the app on its server, such as `/app`; empty without it. */
  readonly base?: string;
  /** The way in which clicked links open: `push` over the visible screens, unless it says `replace`. */
  readonly by?: "replace" | "push";
  /** The window, unless it is the global one. */
  readonly window?: Window;
};

/**
 * Keeps a router and the history of a browser's tab in step, until the function that it returns is called.
 *
 * It restores the state of the current entry, or opens the address of a page that has none. Then steps forward are new
 * entries, steps back go back to the entry before, and other changes replace the entry. Back and Forward restore the
 * state of their entry. Clicks on `<a href>` open screens, except clicks that open another window or a download.
 */
export declare function connectToBrowser(router: Router, connection: BrowserConnection): () => void;

/** Runs an action, which passes its argument on to the router, and gives a refusal to `onRefused`. */
export declare function attempt(action: (forced: Forced) => void, onRefused: RefusalHandler): void;
