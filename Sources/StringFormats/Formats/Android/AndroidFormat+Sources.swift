internal import CatalogFiles
internal import CatalogModel

extension AndroidFormat: SourceFileFormat {
  /// Android merges all files of a folder, independent of their names; the one with the same name comes first.
  package func sourcePaths(of path: String, ofTable: [String], in search: inout SourceSearch) -> [String] {
    let sibling = SiblingPath(path)
    guard sibling.folderName.hasPrefix(AndroidFolder.source) else { return ofTable }
    let folders =
      [AndroidFolder.name(of: search.locale), AndroidFolder.source]
      + search.names(in: sibling.grandparent) { AndroidFolder.locale(of: $0) }
    guard !folders.contains(sibling.folderName) else { return ofTable }
    let others = folders.flatMap { folder in
      let folder = Path.join(sibling.grandparent, folder)
      return search.entries(of: folder).filter { $0.hasSuffix(".xml") }.map { Path.join(folder, $0) }
    }
    return ofTable + others
  }

  /// A folder has files of styles and attributes, too.
  package func isCertain(_ source: String, for path: String) -> Bool {
    SiblingPath(source).name == SiblingPath(path).name
  }
}
