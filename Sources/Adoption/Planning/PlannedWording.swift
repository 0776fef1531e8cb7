internal import AppReading
internal import Audit
package import CatalogFiles
internal import CatalogModel

extension AdoptionPlanner {
  /// The plan for an app, in the wordings whose words it prints.
  ///
  /// An app may print the own words of its platforms. A new overlay chooses a wording if the app prints more of its words than
  /// shared ones, where the two differ. The words of an app for one platform are then compared with the wording's. In an app for
  /// several platforms, and in an overlay that exists and has not chosen the wording, a platform's word is not a title of the
  /// overlay, since the other platforms would show it too.
  ///
  /// The parameters are those of the initializer.
  package static func plan(
    base: CatalogSource, uses: [ButtonUse], tables: AppStringTables, choices: ReviewChoices = ReviewChoices(),
    declared: Declared? = nil
  ) -> AdoptionPlan {
    func planner(_ base: CatalogSource, passingOver words: PlatformWords = PlatformWords()) -> AdoptionPlanner {
      AdoptionPlanner(
        base: base, uses: uses, tables: tables, choices: choices, declared: declared, passingOver: words)
    }
    let shared = planner(base)
    let platforms = PlatformsOfApp(uses, base.manifest)
    let wordings = platforms.wordings.filter { wording in
      declared.map { platforms.choose(wording, in: $0.chosenWordings) }
        ?? PlatformWords(wordings: [wording], of: base).arePreferred(in: shared)
    }
    var plan: AdoptionPlan
    if let wording = platforms.onlyWording, wordings == [wording], let worded = base.worded(wording) {
      plan = planner(worded).plan()
    } else if declared == nil, platforms.onlyWording != nil {
      plan = shared.plan()
    } else {
      plan = planner(base, passingOver: PlatformWords(wordings: platforms.wordings, of: base, chosen: wordings)).plan()
    }
    if declared == nil { plan.wordings = wordings }
    return plan
  }
}

/// The platforms that an app's buttons are for, and their wordings.
private struct PlatformsOfApp {
  /// Sorted.
  let wordings: [Wording]
  /// The wording of all buttons; nil if some are of another platform, or of one without a wording.
  let onlyWording: Wording?
  private let frameworks: [Wording: Set<Framework>]

  init(_ uses: [ButtonUse], _ manifest: CatalogManifest) {
    let certain = Set(uses.lazy.filter { $0.certainty == .certain && $0.purpose != nil }.map(\.framework))
    let named = certain.map { framework in (framework, framework.platform.flatMap { manifest.wording(of: $0) }) }
    frameworks = named.reduce(into: [:]) { found, entry in
      if let wording = entry.1 { found[wording, default: []].insert(entry.0) }
    }
    wordings = frameworks.keys.sorted { $0.rawValue < $1.rawValue }
    onlyWording = wordings.count == 1 && named.allSatisfy { $0.1 != nil } ? wordings.first : nil
  }

  /// True if catalog.json chooses a wording for the code of its platform.
  func choose(_ wording: Wording, in chosen: [String: Wording]) -> Bool {
    let outputs = Set((frameworks[wording] ?? []).compactMap(\.generatedLanguage?.rawValue))
    return outputs.isEmpty ? chosen.values.contains(wording) : outputs.allSatisfy { chosen[$0] == wording }
  }
}
