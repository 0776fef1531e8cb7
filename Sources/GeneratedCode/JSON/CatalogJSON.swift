internal import CatalogModel
internal import SourceText

extension GeneratedCatalog {
  /// The whole model as JSON.
  var json: CatalogJSON { CatalogJSON(self) }
}

/// The model as JSON, for programs in languages without a printer.
struct CatalogJSON {
  private let catalog: GeneratedCatalog

  init(_ catalog: GeneratedCatalog) { self.catalog = catalog }

  /// `all.json`: the whole model.
  ///
  /// Locales are written one by one, since a tree of all of them takes several times the memory of their text.
  var text: String {
    var text = String(CompactJSON.text(of: common).dropLast()) + ",\"locales\":{"
    for (index, locale) in catalog.locales.enumerated() {
      text += (index == 0 ? "" : ",") + CompactJSON.text(of: .string(locale.tag)) + ":"
      text += CompactJSON.text(of: .fields(self.locale(locale)))
    }
    return text + "}}"
  }

  /// Everything except the locales.
  private var common: JSONTree {
    .fields(
      head + [
        ("sourceLocale", .string(catalog.sourceLocale)),
        ("defaultLocale", catalog.locales.isEmpty ? nil : .string(catalog.locales[catalog.defaultLocale].tag)),
        ("purposes", .object(catalog.purposes.map { .init($0.identifier, purpose($0)) })),
        ("messages", .array(catalog.messages.map(message))),
        ("iconSets", .object(catalog.iconSets.map { .init($0.identifier, .string($0.name)) })),
        (
          "screens",
          catalog.screens.isEmpty ? nil : .object(catalog.screens.map { .init($0.identifier, $0.json) })
        ),
        ("numberFormats", .array(catalog.numberFormats.map(\.json))),
        ("pluralRules", .object(catalog.pluralRules.map { .init($0.tag, $0.json) })),
        ("languages", .object(catalog.languages.entries.map { .init($0.tag, language($0)) })),
        (
          "languageAliases",
          .object(catalog.languages.aliases.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })
        ),
      ])
  }

  /// `<locale>.json`: the part of the model that a program in one locale needs.
  func text(of locale: GeneratedLocale) -> String {
    let rules = Set(locale.texts.joined().compactMap { $0?.pluralRules }).sorted().map { catalog.pluralRules[$0] }
    return CompactJSON.text(
      of: .fields(
        head + [("locale", .string(locale.tag)), ("formerly", formerNames)] + self.locale(locale) + [
          ("numbers", catalog.numberFormats[locale.numberFormat].json),
          ("pluralRules", .object(rules.map { .init($0.tag, $0.json) })),
        ]))
  }

  private var head: [(key: String, value: JSONTree?)] {
    [("catalog", .string(catalog.name)), ("wording", catalog.wording.map(JSONTree.string))]
  }

  /// The former names of purposes, each with the current one.
  private var formerNames: JSONTree? {
    let names = catalog.purposes.flatMap { purpose in
      purpose.formerly.map { JSONTree.Member($0, .string(purpose.identifier)) }
    }
    return names.isEmpty ? nil : .object(names.sorted { $0.key < $1.key })
  }

  // MARK: Purposes and messages

  private func purpose(_ purpose: GeneratedPurpose) -> JSONTree {
    .fields([
      ("role", .string(purpose.role.rawValue)), ("direction", purpose.direction.map { .string($0.rawValue) }),
      ("opposite", purpose.opposite.map { .string(catalog.purposes[$0].identifier) }),
      ("description", .string(purpose.description)),
      ("formerly", purpose.formerly.isEmpty ? nil : .array(purpose.formerly.map(JSONTree.string))),
    ])
  }

  private func message(_ message: GeneratedMessage) -> JSONTree {
    .fields([
      ("name", .string(message.name)),
      ("arguments", .object(message.arguments.map { .init($0.name, .string($0.kind.rawValue)) })),
      ("purposes", .array(message.purposes.map { .string(catalog.purposes[$0].identifier) })),
    ])
  }

  private func language(_ language: GeneratedLanguage) -> JSONTree {
    .fields([
      ("locale", .string(catalog.locales[language.locale].tag)), ("numberFormat", .integer(language.numberFormat)),
      ("steps", language.steps == 0 ? nil : .integer(language.steps)), ("script", language.script.map(JSONTree.string)),
    ])
  }

  // MARK: Locales

  private func locale(_ locale: GeneratedLocale) -> [(key: String, value: JSONTree?)] {
    [
      ("direction", .string(locale.isRightToLeft ? "rtl" : "ltr")), ("numberFormat", .integer(locale.numberFormat)),
      (
        "purposes",
        .object(catalog.purposes.indices.map { .init(catalog.purposes[$0].identifier, purpose($0, in: locale)) })
      ),
    ]
  }

  private func purpose(_ index: Int, in locale: GeneratedLocale) -> JSONTree {
    let texts = catalog.messages.indices.compactMap { message -> JSONTree.Member? in
      guard let place = catalog.messages[message].purposes.firstIndex(of: index),
        let text = locale.texts[message][place]
      else { return nil }
      return .init(catalog.messages[message].name, self.text(text, in: locale))
    }
    let icons = catalog.iconSets.indices.compactMap { set -> JSONTree.Member? in
      locale.icons[set][index].map { .init(catalog.iconSets[set].identifier, $0.json) }
    }
    return .fields([
      ("title", .string(locale.titles[index])), ("short", locale.shortTitles[index].map(JSONTree.string)),
      ("role", .string(catalog.purposes[index].role.rawValue)),
      ("texts", texts.isEmpty ? nil : .object(texts)), ("icons", icons.isEmpty ? nil : .object(icons)),
    ])
  }

  /// A text: a string if it has no arguments, else its parts; and its differences from the locale's defaults.
  private func text(_ text: GeneratedText, in locale: GeneratedLocale) -> JSONTree {
    if case .literal(let constant)? = text.parts.first, text.parts.count == 1 { return .string(constant) }
    let rules = catalog.pluralRules[text.pluralRules].tag
    return .fields([
      ("from", rules == locale.tag ? nil : .string(rules)),
      ("direction", text.isRightToLeft == locale.isRightToLeft ? nil : .string(text.isRightToLeft ? "rtl" : "ltr")),
      ("numberFormat", text.ownNumberFormat.map(JSONTree.integer)), ("parts", text.parts.json),
    ])
  }
}

extension GeneratedIcon {
  /// The name, if the icon has nothing else.
  fileprivate var json: JSONTree {
    if !isMirrored, fallback == nil { return .string(name) }
    return .fields([
      ("name", .string(name)), ("mirrored", isMirrored ? .bool(true) : nil),
      ("fallback", fallback.map(JSONTree.string)), ("fallbackMirrored", isFallbackMirrored ? .bool(true) : nil),
      (
        "introduced",
        introduced.isEmpty ? nil : .object(introduced.map { .init($0.system, .string($0.version)) })
      ),
    ])
  }
}
