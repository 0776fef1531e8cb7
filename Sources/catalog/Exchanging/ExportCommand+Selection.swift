import CatalogEditing
import CatalogFiles
import CatalogModel
import StringFormats
import StringTables

/// `--only`, `--inherited`, `--resolved` and `--purposes`: the units and texts to export.
extension ExportCommand {
  /// The keyword for the purposes that an overlay adds or changes.
  static let own = "own"

  /// The identifiers of the purposes to export; nil for all.
  ///
  /// - Throws: ``CannotRun``, with the most similar name, for a purpose that the catalogue does not have.
  func selectedPurposes(of catalogue: CatalogSource) throws(CannotRun) -> Set<String>? {
    guard !purposes.isEmpty else { return nil }
    var selected: Set<String> = []
    for name in purposes.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }) {
      if name == Self.own {
        selected.formUnion(catalogue.ownPurposes)
      } else {
        selected.insert(try catalogue.purpose(named: name).identifier)
      }
    }
    guard !selected.isEmpty else {
      throw CannotRun("'\(catalogue.manifest.name)' adds or changes no purpose; leave out --purposes")
    }
    return selected
  }

  func selection(of catalogue: CatalogSource) throws -> UnitSelection {
    // 'changed-since v1.2' may be quoted as one argument.
    let only = only.flatMap { $0.split(separator: " ").map(String.init) }
    switch (only.first, only.count) {
    case (nil, _): return inherited ? .withInherited : .all
    case ("missing"?, 1): return .missing
    case ("needs-review"?, 1): return .needsReview
    case ("changed-since"?, 2): return .changed(since: CatalogTexts(try catalogue.earlier(at: only[1])))
    default:
      throw CannotRun(
        "--only \(only.joined(separator: " ")) is not understood; "
          + "write 'missing', 'needs-review' or 'changed-since REV'")
    }
  }

  /// The inherited texts to export: none in files for translators to fill in.
  func resolution(for format: FormatDescription) -> TextResolution {
    if resolved { return .all(format.fallback) }
    let isToBeFilledIn =
      !only.isEmpty || inherited
      || options.contains { $0.name == FormatOption.untranslated.name && $0.value == "empty" }
    guard let fallback = format.fallback, !isToBeFilledIn else { return .own }
    return .asNeeded(fallback)
  }
}

extension CatalogSource {
  /// The catalogue in a git revision.
  func earlier(at revision: String) throws(CannotRun) -> CatalogSource {
    do {
      let files = try GitFiles(revision: revision, at: folder)
      let earlier = try CatalogReader(files: files).read(folder)
      if let failure = files.failure { throw failure }
      try earlier.refuseProblemOfBase()
      for note in files.notes { Terminal.say("note: \(note)") }
      return earlier
    } catch let error as CannotRun {
      throw error
    } catch {
      throw CannotRun("\(error)")
    }
  }
}
