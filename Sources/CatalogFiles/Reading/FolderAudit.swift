internal import CatalogModel
internal import SourceText

/// Finds problems in a catalogue's folder that reading would ignore: unused files, and links out of the folder.
struct FolderAudit {
  let files: any FileTree
  /// The catalogue's own.
  let layer: ManifestLayer
  let manifest: CatalogManifest

  /// - Parameter knowsIconSets: whether a catalog.json lists them, so that an unlisted file is unused.
  func report(knowsIconSets: Bool) {
    reportMisnamed()
    reportUnreadTitles()
    if knowsIconSets { reportUnusedIconSets() }
    for folder in [""] + CatalogPath.folders { reportLinks(in: folder) }
  }

  /// Reports a file in the catalogue's folder whose name is close to an expected one.
  private func reportMisnamed() {
    for entry in entries("") where !Self.isRead(entry) {
      let isFile = entry.hasSuffix(".json")
      let name = isFile ? String(entry.dropLast(5)) : entry
      guard let meant = NearestName.of(name, in: isFile ? CatalogPath.files : CatalogPath.folders) else { continue }
      report(.unusedFile, "'\(entry)' is never read; did you mean '\(meant)\(isFile ? ".json" : "")'?", at: entry)
    }
  }

  private static func isRead(_ entry: String) -> Bool {
    CatalogPath.folders.contains(entry)
      || entry.hasSuffix(".json") && CatalogPath.files.contains(String(entry.dropLast(5)))
  }

  /// Reports a file in titles/ that is named after a locale but is not a JSON file.
  ///
  /// Hidden files are skipped: they belong to programs, such as another command's change in progress, or an editor.
  private func reportUnreadTitles() {
    let tags = Set(manifest.locales.map { $0.identifier.lowercased() })
    for entry in entries("titles") where !entry.hasSuffix(".json") && !entry.hasPrefix(".") {
      guard let stem = entry.split(separator: ".").first?.lowercased(), entry != "\(stem).json",
        tags.contains(stem.replacing("_", with: "-"))
      else { continue }
      report(.unusedFile, "'\(entry)' is never read; name it '<language tag>.json' or remove it", at: "titles/\(entry)")
    }
  }

  private func reportUnusedIconSets() {
    let known = Set(manifest.iconSets)
    for name in files.namesOfJSON(in: Path.join(layer.folder, "icon-sets")) {
      let set = IconSetIdentifier(rawValue: name)
      guard !known.contains(set) else { continue }
      let candidates = layer.log.count < 100 ? manifest.iconSets.map(\.rawValue) : []
      let hint =
        NearestName.of(set.rawValue, in: candidates).map { "; did you mean '\($0).json'?" } ?? ""
      layer.log.report(
        .unusedFile,
        "icon-sets/\(name).json belongs to an icon set that 'iconSets' does not list; add it there or remove the file\(hint)",
        at: layer.document.root["iconSets"]?.offset ?? 0, subject: Subject(iconSet: set))
    }
  }

  private func reportLinks(in folder: String) {
    for name in files.links(in: Path.join(layer.folder, folder), leadingOutOf: layer.folder)
    where !folder.isEmpty || Self.isRead(name) {
      let path = Path.join(folder, name)
      report(
        .pathOutsideCatalog, "'\(path)' is a link out of the catalogue; replace it with the file itself", at: path)
    }
  }

  private func entries(_ folder: String) -> [String] {
    (try? files.entries(of: Path.join(layer.folder, folder))) ?? []
  }

  /// Reports a file that is not read.
  private func report(_ kind: CatalogProblem.Kind, _ message: String, at path: String) {
    let file = SourceFile(path: Path.join(layer.folder, path), bytes: [])
    layer.log.take(CatalogProblem(kind, message, at: SourcePlace(file: file, offset: 0)))
  }
}
