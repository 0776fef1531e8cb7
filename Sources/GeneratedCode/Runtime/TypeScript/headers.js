import { current, shortTitle, title } from "./index.js";
import { accessibleName, message } from "./runtime.js";

/** The way in which each platform draws bars. */
export const platforms = {
  // region platforms
  "android": { name: "Android", words: [], withoutIcon: [] },
  // endregion
};

const policy = /*policy*/"cancel"/**/;
/** The purposes with a label for screen readers. */
const labelled = [/*labelled*//**/];

const item = (value) => (typeof value === "string" ? { purpose: current(value) } : value && { ...value, purpose: current(value.purpose) });
const items = (values) => values.map(item);

/** Makes headers; what their kind does not allow cannot be passed. */
export const Header = /* @__PURE__ */ Object.freeze({
  /** The header of the base of a stack. */
  root: ({ trailing = [] } = {}) => ({ kind: "root", prominent: true, trailing: items(trailing) }),
  /** The header of a screen that goes back. */
  page: ({ dismiss = "system", trailing = [], ...rest } = {}) => ({
    kind: "page", prominent: false, trailing: items(trailing),
    leading: dismiss === "hidden" ? undefined : dismiss === "system" ? { by: "system" } : { by: "item", purpose: dismiss, ...rest },
  }),
  /** The header of a task over another screen. */
  dialog: ({ confirm, dismiss = "policy", action, trailing = [] }) => ({
    kind: "dialog", prominent: false, confirm: item(confirm), trailing: items(trailing),
    leading: { by: dismiss === "policy" ? "policy" : "item", purpose: dismiss === "cross" ? "close" : "cancel", action },
  }),
  /** The header of content over another screen. */
  viewer: ({ close = "close", trailing = [] } = {}) => ({
    kind: "viewer", prominent: false, trailing: items(trailing), leading: { by: "item", ...item(close) },
  }),
});

const look = (found, kind, iconPurpose, platform) => {
  if (found.title !== undefined || found.message !== undefined) return "word";
  const sort = kind === "confirmation" ? kind : ["cancel", "close"].includes(found.purpose) ? found.purpose : "action";
  const isBack = kind === "back" || (kind !== "confirmation" && found.purpose === "back");
  return (isBack || !platform.words.includes(sort)) && !platform.withoutIcon.includes(iconPurpose) ? "symbol" : "word";
};

const place = (found, kind, leading, platform, locale) => {
  const { purpose, message: name } = found;
  const text = (key) => message(locale.texts[purpose][key], {}, locale);
  const shown = found.title ?? (name === undefined ? undefined : text(name)) ?? shortTitle(purpose, locale);
  const iconPurpose = kind === "confirmation" ? "done" : kind === "dismissal" && purpose === "cancel" ? "close" : purpose;
  const drawn = look(found, kind, iconPurpose, platform);
  const spoken = labelled.includes(purpose) ? text("accessibilityLabel") : undefined;
  const label = found.title ?? accessibleName(drawn === "word" ? shown : undefined, spoken, title(purpose, locale));
  return {
    purpose, kind, edge: leading ? "leading" : "trailing", look: drawn,
    emphasis: kind === "confirmation" ? platform.emphasis : "none", enabled: found.enabled ?? true,
    identifier: found.identifier, action: found.action, iconPurpose, title: shown, label,
  };
};

/** The bar of a header on a platform. */
export const bar = (header, platformName, locale) => {
  const platform = platforms[platformName];
  const isDialog = header.confirm !== undefined;
  const isLeading = !isDialog || platform.cancelLeading;
  const make = (found, kind, leading) => (found ? [place(found, kind, leading, platform, locale)] : []);
  const { by, ...rest } = header.leading ?? {};
  const dismissal = by === "system" ? make({ purpose: "back" }, "back", isLeading)
    : by === "policy" ? make({ ...rest, purpose: policy }, "dismissal", isLeading)
    : by === "item" ? make(rest, "dismissal", isLeading) : [];
  const confirmation = make(header.confirm, "confirmation", platform.confirmationLeading);
  const actions = header.trailing.flatMap((action) => make(action, "action", false));
  const ends = platform.affirmativeFirst ? [...confirmation, ...dismissal] : [...dismissal, ...confirmation];
  return {
    titleStyle: header.prominent && platform.largeTitles ? "prominent" : "inline",
    items: isLeading ? [...dismissal, ...actions, ...confirmation] : [...actions, ...ends],
  };
};
