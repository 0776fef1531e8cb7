import { message } from "./runtime.js";

/** The purposes by their names in code. */
export const Purpose = /* @__PURE__ */ Object.freeze({
  // region constants
  delete: "delete",
  // endregion
});

/** The effect of each purpose on the screen. */
export const roles = /* @__PURE__ */ Object.freeze({
  // region roles
  delete: "destroy",
  // endregion
});

/** The directions of purposes along the reading direction. */
export const directions = /* @__PURE__ */ Object.freeze({
  __proto__: null,
  // region directions
  back: "backward",
  // endregion
});

/** The purposes that take others back, for a toggle. */
export const opposites = /* @__PURE__ */ Object.freeze({
  __proto__: null,
  // region opposites
  pin: "unpin",
  // endregion
});

// region hasFormer
const renamed = { __proto__: null, /*renamed*/erase: "delete"/**/ };
// endregion
/** The identifier that a purpose has now. */
export const current = (purpose) => /*current*/purpose/**/;
const textsOf = (purpose, locale) => locale?.texts && typeof purpose === "string" ? locale.texts[current(purpose)] : purpose;

/** The title that a button shows. */
export const title = (purpose, locale) => {
  const texts = textsOf(purpose, locale);
  return texts.title ?? texts;
};

/** The title where there is little room. */
export const shortTitle = (purpose, locale) => textsOf(purpose, locale).short ?? title(purpose, locale);
// region messages

/** The message 'counted' of a purpose. */
export const counted = (purpose, values, locale) =>
  message(textsOf(purpose, locale).counted, values, locale) ?? title(purpose, locale);
// endregion

/** A locale with the digits and separators of a reader's region. */
export const withNumbers = (locale, numbers) => ({ ...locale, numbers });

/** The icon of a purpose in a set: its name, and whether the caller flips it. */
export const icon = (purpose, set, locale) => {
  const name = current(purpose);
  const found = set.locales[locale.tag]?.[name] ?? (locale.rtl ? set.rtl[name] : undefined) ?? set.icons[name];
  if (!found) return undefined;
  const [glyph, mirrored, fallback, fallbackMirrored] = typeof found === "string" ? [found] : found;
  return { name: glyph, mirrored: !!mirrored, fallback, fallbackMirrored: !!fallbackMirrored };
};
