internal import CatalogFiles
internal import CatalogModel

extension StringsFormat: SourceFileFormat {
  package func sourcePaths(of path: String, in search: inout SourceSearch) -> [String] {
    let sibling = SiblingPath(path)
    let ending = ".lproj"
    guard sibling.folderName.hasSuffix(ending) else { return [] }
    let regional = search.names(in: sibling.grandparent) { name in
      name.hasSuffix(ending) ? SiblingPath.tag(name.dropLast(ending.count)) : nil
    }
    return ((search.locale.spellings + ["Base"]).map { $0 + ending } + regional).map(sibling.inFolder)
  }
}
