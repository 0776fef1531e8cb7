internal import MessageSyntax
internal import CatalogModel

/// Reads a catalogue's folder, and those that it extends, into a ``CatalogSource``.
///
/// Everything that is wrong is collected: a broken file does not hide what is wrong in the others. What a broken catalog.json
/// does not say is taken from the files that are there.
package struct CatalogReader: Sendable {
  let files: any FileTree

  package init(files: any FileTree = DiskFiles()) { self.files = files }

  /// Reads the catalogue in a folder.
  ///
  /// - Throws: ``FileError`` where the folder holds no catalog.json that can be read at all.
  package func read(_ folder: String) throws(FileError) -> CatalogSource {
    let stack = try readManifests(folder)
    let manifest = merge(stack, folder: folder)
    var logs = stack.map { $0.log }

    let parts = readPurposes(stack, &logs)
    let isWhole = parts.allSatisfy { $0.document != nil && $0.document?.problems.isEmpty ?? false }
    let purposes = PurposeMerger(layers: parts.map { (parts: $0.parts, log: $0.log) }).merged()
    let layers = zip(stack, parts).map { CatalogLayer(folder: $0.folder, manifest: $0.document, purposes: $1.document) }

    let iconSets = manifest.iconSets.compactMap { readIconSet($0, stack, &logs) }
    let index = PurposeIndex(purposes)
    let slots = MessageSlots(purposes)
    let titles = TitlesLoader(
      files: files, folders: stack.reversed().map(\.folder), locales: manifest.locales, purposes: purposes, index: index,
      slots: slots, reportsUnknownPurposes: isWhole
    ).load()
    if stack[0].part.locales != nil { reportUndeclaredLocales(stack[0], manifest) }

    return CatalogSource(
      folder: folder, manifest: manifest, layers: layers, purposes: purposes, index: index, slots: slots,
      iconSets: iconSets, locales: titles.locales, titleFiles: titles.files,
      problems: logs.flatMap(\.problems) + titles.problems)
  }

  // MARK: Purposes and icon sets

  private func readPurposes(
    _ stack: [ManifestLayer], _ logs: inout [ProblemLog]
  ) -> [(parts: [PurposePart], document: JSONDocument?, log: ProblemLog)] {
    stack.map { layer in
      let path = Path.join(layer.folder, "purposes.json")
      guard let log = open(path, reportingTo: layer.log, optional: layer.part.extends != nil) else {
        return ([], nil, layer.log)
      }
      logs.append(log)
      let document = log.parse()
      return (PurposesReader(log: log).read(document.root), document, log)
    }
  }

  /// Reads an icon set from the topmost layer that has its file.
  private func readIconSet(
    _ set: IconSetIdentifier, _ stack: [ManifestLayer], _ logs: inout [ProblemLog]
  ) -> IconSet? {
    for layer in stack {
      let path = Path.join(layer.folder, "icon-sets/\(set).json")
      let isLast = layer.part.extends == nil
      guard let log = open(path, reportingTo: stack[0].log, optional: !isLast) else { continue }
      logs.append(log)
      return IconSetReader(identifier: set, log: log).read(log.parse())
    }
    return nil
  }

  /// Opens a file; one that cannot be read is a problem of the catalog.json that asks for it.
  func open(_ path: String, reportingTo log: ProblemLog, optional: Bool = false) -> ProblemLog? {
    do throws(FileError) {
      return ProblemLog(file: SourceFile(path: path, bytes: try files.read(path)))
    } catch {
      if !(optional && error.reason == .notFound) { log.report(.unreadableFile, "\(error)", at: 0) }
      return nil
    }
  }

  /// A text file of a locale that catalog.json does not name would be left unread without a word.
  private func reportUndeclaredLocales(_ layer: ManifestLayer, _ manifest: CatalogManifest) {
    let entries = (try? files.entries(of: Path.join(layer.folder, "titles"))) ?? []
    for entry in entries where entry.hasSuffix(".json") {
      let name = String(entry.dropLast(5))
      guard !manifest.locales.contains(where: { $0.identifier == name }) else { continue }
      let hint = NearestName.of(name, in: manifest.locales.map(\.identifier)).map { "; did you mean '\($0).json'?" } ?? ""
      layer.log.report(
        .undeclaredLocale, "titles/\(entry) is of a locale that 'locales' does not name; add it there or remove the file\(hint)",
        at: layer.document.root["locales"]?.offset ?? 0, subject: Subject(locale: LanguageTag(name)))
    }
  }
}
