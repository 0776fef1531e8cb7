import type { RefusalHandler } from "./browser-router.js";
import type { Locale, Purpose } from "./index.js";
import type { RouterRefusal } from "./router.js";

/** A question, and the answers to it. */
export interface DiscardQuestion {
  /** The message `confirmation` of the purpose that discards, else its title. */
  readonly text: string;
  /** The purpose that discards, then `keep-editing`, or `cancel` if the catalogue has no such purpose. */
  readonly answers: readonly { readonly purpose: Purpose; readonly title: string; readonly destructive: boolean }[];
}

/** The question before input is lost. */
export declare function discardQuestion(refusal: Extract<RouterRefusal, { readonly code: "losesInput" }>, locale: Locale): DiscardQuestion;

/**
 * Makes a receiver of refusals that asks in a `<dialog data-question>` before input is lost. The focus is on the answer that
 * keeps the input, and Escape keeps it too. Other refusals are warnings in the console.
 */
export declare function askToDiscard(locale: Locale): RefusalHandler;
