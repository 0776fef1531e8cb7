internal import CatalogModel
internal import CodeWriting

/// The modules of a locale: `texts/` with a constant for each purpose, so that bundlers can drop unused ones, and
/// `locales/` with all of them.
extension TypeScriptPrinter {
  func texts(of locale: GeneratedLocale) -> String {
    let texts = catalog.purposes.indices.map { self.text(ofPurpose: $0, in: locale) }
    let constants = texts.enumerated().map { "const \(Self.local($0)) = \($1);" }
    let names = exportedNames { _ in "" }
    let (rules, numbers) = imports(of: locale)
    var lines = rules.isEmpty ? [] : ["import { \(rules.joined(separator: ", ")) } from \"../plurals.js\";"]
    if !numbers.isEmpty { lines.append("import { \(numbers.joined(separator: ", ")) } from \"../numbers.js\";") }
    lines += constants
    return (lines + ["export {"] + names + ["};"]).joined(separator: "\n")
  }

  func code(of locale: GeneratedLocale) -> String {
    let texts = zip(catalog.purposes, names).map { purpose, name in
      "  \(JavaScript.key(purpose.identifier)): texts.\(name),"
    }
    let rules = pluralRules(of: locale)
    let name = Self.name(of: locale)
    let plural = rules.map { "import { \($0) } from \"../plurals.js\";\n" } ?? ""
    return """
      \(plural)import { \(Self.format(locale.numberFormat)) } from "../numbers.js";
      import { withTexts } from "../runtime.js";
      import * as texts from "../texts/\(locale.tag).js";

      /** The data that texts of this locale need. */
      export const format = {
        tag: \(JavaScript.string(locale.tag)), rtl: \(locale.isRightToLeft), numbers: \(Self.format(locale.numberFormat)), \
      rules: \(rules ?? "[]"),
      };

      /** The locale '\(locale.tag)'. */
      export const \(name) = /* @__PURE__ */ withTexts(format, {
      \(texts.joined(separator: "\n"))
      });
      """
  }

  func declarations(of locale: GeneratedLocale) -> String {
    """
    import type { Format, Locale } from "../index.js";

    /** The data that texts of this locale need. */
    export declare const format: Format;

    /** The locale '\(locale.tag)'. */
    export declare const \(Self.name(of: locale)): Locale;
    """
  }

  /// The declarations, which are the same for every locale: each purpose with the names of its messages.
  var declarationsOfTexts: String {
    let constants = catalog.purposes.enumerated().map { index, purpose in
      let messages = catalog.messages.filter { $0.purposes.contains(index) }.map { JavaScript.string($0.name) }
      let type = messages.isEmpty ? "Texts" : "Texts<\(messages.joined(separator: " | "))>"
      return "declare const \(Self.local(index)): \(type);"
    }
    let names = exportedNames { "  /** @deprecated It is now '\(catalog.purposes[$0].identifier)'. */\n" }
    return (["import type { Texts } from \"../index.js\";"] + constants + ["export {"] + names + ["};"])
      .joined(separator: "\n")
  }

  /// The names that a module of texts exports: the current names of purposes, then the former ones.
  ///
  /// - Parameter note: the comment before a former name.
  private func exportedNames(note: (Int) -> String) -> [String] {
    names.enumerated().map { "  \(Self.local($0)) as \($1)," }
      + formerConstants.map { "\(note($0.purpose))  \(Self.local($0.purpose)) as \($0.name)," }
  }

  /// The name of a locale's constant: `ptBR`.
  static func name(of locale: GeneratedLocale) -> String {
    JavaScript.locale(locale.tag)
  }

  private static func local(_ index: Int) -> String { "p\(index)" }

  // MARK: Texts

  private func text(ofPurpose index: Int, in locale: GeneratedLocale) -> String {
    let title = JavaScript.string(locale.titles[index])
    let messages = catalog.messages.indices.compactMap { message -> String? in
      guard let place = catalog.messages[message].purposes.firstIndex(of: index),
        let text = locale.texts[message][place]
      else { return nil }
      return
        "\(JavaScript.key(catalog.messages[message].name)): \(code(of: text, message: catalog.messages[message], in: locale))"
    }
    let short = locale.shortTitles[index].map { ["short: \(JavaScript.string($0))"] } ?? []
    return short.isEmpty && messages.isEmpty
      ? title : "{ \((["title: \(title)"] + short + messages).joined(separator: ", ")) }"
  }

  /// A text, with the properties that it has from another locale.
  private func code(of text: GeneratedText, message: GeneratedMessage, in locale: GeneratedLocale) -> String {
    let code = JavaScriptText(text.parts, of: message).code
    guard !code.hasPrefix("\"") else { return code }
    var own: [String] = []
    let rules = Self.rules(text.pluralRules, in: catalog)
    if rules != pluralRules(of: locale) { own.append("u: \(rules ?? "[]")") }
    if let format = text.ownNumberFormat, format != locale.numberFormat { own.append("v: \(Self.format(format))") }
    if text.isRightToLeft != locale.isRightToLeft { own.append("w: \(text.isRightToLeft)") }
    return own.isEmpty ? code : "{ q: \(code), \(own.joined(separator: ", ")) }"
  }

  /// The names that a module of texts imports.
  private func imports(of locale: GeneratedLocale) -> (rules: [String], numbers: [String]) {
    let texts = zip(catalog.messages, locale.texts).flatMap { message, row in
      row.compactMap(\.self).filter { !JavaScriptText($0.parts, of: message).code.hasPrefix("\"") }
    }
    let own = pluralRules(of: locale)
    let rules = texts.compactMap { Self.rules($0.pluralRules, in: catalog) }.filter { $0 != own }
    let numbers = texts.compactMap(\.ownNumberFormat).filter { $0 != locale.numberFormat }.map(Self.format)
    return (Set(rules).sorted(), Set(numbers).sorted())
  }
}
