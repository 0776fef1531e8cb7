internal import AppReading
internal import CatalogModel
internal import CodeWriting
internal import SourceReading

/// The parts that a button draws: its title, its icon, or both.
enum DrawnParts {
  case title, icon, both
}

/// A hand-made button that may be rewritten, with the context that its form needs.
struct FixSite {
  let named: NamedSite
  let purpose: PurposeDefinition
  /// Its names in code.
  let purposeName: PurposeName
  let text: FixedText
  let texts: FixTexts
  let icons: FixIcons
  let names: GeneratedNames

  var role: Role { purpose.role }
  var container: Container { named.site.container }

  /// Throws unless the texts equal the form's in every locale.
  ///
  /// - Parameters:
  ///   - title: the text that the form shows as the title.
  ///   - spoken: the text that it gives to assistive technology.
  ///   - tooltip: the text that it shows as the tooltip; nil if the written tooltip is kept.
  ///   - locale: the locale of the texts in the source; nil for the catalogue's source locale.
  ///   - handler: an unlabelled argument that is the button's action and may be mistaken for a text.
  func requireTexts(
    title: FixTexts.Kind = .title, spoken: FixTexts.Kind = .title, tooltip: FixTexts.Kind? = .title,
    locale: LanguageTag? = nil, besides handler: Range<Int>? = nil
  ) throws(FixRefusal) {
    for text in named.site.texts where text.range != handler {
      let kind: FixTexts.Kind? =
        switch text.use {
        case .title: title
        case .accessibilityLabel: spoken
        case .tooltip: tooltip
        }
      guard let kind else { continue }
      try texts.require(text, of: named.site, as: kind, purpose: purpose.identifier, locale: locale)
    }
  }

  /// Throws if the title is a sign, such as `×`, which is drawn, not read.
  func requireLetters(_ title: String) throws(FixRefusal) {
    guard title.contains(where: \.isLetter) else { throw .glyph(title) }
  }

  /// Throws if an icon is not the one that generated Swift draws.
  func requireSwiftIcon() throws(FixRefusal) {
    try icons.requireSwift(named.site.icons, purpose: purpose.identifier)
  }

  /// Throws if an icon is not the one that generated Kotlin draws.
  func requireAndroidIcon() throws(FixRefusal) {
    try icons.requireAndroid(named.site.icons, purpose: purpose.identifier)
  }

  /// Throws if the form would lose a comment.
  func requireComments(of range: Range<Int>, in kept: [Range<Int>]) throws(FixRefusal) {
    if text.losesComment(range, keeping: kept) { throw .comment }
  }
}
