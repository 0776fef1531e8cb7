import Adoption
import CatalogEditing
import CatalogFiles
import CatalogModel
import FileWriting
import SourceText

/// The overlay that receives an app's texts, and the catalogue that it extends.
struct AdoptionTarget {
  /// The catalogue that it extends.
  let base: CatalogSource
  /// The declarations of an existing overlay; nil for a new one.
  let declared: AdoptionPlanner.Declared?
  private let folder: String
  private let extended: ExtendedCatalog?
  private let existing: CatalogEditor?

  /// - Parameter base: the catalogue that a new overlay extends; nil for Standard.
  /// - Throws: ``CannotRun`` if it cannot be read, or if an existing overlay extends another one.
  init(overlay: String, base name: String?, isDryRun: Bool, _ quietness: QuietOption) throws {
    folder = overlay
    guard (try? DiskFiles().read(Path.join(overlay, "catalog.json"))) != nil else {
      let extended = try ExtendedCatalog(named: name ?? CatalogOption.standardName, extendedBy: overlay)
      (self.extended, existing, declared, base) = (extended, nil, nil, extended.source)
      return
    }
    let editor = try cannotRun { () throws(FileError) in
      isDryRun
        ? try CatalogEditor(previewing: overlay, on: Terminal.disk)
        : try CatalogEditor(folder: overlay, on: Terminal.disk)
    }
    quietness.say(editor.recovery.message(catalog: overlay))
    let source = try cannotRun { () throws(FileError) in try editor.read() }
    try source.refuseProblemOfBase()
    guard source.layers.count > 1 else {
      throw CannotRun(
        "'\(overlay)' is a catalogue that extends no other; name the folder of an overlay, or a new one, with --to")
    }
    let base = try cannotRun { () throws(FileError) in
      try CatalogReader(files: Terminal.disk).read(source.layers[1].folder)
    }
    if let name {
      let named = try ExtendedCatalog(named: name, extendedBy: overlay).source
      guard DiskFiles().isSame(named.folder, base.folder) else {
        throw CannotRun(
          "'\(overlay)' extends '\(base.manifest.name)', not '\(name)'; leave out --catalog, or name a new folder with --to"
        )
      }
    }
    self.base = base
    (extended, existing) = (nil, editor)
    declared = AdoptionPlanner.Declared(
      locales: source.manifest.locales, iconSets: source.manifest.iconSets,
      chosenWordings: source.manifest.chosenWordings)
  }

  /// An editor of the overlay, without the changes of the plan.
  func editor(for plan: AdoptionPlan) throws -> CatalogEditor {
    if let existing { return existing }
    let catalog = NewCatalog(
      folder: folder, name: Path.name(of: folder), extends: extended?.extends, locales: plan.locales,
      sourceLocale: base.manifest.sourceLocale, schemas: extended?.schemas, iconSets: plan.iconSets,
      chosenWordings: plan.wordings.reduce(into: [:]) { $0.merge(base.manifest.outputs(of: $1)) { first, _ in first } })
    do throws(EditError) {
      return try CatalogEditor(creating: catalog, on: Terminal.disk)
    } catch {
      throw CannotRun(lines: error.lines)
    }
  }
}
