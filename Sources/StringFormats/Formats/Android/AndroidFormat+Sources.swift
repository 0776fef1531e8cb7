internal import CatalogFiles
internal import CatalogModel
internal import SourceText

extension AndroidFormat: SourceFileFormat {
  /// Android merges all files of a folder, independent of their names; the one with the same name comes first.
  package func sourcePaths(of path: String, in search: inout SourceSearch) -> [String] {
    let sibling = SiblingPath(path)
    if Dialect.of(SourceFile(path: path, bytes: [])) == .mokoResources { return [sibling.inFolder("base")] }
    guard sibling.folderName.hasPrefix(AndroidFolder.source) else { return [] }
    let folders =
      [AndroidFolder.name(of: search.locale), AndroidFolder.source]
      + search.names(in: sibling.grandparent) { AndroidFolder.locale(of: $0) }
    let same = folders.map(sibling.inFolder)
    guard !folders.contains(sibling.folderName) else { return same }
    let others = folders.flatMap { folder in
      let folder = Path.join(sibling.grandparent, folder)
      return search.entries(of: folder).filter { $0.hasSuffix(".xml") }.map { Path.join(folder, $0) }
    }
    return same + others
  }

  /// A folder has files of styles and attributes, too.
  package func isCertain(_ source: String, for path: String) -> Bool {
    SiblingPath(source).name == SiblingPath(path).name
  }
}
