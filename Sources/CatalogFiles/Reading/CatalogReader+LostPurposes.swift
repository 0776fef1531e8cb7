internal import CatalogModel
internal import SourceText

extension CatalogReader {
  /// Reports that no purpose is declared although a file of titles has texts of several that are not inherited: the file was
  /// lost, and each of its purposes would be unknown in each file.
  func reportLostPurposes(
    _ log: ProblemLog, of layer: ManifestLayer, _ inherited: [String: PurposePart]
  ) -> Bool {
    let folder = Path.join(layer.folder, "titles")
    for name in ((try? files.entries(of: folder)) ?? []).sorted().prefix(3) where name.hasSuffix(".json") {
      guard let bytes = try? files.read(Path.join(folder, name)) else { continue }
      let root = JSONDocument(SourceFile(path: name, bytes: bytes)).root
      let unknown = (root.members ?? []).map(\.key).filter { !$0.hasPrefix("$") && inherited[$0] == nil }
      guard unknown.count >= 3 else { continue }
      log.report(
        .unreadableFile,
        "purposes.json declares no purpose, and titles/\(name) has texts of \(unknown.count), such as '\(unknown[0])'; restore it",
        at: 0, subject: Subject(file: Path.join(layer.folder, "purposes.json")))
      return true
    }
    return false
  }
}
