package import SourceReading

/// Finds the buttons of a file.
package enum SiteFinder {
  /// The sites of a file in its order, with texts from its own constants and from the project's.
  package static func sites(
    in tree: SourceTree, facts: ProjectFacts = ProjectFacts(), texts: AppTexts = AppTexts(),
    settings: ReadingSettings = ReadingSettings()
  ) -> [Site] {
    var facts = facts
    var wrappers = facts.wrappers.adding(settings.wrappers)
    var found = findings(in: tree, wrappers: wrappers, settings: settings)
    for _ in 0..<ProjectFacts.maximumRounds where found.wrappers.contains(where: { !wrappers.contains($0) }) {
      wrappers = wrappers.adding(found.wrappers)
      found = findings(in: tree, wrappers: wrappers, settings: settings)
    }
    facts.add(found)
    return found.drafts.map { $0.resolved(facts: facts, texts: texts) }
  }

  /// The contents of one file: sites, constants, definitions of wrappers, and the names that it calls.
  ///
  /// - Parameter budget: the number of nodes that may be read to follow names.
  static func findings(
    in tree: SourceTree, wrappers: WrapperTable, settings: ReadingSettings,
    budget: Int = FollowedNames.usualBudget
  ) -> FileFindings {
    switch tree.language {
    case .swift, .kotlin, .typeScript:
      guard let table = RecogniserTable.of(tree.language) else { return FileFindings() }
      var walk = SiteWalk(
        tree, table: table, wrappers: wrappers, settings: settings, followed: FollowedNames(budget: budget))
      return walk.findings()
    case .blueprint, .html, .xml:
      var walk = MarkupWalk(tree, settings: settings)
      return walk.findings()
    }
  }
}

/// The facts in one file about buttons.
struct FileFindings: Sendable {
  var drafts: [SiteDraft] = []
  /// Texts and icons by name: `Strings.delete`, or `title` for one outside types.
  var constants: [String: Constant] = [:]
  var wrappers: [Wrapper] = []
  /// The capitalized names that are called or shown and that no recogniser knows.
  var unknownNames: Set<String> = []
  /// Calls and elements that look like buttons and belong to no known component.
  var lookalikes: [NotFollowed] = []
  /// True if following its names takes too long; nothing else of it is known then.
  var isTooComplex = false
}
