internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation

/// The findings on which no removal may rest.
///
/// A text or setting is removed because something else makes it unneeded. That may be broken, too: once it is corrected,
/// the removed text is missing. So nothing is removed while a file is not read as it is meant or is in another language,
/// and no text is removed while its language has an error.
struct DoubtedTexts {
  private struct Text: Hashable {
    let purpose: String
    let message: String
    let language: String
  }

  /// By text, the locales with findings.
  private var locales: [Text: Set<LanguageTag>] = [:]
  /// The languages with an error in any of their locales.
  private var languages: Set<String> = []
  /// True if a finding would have to be corrected first: an exception may accept one that another mistake hides.
  private let hasOthers: Bool
  /// True if a file is not read as it is meant, or has the texts of another language.
  private let hasWrongFile: Bool

  private static let wrongFiles = Set(
    AllRules.reading.map(\.identifier)
      + [OtherLanguageRule.description, CopiedLocaleRule.description, LocaleWithoutFileRule.description].map(
        \.identifier)
  )

  /// - Parameter findings: those of all rules, since the removal of one rests on the others.
  init(_ findings: [Finding]) {
    let errors = findings.filter { $0.severity == .error }
    hasOthers = findings.contains {
      !($0.fix?.isRemoval ?? false) && $0.rule != NonCanonicalRule.description.identifier
    }
    hasWrongFile = findings.contains { Self.wrongFiles.contains($0.rule) && $0.severity > .note }
    languages = Set(errors.compactMap { $0.subject.locale?.language })
    for finding in findings where !(finding.fix?.isRemoval ?? false) {
      guard let text = Self.text(of: finding), let locale = finding.subject.locale else { continue }
      locales[text, default: []].insert(locale)
    }
  }

  /// True if a finding's fix removes something, and rests on a file or text with a finding.
  func forbidFix(of finding: Finding) -> Bool {
    guard finding.fix?.isRemoval ?? false else { return false }
    guard let locale = finding.subject.locale else { return hasOthers }
    guard !hasWrongFile, !languages.contains(locale.language) else { return true }
    return Self.text(of: finding).map { !(locales[$0] ?? []).subtracting([locale]).isEmpty } ?? false
  }

  private static func text(of finding: Finding) -> Text? {
    guard let purpose = finding.subject.purpose, let locale = finding.subject.locale else { return nil }
    return Text(
      purpose: purpose, message: finding.subject.message ?? MessageDeclaration.title, language: locale.language)
  }
}
