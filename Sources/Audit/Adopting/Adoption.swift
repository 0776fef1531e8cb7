internal import AppReading
internal import SourceText

/// The share of an app's buttons that come from the catalogue: adopted ÷ adoptable.
///
/// The adoptable buttons are the adopted ones, and the hand-made ones with a certain purpose for which generated code
/// has a form. Those without a form are counted separately; buttons without a purpose never count.
package struct Adoption: Sendable, Hashable {
  package var adopted = 0
  package var handMade = 0
  /// Hand-made buttons with a certain purpose for which generated code has no form.
  package var withoutForm = 0

  package init() {}

  package init(_ sites: some Sequence<NamedSite>) {
    for named in sites {
      if named.site.adoptedPurpose != nil {
        adopted += 1
      } else if named.certainty == .certain, named.purpose != nil {
        if GeneratedForms.hasForm(named.site) { handMade += 1 } else { withoutForm += 1 }
      }
    }
  }

  package var total: Int { adopted + handMade }

  /// The share in percent, rounded down; nil if there are no such buttons.
  package var percent: Int? { total == 0 ? nil : adopted * 100 / total }

  /// `12 of 80 buttons with a certain purpose (15 %); 7 more have no generated form`
  package var words: String {
    let share =
      percent.map { "\(adopted) of \(counted(total, "button")) with a certain purpose (\($0) %)" }
      ?? "no adoptable button has a certain purpose"
    guard withoutForm > 0 else { return share }
    return "\(share); \(withoutForm) more \(withoutForm == 1 ? "has" : "have") no generated form"
  }
}
