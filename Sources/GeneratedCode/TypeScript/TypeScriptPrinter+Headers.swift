internal import CatalogModel

/// `headers.js`: headers, and the bars that platforms show for them.
extension TypeScriptPrinter {
  func headers(_ headers: GeneratedHeaders) -> String {
    """
    import { current, shortTitle, title } from "./index.js";
    import { message } from "./runtime.js";

    /** How each platform draws bars. */
    export const platforms = {
    \(headers.platforms.map { "  \(JavaScript.key($0.identifier)): \(facts($0))," }.joined(separator: "\n"))
    };

    const policy = \(JavaScript.string(headers.policy));
    /** The purposes with a label for screen readers. */
    const labelled = [\(labelled.map(JavaScript.string).joined(separator: ", "))];

    \(Self.headerCode)
    """
  }

  private func facts(_ platform: GeneratedPlatform) -> String {
    let looks = platform.looks
    let words = [
      ("action", looks.isActionWord), ("cancel", looks.isCancelWord), ("close", looks.isCloseWord),
      ("confirmation", looks.isConfirmationWord),
    ]
    let facts = [
      ("name", JavaScript.string(platform.name)), ("largeTitles", "\(platform.hasLargeTitles)"),
      ("words", list(words.filter(\.1).map(\.0))), ("cancelLeading", "\(platform.isCancelLeading)"),
      ("affirmativeFirst", "\(platform.isAffirmativeFirst)"),
      ("confirmationLeading", "\(platform.isConfirmationLeading)"),
      ("emphasis", JavaScript.string(platform.confirmationEmphasis)), ("backLabel", "\(platform.showsBackLabel)"),
      ("iconSet", JavaScript.string(platform.iconSet)),
      ("withoutIcon", list(platform.withoutIcon.map { catalog.purposes[$0].identifier })),
    ]
    return "{ \(facts.map { "\($0): \($1)" }.joined(separator: ", ")) }"
  }

  private func list(_ names: [String]) -> String { "[\(names.map(JavaScript.string).joined(separator: ", "))]" }

  /// The purposes whose message `accessibilityLabel` has no arguments.
  private var labelled: [String] {
    catalog.messages.filter { $0.name == "accessibilityLabel" && $0.arguments.isEmpty }
      .flatMap { $0.purposes.map { catalog.purposes[$0].identifier } }
  }

  private static let headerCode = """
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
      const label = found.title ?? (labelled.includes(purpose) ? text("accessibilityLabel") : undefined)
        ?? (name === undefined ? title(purpose, locale) : shown);
      const iconPurpose = kind === "confirmation" ? "done" : kind === "dismissal" && purpose === "cancel" ? "close" : purpose;
      return {
        purpose, kind, edge: leading ? "leading" : "trailing", look: look(found, kind, iconPurpose, platform),
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
    """

  func declarationsOfHeaders(_ headers: GeneratedHeaders) -> String {
    let platforms = headers.platforms.map {
      "  /** \($0.name.replacing("*/", with: "* /")). */\n  | \(JavaScript.string($0.identifier))"
    }
    return """
      import type { FormerPurpose, Locale, Purpose } from "./index.js";

      /** A platform that the catalogue describes. */
      export type Platform =
      \(platforms.joined(separator: "\n"));

      export declare const platforms: { readonly [platform in Platform]: { readonly name: string; readonly iconSet: string } };

      /** An item of a header: a purpose, and what the app adds to it. */
      export interface HeaderItem {
        readonly purpose: Purpose | FormerPurpose;
        /** The message without arguments that it shows in place of the title. */
        readonly message?: string;
        /** A text in place of the purpose's, such as a name that comes from data. */
        readonly title?: string;
        /** Whether it can be pressed; true without it. */
        readonly enabled?: boolean;
        /** The identifier that UI tests find it by. */
        readonly identifier?: string;
        /** The identifier of the app's action; without it, the purpose's own. */
        readonly action?: string;
      }

      /** What a screen's bar has, by purposes. */
      export interface Header {
        readonly kind: string;
        /** Whether the title is large where the platform has large titles. */
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
        /** What a screen reader says. */
        readonly label: string;
      }

      /** What an app draws. */
      export interface Bar {
        readonly titleStyle: "inline" | "prominent";
        /** In reading order. */
        readonly items: readonly BarItem[];
      }

      /** The bar of a header on a platform. */
      export declare function bar(header: Header, platform: Platform, locale: Locale): Bar;
      """
  }
}
