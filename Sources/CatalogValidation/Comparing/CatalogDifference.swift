package import CatalogFiles
package import CatalogModel
internal import SourceText

/// The differences between two catalogues, or two states of one.
package struct CatalogDifference: Sendable {
  package let old: ComparedCatalog
  package let new: ComparedCatalog

  /// Changes in catalog.json, except its locales and icon sets.
  package let manifest: [FieldChange]
  package let purposes: PurposeChanges
  package let locales: ListChange<LanguageTag>
  /// Changes of texts in the files, without inherited ones.
  package let texts: [TextChanges]
  package let icons: [IconChanges]
  /// Changes of headers and screens.
  package let screens: [FieldChange]
  /// The changes that break code generated from the old catalogue, a line for each.
  package let breaking: [String]
  /// Findings in the new catalogue only, in the order of reports. For each rule with more findings than the limit, one
  /// at the end counts the rest.
  package let newFindings: [Finding]
  /// Findings in the old catalogue only, in the same form.
  package let resolvedFindings: [Finding]

  /// Compares two checked catalogues.
  ///
  /// - Parameter ceiling: the maximum number of new and of fixed findings listed per rule.
  package init(
    from old: ComparedCatalog, to new: ComparedCatalog, ceiling: Int = CheckSettings.usualCeiling
  ) {
    self.old = old
    self.new = new
    let (before, after) = (ComparedTexts(old.report.source), ComparedTexts(new.report.source))
    let pairs = PurposePairs(before, after)
    manifest =
      Self.fields(before.source.manifest, after.source.manifest)
      + RuleSetting.changes(from: before.source.ruleSettings, to: after.source.ruleSettings)
      + WordingChanges.all(from: before.source, to: after.source)
    purposes = PurposeChanges(pairs, from: before.source, to: after.source)
    locales = ListChange(from: before.source.manifest.locales, to: after.source.manifest.locales)
    texts = TextChanges.all(pairs, from: before, to: after)
    icons = IconChanges.all(pairs, from: before.source, to: after.source)
    screens = ScreenChanges.all(from: before.source, to: after.source)

    breaking = BreakingChanges.all(from: before.source, to: after.source)

    let findings = FindingChanges(from: old.report, to: new.report, renamed: pairs.renamed)
    newFindings = new.report.listed(new.counted(findings.new), atMost: ceiling)
    resolvedFindings = old.report.listed(old.counted(findings.resolved), atMost: ceiling)
  }

  /// The parts of either catalogue that were not read, each with the catalogue's name.
  package var notes: [String] { [old, new].flatMap { catalog in catalog.notes.map { "\(catalog.name): \($0)" } } }

  /// True if nothing changed, including findings.
  package var isEmpty: Bool {
    manifest.isEmpty && purposes.isEmpty && locales.added.isEmpty && locales.removed.isEmpty && texts.isEmpty
      && icons.isEmpty && screens.isEmpty && newFindings.isEmpty && resolvedFindings.isEmpty
  }

  /// True if a new finding is at least as severe as a threshold.
  package func fails(at threshold: Severity) -> Bool { newFindings.contains { $0.severity >= threshold } }

  private static func fields(_ old: CatalogManifest, _ new: CatalogManifest) -> [FieldChange] {
    let limits = Set(old.limits.keys).union(new.limits.keys).sorted().map { name in
      FieldChange("limits.\(name)", from: old.limits[name].map(String.init), to: new.limits[name].map(String.init))
    }
    let fields = [
      FieldChange("name", from: old.name, to: new.name),
      FieldChange("description", from: old.description, to: new.description),
      FieldChange("extends", from: old.extends, to: new.extends),
      FieldChange("sourceLocale", from: old.sourceLocale.identifier, to: new.sourceLocale.identifier),
    ]
    let systems = Set(old.minimumSystems.keys).union(new.minimumSystems.keys).sorted().map { name in
      FieldChange(
        "minimumSystems.\(name)", from: old.minimumSystems[name].map(String.init(describing:)),
        to: new.minimumSystems[name].map(String.init(describing:)))
    }
    let numbers = Set(old.numberingSystems.keys).union(new.numberingSystems.keys).sorted().map { locale in
      FieldChange(
        "numberingSystems.\(locale)", from: old.numberingSystems[locale], to: new.numberingSystems[locale])
    }
    return (fields + limits + systems + numbers + stringTables(old, new)).compactMap(\.self)
  }

  private static func stringTables(_ old: CatalogManifest, _ new: CatalogManifest) -> [FieldChange?] {
    Set(old.stringTables.keys).union(new.stringTables.keys).sorted().flatMap { format in
      let (before, after) = (old.stringTables(format), new.stringTables(format))
      return [
        FieldChange("stringTables.\(format).keys", from: before.keys?.description, to: after.keys?.description),
        FieldChange("stringTables.\(format).foreign", from: before.foreignList, to: after.foreignList),
      ]
    }
  }
}

/// One side of a comparison.
package struct ComparedCatalog: Sendable {
  package let report: CheckReport
  /// The name of the git revision; nil for the disk.
  package let revision: String?
  /// The parts that were not read, and why; for people.
  package let notes: [String]

  /// Checks a catalogue. Findings that follow from another one are compared, too: a new cause hides no old finding.
  package init(
    _ source: CatalogSource, revision: String? = nil, notes: [String] = [], settings: CheckSettings = CheckSettings()
  ) {
    var settings = settings
    settings.countsFollowUps = false
    report = CatalogCheck.run(on: source, settings: settings)
    self.revision = revision
    let hiding = source.readingError.map { problem in
      "\(problem.line); findings that this hides are not compared"
    }
    self.notes = notes + [hiding].compactMap(\.self)
  }

  /// Some of its findings, with those that follow from another one of them counted.
  fileprivate func counted(_ findings: [Finding]) -> [Finding] {
    CatalogCheck.countingFollowUps(among: findings, in: report.source)
  }

  /// The folder, and the revision if there is one.
  package var name: String {
    let folder = report.source.folder.isEmpty ? report.source.manifest.name : report.source.folder
    return folder + (revision.map { " at \($0)" } ?? "")
  }
}

extension StringTableSettings {
  /// The foreign keys as one text, sorted, or nil.
  fileprivate var foreignList: String? { foreign.isEmpty ? nil : foreign.sorted().joined(separator: ", ") }
}
