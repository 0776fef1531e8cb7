internal import CatalogEditing
package import CatalogFiles
internal import CatalogModel
internal import FileWriting
internal import SourceText

/// The overlay that receives an app's texts, and the catalogue that it extends.
package struct AdoptionTarget {
  /// The catalogue that it extends.
  package let base: CatalogSource
  /// The declarations of an existing overlay; nil for a new one.
  package let declared: AdoptionPlanner.Declared?
  private let folder: String
  private let extended: ExtendedCatalog?
  private let existing: CatalogEditor?
  private let disk: DiskFiles

  /// Names the catalogue that an overlay extends.
  package struct Base {
    /// The catalogue's name or folder; nil to choose none.
    let name: String?
    /// The name for a new overlay if none is chosen.
    let standard: String
    /// The folder of catalogues in which names are looked up.
    let catalogs: String

    package init(_ name: String?, standard: String, in catalogs: String) {
      self.name = name
      self.standard = standard
      self.catalogs = catalogs
    }
  }

  /// Opens an overlay, or prepares a new one.
  ///
  /// - Parameters:
  ///   - overlay: the overlay's folder, which need not exist.
  ///   - isDryRun: true if nothing will be written.
  ///   - report: called with the message on an interrupted change that was completed or undone.
  /// - Throws: an error if a catalogue cannot be read, or if an existing overlay extends another one.
  package init(
    overlay: String, extending chosen: Base, isDryRun: Bool, on disk: DiskFiles, report: (String) -> Void = { _ in }
  ) throws(AdoptionError) {
    folder = overlay
    self.disk = disk
    guard (try? DiskFiles().read(Path.join(overlay, "catalog.json"))) != nil else {
      let extended = try Self.catalog(chosen.name ?? chosen.standard, of: overlay, in: chosen.catalogs, on: disk)
      (self.extended, existing, declared, base) = (extended, nil, nil, extended.source)
      return
    }
    let (editor, source) = try converting(AdoptionError.file) { () throws(FileError) in
      let editor =
        isDryRun ? try CatalogEditor(previewing: overlay, on: disk) : try CatalogEditor(folder: overlay, on: disk)
      if let message = editor.recovery.message(catalog: overlay) { report(message) }
      return (editor, try editor.read())
    }
    base = try Self.base(of: source, in: overlay, on: disk)
    if let name = chosen.name {
      let named = try Self.catalog(name, of: overlay, in: chosen.catalogs, on: disk).source
      guard DiskFiles().isSame(named.folder, base.folder) else {
        throw .extendsAnother(overlay: overlay, base: base.manifest.name, named: name)
      }
    }
    (extended, existing) = (nil, editor)
    declared = AdoptionPlanner.Declared(
      locales: source.manifest.locales, iconSets: source.manifest.iconSets,
      chosenWordings: source.manifest.chosenWordings)
  }

  /// The catalogue that an existing overlay extends.
  private static func base(
    of source: CatalogSource, in overlay: String, on disk: DiskFiles
  ) throws(AdoptionError) -> CatalogSource {
    if let problem = source.problemOfBase { throw .problemOfBase(problem.line) }
    guard source.layers.count > 1 else { throw .extendsNothing(overlay: overlay) }
    return try converting(AdoptionError.file) { () throws(FileError) in
      try CatalogReader(files: disk).read(source.layers[1].folder)
    }
  }

  private static func catalog(
    _ name: String, of overlay: String, in catalogs: String, on disk: DiskFiles
  ) throws(AdoptionError) -> ExtendedCatalog {
    try converting(AdoptionError.extended) { () throws(ExtendedCatalogError) in
      try ExtendedCatalog(name, extendedBy: overlay, in: catalogs, on: disk)
    }
  }

  /// Tries a plan on the overlay, in memory.
  package func trial(of plan: AdoptionPlan) throws(AdoptionError) -> AdoptionTrial {
    try converting(AdoptionError.edit) { () throws(EditError) in
      try AdoptionTrial(plan, on: editor(for: plan), isNew: declared == nil)
    }
  }

  /// An editor of the overlay, without the changes of the plan.
  private func editor(for plan: AdoptionPlan) throws(EditError) -> CatalogEditor {
    if let existing { return existing }
    let catalog = NewCatalog(
      folder: folder, name: Path.name(of: folder), extends: extended?.extends, locales: plan.locales,
      sourceLocale: base.manifest.sourceLocale, schemas: extended?.schemas, iconSets: plan.iconSets,
      chosenWordings: plan.wordings.reduce(into: [:]) { $0.merge(base.manifest.outputs(of: $1)) { first, _ in first } })
    return try CatalogEditor(creating: catalog, on: disk)
  }
}
