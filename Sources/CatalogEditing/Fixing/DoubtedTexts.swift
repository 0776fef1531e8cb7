internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation

/// Texts with findings, which other texts must not be replaced by.
///
/// A regional text that repeats a broken text of its language is right, or becomes different once that text is fixed:
/// it is removed only when the text that it repeats has no finding.
struct DoubtedTexts {
  private struct Text: Hashable {
    let purpose: String
    let message: String
    let language: String
  }

  /// By text, the locales with findings.
  private var locales: [Text: Set<LanguageTag>] = [:]
  /// The rules that remove a text because another one says the same.
  private static let removing: Set<String> = [RedundantOverrideRule.description.identifier]

  init(_ findings: [Finding]) {
    for finding in findings where !Self.removing.contains(finding.rule) {
      guard let text = Self.text(of: finding), let locale = finding.subject.locale else { continue }
      locales[text, default: []].insert(locale)
    }
  }

  /// True if a finding's fix removes a text whose replacement would also have a finding.
  func forbidFix(of finding: Finding) -> Bool {
    guard Self.removing.contains(finding.rule), let text = Self.text(of: finding), let locale = finding.subject.locale
    else { return false }
    return !(locales[text] ?? []).subtracting([locale]).isEmpty
  }

  private static func text(of finding: Finding) -> Text? {
    guard let purpose = finding.subject.purpose, let locale = finding.subject.locale else { return nil }
    return Text(
      purpose: purpose, message: finding.subject.message ?? MessageDeclaration.title, language: locale.language)
  }
}
