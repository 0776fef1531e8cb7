internal import CatalogModel

/// `index.js`: purposes, roles, and a function for each message; and the declarations that all modules share.
extension TypeScriptPrinter {
  /// The names of messages, without duplicates.
  var messageNames: [String] {
    catalog.messages.map(\.name).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  var index: String {
    let roles = catalog.purposes.map { "  \(JavaScript.key($0.identifier)): \(JavaScript.string($0.role.rawValue))," }
    let directions = catalog.purposes.compactMap { purpose in
      purpose.direction.map { "  \(JavaScript.key(purpose.identifier)): \(JavaScript.string($0.rawValue))," }
    }
    let opposites = catalog.purposes.compactMap { purpose in
      purpose.opposite.map {
        "  \(JavaScript.key(purpose.identifier)): \(JavaScript.string(catalog.purposes[$0].identifier)),"
      }
    }
    let constants =
      zip(catalog.purposes, names).map { "  \($1): \(JavaScript.string($0.identifier))," }
      + formerConstants.map { "  \($0.name): \(JavaScript.string(catalog.purposes[$0.purpose].identifier))," }
    let functions = messageNames.map { name in
      """

      /** The message '\(name)' of a purpose. */
      export const \(JavaScript.function(name)) = (purpose, values, locale) =>
        message(textsOf(purpose, locale).\(name), values, locale) ?? title(purpose, locale);
      """
    }
    return """
      import { message } from "./runtime.js";

      /** The purposes by their names in code. */
      export const Purpose = /* @__PURE__ */ Object.freeze({
      \(constants.joined(separator: "\n"))
      });

      /** What each purpose does to the screen. */
      export const roles = /* @__PURE__ */ Object.freeze({
      \(roles.joined(separator: "\n"))
      });

      /** The directions of purposes along the reading direction. */
      export const directions = /* @__PURE__ */ Object.freeze({
        __proto__: null,
      \(directions.joined(separator: "\n"))
      });

      /** The purposes that take others back, for a toggle. */
      export const opposites = /* @__PURE__ */ Object.freeze({
        __proto__: null,
      \(opposites.joined(separator: "\n"))
      });

      \(currentName)
      const textsOf = (purpose, locale) => locale?.texts && typeof purpose === "string" ? locale.texts[current(purpose)] : purpose;

      /** The title that a button shows. */
      export const title = (purpose, locale) => {
        const texts = textsOf(purpose, locale);
        return texts.title ?? texts;
      };

      /** The title where there is little room. */
      export const shortTitle = (purpose, locale) => textsOf(purpose, locale).short ?? title(purpose, locale);
      \(functions.joined(separator: "\n"))

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
      """
  }

  var declarationsOfIndex: String {
    let union = catalog.purposes.map { "  | \(JavaScript.string($0.identifier))" }.joined(separator: "\n")
    let former = former.map { "  | \(JavaScript.string($0.old))" }.joined(separator: "\n")
    let names =
      zip(catalog.purposes, names).map { purpose, name in
        """
          /** \(purpose.description.replacing("*/", with: "* /")) */
          readonly \(name): \(JavaScript.string(purpose.identifier));
        """
      }
      + formerConstants.map { former in
        let identifier = catalog.purposes[former.purpose].identifier
        return """
            /** @deprecated It is now '\(identifier)'. */
            readonly \(former.name): \(JavaScript.string(identifier));
          """
      }
    return """
      import type { Numbers } from "./runtime.js";

      /** An identifier of a purpose. */
      export type Purpose =\(catalog.purposes.isEmpty ? " never" : "\n" + union);

      /** An identifier that a purpose had; what takes a purpose takes it, too. */
      export type FormerPurpose =\(former.isEmpty ? " never" : "\n" + former);

      /** What a purpose does to the screen. */
      export type Role = "navigate" | "dismiss" | "cancel" | "confirm" | "destroy" | "act";

      /** What a text needs of its locale. */
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
      \(names.joined(separator: "\n"))
      };

      export declare const roles: { readonly [purpose in Purpose]: Role };
      export declare const directions: { readonly [purpose in Purpose]?: "forward" | "backward" };

      /** The purposes that take others back, for a toggle. */
      export declare const opposites: { readonly [purpose in Purpose]?: Purpose };

      /** The identifier that a purpose has now. */
      export declare function current(purpose: Purpose | FormerPurpose): Purpose;

      /** The title that a button shows. */
      export declare function title(purpose: Purpose, locale: Locale): string;
      export declare function title(texts: Texts): string;\(formerNames("title", returns: "string", "locale: Locale"))

      /** The title where there is little room. */
      export declare function shortTitle(purpose: Purpose, locale: Locale): string;
      export declare function shortTitle(texts: Texts): string;\(formerNames("shortTitle", returns: "string", "locale: Locale"))
      \(catalog.messages.indices.map(declaration).joined(separator: "\n"))

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
        /** Whether the caller flips it. */
        readonly mirrored: boolean;
        /** The name for systems that do not have `name`. */
        readonly fallback?: string;
        readonly fallbackMirrored: boolean;
      }

      /** The icon of a purpose in a set; undefined if it has none. */
      export declare function icon(purpose: Purpose, set: IconSet, locale: Format): Icon | undefined;\(formerNames("icon", returns: "Icon | undefined", "set: IconSet, locale: Format"))
      """
  }

  /// Former names of purposes in code, unless a current name is the same.
  var formerConstants: [(name: String, purpose: Int)] {
    var taken = Set(names)
    return catalog.purposes.enumerated().flatMap { index, purpose in
      purpose.formerly.map(JavaScript.camelCase).filter { taken.insert($0).inserted }.map { (name: $0, purpose: index) }
    }
  }

  private var former: [(old: String, new: String)] {
    catalog.purposes.flatMap { purpose in purpose.formerly.map { ($0, purpose.identifier) } }
  }

  /// Maps former identifiers to current ones.
  private var currentName: String {
    guard !former.isEmpty else {
      return "/** The identifier that a purpose has now. */\nexport const current = (purpose) => purpose;"
    }
    let members = former.map { "\(JavaScript.key($0.old)): \(JavaScript.string($0.new))" }.joined(separator: ", ")
    return """
      const renamed = { __proto__: null, \(members) };
      /** The identifier that a purpose has now. */
      export const current = (purpose) => renamed[purpose] ?? purpose;
      """
  }

  /// Functions with the former names of purposes, which editors show as deprecated.
  private func formerNames(_ function: String, returns result: String, _ parameters: String) -> String {
    former.map { old, new in
      """

      /** @deprecated '\(old)' is now '\(new)'. */
      export declare function \(function)(purpose: \(JavaScript.string(old)), \(parameters)): \(result);
      """
    }.joined()
  }

  /// A function for a message, and the type of the purposes that declare it.
  private func declaration(_ index: Int) -> String {
    let message = catalog.messages[index]
    let number = catalog.messages[..<index].count { $0.name == message.name }
    let type =
      message.name.prefix(1).uppercased() + message.name.dropFirst() + "Purpose\(number > 0 ? "\(number + 1)" : "")"
    let union = message.purposes.map { JavaScript.string(catalog.purposes[$0].identifier) }.joined(separator: " | ")
    let values = message.arguments.map { argument in
      "\(JavaScript.key(argument.name)): \(argument.kind == .text ? "string" : "number")"
    }
    let arguments = "{ \(values.joined(separator: "; "))\(values.isEmpty ? "" : " ")}"
    let name = JavaScript.function(message.name)
    let former = message.purposes.flatMap { purpose in
      catalog.purposes[purpose].formerly.map { old in
        "\n\n/** @deprecated '\(old)' is now '\(catalog.purposes[purpose].identifier)'. */\n"
          + "export declare function \(name)(purpose: \(JavaScript.string(old)), values: \(arguments), locale: Locale): string;"
      }
    }.joined()
    return """

      /** A purpose with the message '\(message.name)'. */
      export type \(type) = \(union);

      /** The message '\(message.name)' of a purpose. */
      export declare function \(name)(purpose: \(type), values: \(arguments), locale: Locale): string;
      export declare function \(name)(texts: Texts<\(JavaScript.string(message.name))>, values: \(arguments), format: Format): string;\(former)
      """
  }

  var declarationsOfRuntime: String {
    """
    /** How a locale prints numbers: digits, separators, groups and affixes. */
    export interface Numbers {
      readonly d?: string;
      readonly c?: string;
      readonly g?: string;
      readonly p?: number;
      readonly s?: number;
      readonly m?: number;
      readonly n?: readonly [string, string];
      readonly q?: readonly [string, string];
      readonly r?: readonly [string, string];
    }

    /** A number in a format. Style 0 is as it is with three decimals at most, 1 whole, 2 percent. */
    export declare function number(value: number, style: 0 | 1 | 2, format: Numbers): string;
    """
  }
}
