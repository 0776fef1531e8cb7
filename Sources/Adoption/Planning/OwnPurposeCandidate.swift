internal import AppReading
internal import Audit
internal import CatalogModel

/// Buttons without a purpose that have the same title: a candidate for a new purpose of the app.
struct OwnPurposeCandidate: Sendable {
  /// The title of most of them.
  let title: String
  let uses: [ButtonUse]
  /// The title's key; nil for literals.
  let entry: AppStringTables.Entry?

  /// The title in kebab-case; nil if it has letters that identifiers cannot contain.
  var identifier: String? {
    let words = TitleKey(title).words.map { word in word.filter { $0 != "'" } }
    let name = words.filter { !$0.isEmpty }.joined(separator: "-")
    return IdentifierSyntax.isKebabCase(name) && name.utf8.count <= 60 ? name : nil
  }

  /// The role that most of the buttons declare.
  var role: Role {
    let declared = uses.compactMap(\.role)
    guard declared.count * 2 > uses.count else { return .act }
    if declared.allSatisfy({ $0 == .destructive }) { return .destroy }
    if declared.allSatisfy({ $0 == .cancel }) { return .cancel }
    return declared.allSatisfy { $0 == .confirm || $0 == .submit } ? .confirm : .act
  }
}

extension AdoptionPlanner {
  /// The candidates with at least two buttons, the most frequent first.
  func ownPurposeCandidates() -> [OwnPurposeCandidate] {
    var groups: [TitleKey: [ButtonUse]] = [:]
    for use in uses where !use.isDefinition && !use.isAccepted && use.purpose == nil && use.certainty == .none {
      guard let title = use.title, let text = title.text, !title.hasArguments, !TitleKey(text).isEmpty else { continue }
      groups[TitleKey(text), default: []].append(use)
    }
    let candidates = groups.values.filter { $0.count > 1 }.map { uses in
      let title = mostFrequent(uses.compactMap { $0.title?.text }) ?? ""
      let keyed = uses.first { $0.title?.text == title && $0.title?.key != nil }
      let entry = keyed.flatMap { use in
        use.title?.key.flatMap { tables.entry(forKey: $0, text: title, near: use.file) }
      }
      return OwnPurposeCandidate(title: title, uses: uses, entry: entry)
    }
    return candidates.sorted { (-$0.uses.count, $0.title) < (-$1.uses.count, $1.title) }
  }

  private func mostFrequent(_ texts: [String]) -> String? {
    let counts = texts.reduce(into: [:] as [String: Int]) { $0[$1, default: 0] += 1 }
    return counts.min { (-$0.value, $0.key) < (-$1.value, $1.key) }?.key
  }
}
