internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation

/// Texts with findings, which must not replace other texts.
///
/// A regional text that repeats a text of its language with a finding is right, or becomes different once that text is
/// fixed. So it is removed only if the repeated text has no finding.
struct DoubtedTexts {
  private struct Text: Hashable {
    let purpose: String
    let message: String
    let language: String
  }

  /// By text, the locales with findings.
  private var locales: [Text: Set<LanguageTag>] = [:]
  /// The rules that remove a text because another one is equal.
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
