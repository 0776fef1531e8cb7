internal import AppReading
internal import Audit
package import CatalogFiles
internal import CatalogModel

extension AdoptionPlanner {
  /// The plan for an app, in the wording whose words it prints.
  ///
  /// An app of one platform alone may print that platform's own words. A new overlay then chooses the wording, so that the
  /// overlay has none of these words: the plan with fewer texts wins, and of two equal ones that with the shared texts. An
  /// overlay that exists has chosen already.
  ///
  /// The parameters are those of the initializer.
  package static func plan(
    base: CatalogSource, uses: [ButtonUse], tables: AppStringTables, choices: ReviewChoices = ReviewChoices(),
    declared: Declared? = nil
  ) -> AdoptionPlan {
    func plan(_ catalog: CatalogSource) -> AdoptionPlan {
      AdoptionPlanner(base: catalog, uses: uses, tables: tables, choices: choices, declared: declared).plan()
    }
    let shared = plan(base)
    guard let wording = wording(of: uses, base, declared), let worded = base.worded(wording) else { return shared }
    var own = plan(worded)
    if declared != nil { return own }
    guard own.differences < shared.differences else { return shared }
    own.wording = wording
    return own
  }

  /// The wording of the only platform that the app's buttons are for; for an overlay that exists, only if it has chosen it for
  /// the code of this platform.
  private static func wording(of uses: [ButtonUse], _ base: CatalogSource, _ declared: Declared?) -> Wording? {
    let frameworks = Set(uses.lazy.filter { $0.certainty == .certain && $0.purpose != nil }.map(\.framework))
    let wordings = Set(frameworks.map { framework in framework.platform.flatMap { base.manifest.wording(of: $0) } })
    guard wordings.count == 1, let wording = wordings.first ?? nil else { return nil }
    guard let declared else { return wording }
    let outputs = frameworks.compactMap(\.generatedLanguage)
    return outputs.allSatisfy { declared.chosenWordings[$0] == wording } ? wording : nil
  }
}

extension AdoptionPlan {
  /// The number of the app's texts that are not the catalogue's.
  fileprivate var differences: Int { texts.count + doubts.count { $0.kind == .formOnly } }
}
