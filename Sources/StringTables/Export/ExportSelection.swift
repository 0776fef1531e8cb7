package import CatalogEditing
package import CatalogFiles
package import CatalogValidation
internal import CatalogModel
internal import SourceText
package import StringFormats

/// The units and texts that a person asks to export, in the words of a command line.
package struct ExportSelection: Sendable {
  /// `missing`, `needs-review`, or `changed-since` and a git revision; empty for all units.
  package let only: [String]
  /// Lists of purposes, separated by commas; empty for all purposes.
  package let purposes: [String]
  /// True to add inherited texts, to be translated for a region.
  package let inherited: Bool
  /// True to write every text that a locale shows.
  package let resolved: Bool

  /// The keyword for the purposes that an overlay adds or changes.
  package static let own = "own"

  package init(only: [String] = [], purposes: [String] = [], inherited: Bool = false, resolved: Bool = false) {
    self.only = only
    self.purposes = purposes
    self.inherited = inherited
    self.resolved = resolved
  }

  /// The identifiers of the purposes to export; nil for all.
  ///
  /// - Throws: an error, with the most similar name, for a purpose that the catalogue does not have.
  package func purposes(of catalogue: CatalogSource) throws(ExportSelectionError) -> Set<String>? {
    guard !purposes.isEmpty else { return nil }
    var selected: Set<String> = []
    for name in purposes.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }) {
      if name == Self.own {
        selected.formUnion(catalogue.ownPurposes)
      } else {
        let purpose = try converting(ExportSelectionError.name) { () throws(NameError) in
          try CatalogNames(of: catalogue).purpose(name)
        }
        selected.insert(purpose.identifier)
      }
    }
    guard !selected.isEmpty else { throw .noOwnPurposes(catalogue: catalogue.manifest.name) }
    return selected
  }

  /// The units to export.
  ///
  /// - Parameter note: called with each note on an earlier revision that is compared with.
  package func units(
    of catalogue: CatalogSource, note: (String) -> Void = { _ in }
  ) throws(ExportSelectionError) -> UnitSelection {
    // 'changed-since v1.2' may be quoted as one argument.
    let only = only.flatMap { $0.split(separator: " ").map(String.init) }
    switch (only.first, only.count) {
    case (nil, _): return inherited ? .withInherited : .all
    case ("missing"?, 1): return .missing
    case ("needs-review"?, 1): return .needsReview
    case ("changed-since"?, 2):
      do throws(CatalogRevisionError) {
        let earlier = try CatalogRevision(of: catalogue, at: only[1])
        earlier.notes.forEach(note)
        return .changed(since: CatalogTexts(earlier.source))
      } catch {
        throw .revision(error)
      }
    default: throw .unknownUnits(only)
    }
  }

  /// The inherited texts to export: none in files for translators to fill in.
  ///
  /// - Parameter options: the options that a person chose.
  package func resolution(
    for format: FormatDescription, options: [(name: String, value: String)] = []
  ) -> TextResolution {
    if resolved { return .all(format.fallback) }
    let isToBeFilledIn =
      isForTranslators || options.contains { $0.name == FormatOption.untranslated.name && $0.value == "empty" }
    guard let fallback = format.fallback, !isToBeFilledIn else { return .own }
    return .asNeeded(fallback)
  }

  /// The options of a format, with the default of the selection: missing texts are exported empty, to be filled in.
  package func options(
    _ chosen: [(name: String, value: String)], of format: FormatDescription
  ) -> [(name: String, value: String)] {
    guard isForTranslators, format.options.contains(.untranslated) else { return chosen }
    return [(FormatOption.untranslated.name, "empty")] + chosen
  }

  private var isForTranslators: Bool { !only.isEmpty || inherited }
}

/// The reason why a selection cannot be exported.
package enum ExportSelectionError: Error, Hashable {
  case name(NameError)
  /// The overlay adds or changes no purpose, and only those are selected.
  case noOwnPurposes(catalogue: String)
  /// The selection of units is not one of the known ones.
  case unknownUnits([String])
  case revision(CatalogRevisionError)
}

extension ExportSelectionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .name(let error): "\(error)"
    case .noOwnPurposes(let catalogue): "'\(catalogue)' adds or changes no purpose; leave out --purposes"
    case .unknownUnits(let only):
      "--only \(only.joined(separator: " ")) is not understood; "
        + "write 'missing', 'needs-review' or 'changed-since REV'"
    case .revision(let error): "\(error)"
    }
  }
}
