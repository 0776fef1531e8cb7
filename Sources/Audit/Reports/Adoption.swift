internal import SourceText

/// How far an app takes its buttons from the catalogue: adopted ÷ (adopted + certain hand-made).
///
/// Buttons without a purpose never count.
package struct Adoption: Sendable, Hashable {
  package var adopted = 0
  package var handMade = 0

  package init() {}

  package init(_ sites: some Sequence<NamedSite>) {
    for named in sites {
      if named.site.adoptedPurpose != nil {
        adopted += 1
      } else if named.certainty == .certain, named.purpose != nil {
        handMade += 1
      }
    }
  }

  package var total: Int { adopted + handMade }

  /// The share in percent, rounded down; nil where there are no such buttons.
  package var percent: Int? { total == 0 ? nil : adopted * 100 / total }

  /// `12 of 80 buttons with a certain purpose (15 %)`
  package var words: String {
    guard let percent else { return "no button has a certain purpose" }
    return "\(adopted) of \(counted(total, "button")) with a certain purpose (\(percent) %)"
  }
}
