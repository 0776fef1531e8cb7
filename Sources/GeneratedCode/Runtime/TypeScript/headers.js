import { shownActions } from "./bar-room.js";
import { current, shortTitle, title } from "./index.js";
import { accessibleName, message } from "./runtime.js";

/** The way in which each platform draws bars. */
export const platforms = {
  // region platforms
  "android": { name: "Android", words: [], withoutIcon: [], limits: [], sizes: { narrowestWidth: 320 }, menu: true },
  // endregion
};

const policy = /*policy*/"cancel"/**/;
/** The purposes with a label for screen readers. */
const labelled = [/*labelled*//**/];

/** The purposes that toggles show when they are on. */
const opposites = { __proto__: null, /*opposites*//**/ };
/** The purpose of the button that opens the menu of the actions that do not fit. */
const more = /*more*/undefined/**/;

const item = (value) => (typeof value === "string" ? { purpose: current(value) } : value && {
  ...value, purpose: current(value.purpose), ...(value.menu && { menu: items(value.menu) }),
});
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
  dialog: ({ confirm, dismiss = "policy", trailing = [], ...rest }) => ({
    kind: "dialog", prominent: false, confirm: item(confirm), trailing: items(trailing),
    leading: { by: dismiss === "policy" ? "policy" : "item", purpose: dismiss === "cross" ? "close" : "cancel", ...rest },
  }),
  /** The header of content over another screen. */
  viewer: ({ close = "close", trailing = [] } = {}) => ({
    kind: "viewer", prominent: false, trailing: items(trailing), leading: { by: "item", ...item(close) },
  }),
});

/** A header with its confirmation enabled or disabled, such as while a dialog waits for input. */
export const confirming = (header, enabled) => (header.confirm ? { ...header, confirm: { ...header.confirm, enabled } } : header);

/** A header with another state of the items of a purpose, in menus too. */
export const showing = (header, purpose, { enabled, on, badge } = {}) => {
  const changed = (found) => found && {
    ...found, ...(found.menu && { menu: found.menu.map(changed) }),
    ...(found.purpose === current(purpose) && { enabled: enabled ?? found.enabled, on: on ?? found.on, badge }),
  };
  return { ...header, leading: changed(header.leading), confirm: changed(header.confirm), trailing: header.trailing.map(changed) };
};

/** A header with a segmented control. */
export const segmented = (header, segments, selected = segments[0]) =>
  ({ ...header, segments: items(segments).map((found) => ({ ...found, on: found.purpose === current(selected) })) });

/** A header with another selected segment; the same header if it has no such segment. */
export const selecting = (header, segment) =>
  header.segments?.some(({ purpose }) => purpose === current(segment)) ? segmented(header, header.segments, segment) : header;

/** A header with a search field. */
export const searching = (header, purpose) => ({ ...header, search: item(purpose) });

const look = (found, kind, iconPurpose, platform) => {
  if (found.title !== undefined || found.message !== undefined) return "word";
  if (kind === "segment" || kind === "search") return "word";
  const sort = kind === "confirmation" ? kind : ["back", "cancel", "close"].includes(found.purpose) ? found.purpose : "action";
  return !platform.words.includes(sort) && !platform.withoutIcon.includes(iconPurpose) ? "symbol" : "word";
};

const place = (found, kind, leading, inFooter, platform, locale) => {
  const { purpose, message: name } = found;
  // A toggle that is on shows the opposite of its purpose, which pressing it does.
  const own = (kind !== "segment" && found.on && opposites[purpose]) || purpose;
  const text = (key) => message(locale.texts[own][key], {}, locale);
  const shown = found.title ?? (name === undefined ? undefined : text(name)) ?? shortTitle(own, locale);
  const iconPurpose = kind === "confirmation" ? "done" : kind === "dismissal" && purpose === "cancel" ? "close" : own;
  const drawn = look(found, kind, iconPurpose, platform);
  const spoken = labelled.includes(own) ? text("accessibilityLabel") : undefined;
  const label = found.title ?? accessibleName(drawn === "word" ? shown : undefined, spoken, title(own, locale));
  return {
    purpose, kind, edge: leading ? "leading" : "trailing", place: inFooter ? "footer" : "bar", look: drawn,
    emphasis: kind === "confirmation" ? platform.emphasis : "none", enabled: found.enabled ?? true,
    on: found.on, badge: found.badge,
    menu: (found.menu ?? []).map((inner) => place(inner, "action", leading, inFooter, platform, locale)),
    identifier: found.identifier, action: found.action, iconPurpose, title: shown, label,
  };
};

/** The bar of a header on a platform. */
export const bar = (header, platformName, locale, { width, title, measure } = {}) => {
  const platform = platforms[platformName];
  const isDialog = header.confirm !== undefined;
  const make = (found, kind, leading, inFooter = false) => (found ? [place(found, kind, leading, inFooter, platform, locale)] : []);
  const leave = (found, kind = "dismissal") => (
    found.purpose === "back" ? make(found, kind, true)
    : found.purpose === "close" ? make(found, kind, platform.closeLeading, platform.closeInFooter)
    : make(found, kind, !isDialog || platform.cancelLeading, isDialog && platform.dialogInFooter));
  const { by, ...rest } = header.leading ?? {};
  const dismissal = by === "system" ? leave({ purpose: "back" }, "back")
    : by === "policy" ? leave({ ...rest, purpose: policy })
    : by === "item" ? leave(rest) : [];
  const confirmation = make(header.confirm, "confirmation", platform.confirmationLeading, platform.dialogInFooter);
  const all = header.trailing.flatMap((action) => make(action, "action", false));
  const isProminent = header.prominent && platform.largeTitles;
  const inRow = {
    leading: dismissal.find(({ edge }) => edge === "leading"), actions: all,
    endings: [...dismissal, ...confirmation].filter(
      ({ kind, edge, place }) => place === "bar" && (kind === "confirmation" || edge === "trailing")),
    title: isProminent ? "" : title,
  };
  const count = platform.room.hasMenu && !more ? all.length : shownActions(platform, inRow, { width, measure });
  const others = header.trailing.slice(count);
  const actions = [
    ...all.slice(0, count),
    ...(platform.room.hasMenu && others.length ? make({ purpose: more, menu: others }, "overflow", false) : []),
  ];
  // A cross is at the very end of a bar.
  const isCross = dismissal.some(({ purpose, place }) => purpose === "close" && place === "bar");
  const ends = platform.affirmativeFirst || isCross ? [...confirmation, ...dismissal] : [...dismissal, ...confirmation];
  const row = dismissal[0]?.edge === "leading" ? [...dismissal, ...actions, ...confirmation] : [...actions, ...ends];
  return {
    titleStyle: isProminent ? "prominent" : "inline",
    items: ["bar", "footer"].flatMap((name) => row.filter(({ place }) => place === name)),
    hidden: platform.room.hasMenu ? [] : all.slice(count),
    segments: (header.segments ?? []).flatMap((found) => make(found, "segment", true)),
    search: make(header.search, "search", true)[0],
  };
};
