internal import CatalogFiles
internal import CatalogModel

/// The texts that somebody has to write again, by their findings with ``Reach/text``: a text with the tag of another format is
/// also too long. The other findings about such a text follow.
struct UnusableTexts {
  private struct Key: Hashable {
    let purpose: String
    let message: String?
    let locale: LanguageTag?
  }

  private let causes: [Key: Finding]
  private let reach: (Finding) -> Reach
  /// The causes, each with the findings that follow from it.
  private(set) var others: [(cause: Finding, followers: [Finding])] = []

  init(_ findings: [Finding], reach: @escaping (Finding) -> Reach) {
    self.reach = reach
    let all = findings.lazy.filter { reach($0).contains(.text) }
    causes = Dictionary(all.compactMap { finding in Self.key(finding).map { ($0, finding) } }) { first, _ in first }
    guard !causes.isEmpty else { return }
    let followers = Dictionary(grouping: findings.filter(follows)) { Self.key($0).flatMap { causes[$0] }?.identity }
    others = causes.values.compactMap { cause in followers[cause.identity].map { (cause, $0) } }
  }

  func follows(_ finding: Finding) -> Bool {
    guard !causes.isEmpty, finding.followUps == 0, let key = Self.key(finding) else { return false }
    return causes[key] != nil && !reach(finding).contains(.text)
  }

  private static func key(_ finding: Finding) -> Key? {
    let subject = finding.subject
    return subject.purpose.map { Key(purpose: $0, message: subject.message, locale: subject.locale) }
  }
}
