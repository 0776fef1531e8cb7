internal import AppReading
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// Compares a button's texts with those of its generated form, in every locale that app and catalogue share.
struct FixTexts: Sendable {
  /// The texts of a purpose that a form shows or speaks.
  enum Kind: Sendable {
    case title
    /// The title for places with little room.
    case short
    /// The text for screen readers: `accessibilityLabel` if the catalogue has one.
    case spoken
  }

  private let catalog: Catalog
  private let translations: any AppTranslations
  /// The language of texts in the sources.
  private let language: LanguageTag
  /// True if the app's texts were adopted into the catalogue.
  private let isAdopted: Bool

  /// - Parameter language: that of texts in the sources; nil for the catalogue's source.
  init(
    _ catalog: Catalog, _ translations: any AppTranslations, language: LanguageTag? = nil, isAdopted: Bool = false
  ) {
    self.catalog = catalog
    self.language = language ?? catalog.sourceLocale
    self.translations = translations
    self.isAdopted = isAdopted
  }

  /// Throws if a text is not that of the purpose.
  ///
  /// - Parameter locale: the locale of a text in the source; nil for that of texts in the sources.
  func require(
    _ text: SiteText, of site: Site, as kind: Kind, purpose: String, locale: LanguageTag? = nil
  ) throws(FixRefusal) {
    guard let said = text.text, !text.hasArguments else { throw .noText }
    // The generated form shows the wording that catalog.json chooses for its language.
    let wording = site.framework.generatedLanguage.flatMap { catalog.wording(ofOutput: $0.rawValue) }
    func require(_ said: String, in locale: LanguageTag) throws(FixRefusal) {
      guard let shown = shown(kind, purpose, in: locale, wording) else { throw .noText }
      guard Self.compared(said) != Self.compared(shown) else { return }
      throw .otherText(
        said: said, locale: locale, shown: shown,
        choice(of: site.framework) { self.shown(kind, purpose, in: locale, $0) == said }
          ?? (isAdopted ? .change : .adopt))
    }
    try require(said, in: locale ?? language)
    // SwiftUI treats every literal as a key, even if the source language has no table.
    guard let key = text.key ?? (text.isLiteral && site.framework.description.literalsAreKeys ? said : nil) else {
      return
    }
    let texts = translations.translations(ofKey: key, text: said, near: site.file.path)
    for (locale, text) in texts.sorted(by: { $0.key.identifier < $1.key.identifier }) {
      try require(text, in: locale)
    }
  }

  /// The choice of the wording of a framework's platform; nil if it does not say the app's word.
  private func choice(of framework: Framework, if says: (Wording) -> Bool) -> FixRefusal.WayOut? {
    guard let output = framework.generatedLanguage,
      let wording = framework.platform.flatMap({ catalog.wording(of: $0) }),
      says(wording)
    else { return nil }
    return .choose(wording, output: output.rawValue)
  }

  /// A text without differences that do not count: the form of an apostrophe, and a full stop at the end.
  private static func compared(_ text: String) -> String {
    let plain = text.replacing("\u{2019}", with: "'")
    return plain.hasSuffix(".") && !plain.hasSuffix("..") ? String(plain.dropLast()) : plain
  }

  /// The text of the generated form in a locale, with the catalogue's fallback.
  private func shown(
    _ kind: Kind, _ identifier: String, in locale: LanguageTag, _ wording: Wording?
  ) -> String? {
    guard let purpose = try? catalog.purpose(identifier) else { return nil }
    let resolver = catalog.resolver(for: locale.identifier, wording: wording)
    return switch kind {
    case .title: resolver.title(for: purpose)
    case .short: resolver.shortTitle(for: purpose)
    case .spoken: resolver.text("accessibilityLabel", of: purpose) ?? resolver.title(for: purpose)
    }
  }
}
