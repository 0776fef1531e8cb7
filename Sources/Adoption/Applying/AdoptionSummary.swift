internal import CatalogModel
internal import SourceText

/// The result of adopting an app, in a few lines for people.
package struct AdoptionSummary: Sendable {
  package let text: String

  /// - Parameter review: the path of the review list; nil if it was not written.
  package init(_ trial: AdoptionTrial, _ plan: AdoptionPlan, review: String?) {
    let purposes = Set(trial.texts.map(\.purpose)).count
    let locales = Set(trial.texts.map(\.locale)).count
    var lines = [
      "taken: \(counted(trial.texts.count, "text")) of \(counted(purposes, "purpose")) in \(counted(locales, "locale")), "
        + "\(counted(trial.icons.count, "icon")), \(counted(trial.purposes.count, "new purpose"))"
    ]
    if !plan.wordings.isEmpty {
      let names = plan.wordings.map { "'\($0)'" }.joined(separator: " and ")
      let chosen = plan.wordings.count == 1 ? "this wording" : "these wordings"
      lines.append("the app prints the words of \(names): a new catalog.json chooses \(chosen)")
    }
    for (wording, outputs) in plan.offeredWordings.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let choices = outputs.keys.sorted().map { "\"\($0)\": \"\(wording)\"" }.joined(separator: ", ")
      lines.append("the app prints words of '\(wording)': \"wording\": { \(choices) } in catalog.json shows them")
    }
    if plan.iconSets == nil { lines.append("no icon of the catalogue's sets was found: the overlay inherits all sets") }
    let counts = Doubt.Kind.allCases.compactMap { kind -> String? in
      let count = trial.doubts.count { $0.kind == kind }
      return count == 0 ? nil : "  \(count) × \(kind.rawValue)"
    }
    if !counts.isEmpty {
      let place = review.map { "written to \($0.onOneLine)" } ?? "write them to a list with --review FILE.csv"
      lines.append("to review: \(counted(trial.doubts.count, "doubt")), \(place)")
      lines += counts
    }
    text = lines.map { $0 + "\n" }.joined()
  }
}
