internal import CatalogFiles
internal import SystemPackage

/// The files of earlier generations, found by their mark if `generated.json` does not list them.
///
/// Only the folders of generated files are searched, and the folders beside those, such as those of other locales and
/// modules.
struct MarkedFiles {
  private let folder: String
  private let language: String
  private let disk = DiskFiles()

  /// - Parameters:
  ///   - folder: the folder of generated files.
  ///   - language: the subcommand that made the files.
  init(_ folder: String, language: String) {
    self.folder = folder
    self.language = language
  }

  /// The paths of files with the mark, sorted; symbolic links are not followed.
  ///
  /// - Parameter files: the generated files.
  func paths(beside files: [GeneratedFile]) -> [String] {
    let extensions = Set(files.compactMap { FilePath($0.path).extension })
    let own = Set(files.map { Path.parent(of: $0.path) })
    let others = Set(own.filter { !$0.isEmpty }.map(Path.parent)).flatMap { parent in
      entries(of: parent).filter { !isOfAnotherList($0) }
    }
    return own.union(others).flatMap(entries).filter { path in
      FilePath(path).extension.map(extensions.contains) == true && isMarked(path)
    }.sorted()
  }

  /// The paths of a folder's entries; empty for a file or a missing folder.
  private func entries(of path: String) -> [String] {
    let place = path.isEmpty ? folder : Path.join(folder, path)
    let links = disk.links(in: place, leadingOutOf: folder)
    return ((try? disk.entries(of: place)) ?? []).filter { !links.contains($0) }.map { Path.join(path, $0) }
  }

  private func isOfAnotherList(_ path: String) -> Bool {
    entries(of: path).contains(Path.join(path, GeneratedList.name))
  }

  private func isMarked(_ path: String) -> Bool {
    guard let bytes = try? disk.read(Path.join(folder, path)) else { return false }
    return GeneratedMark.isIn(bytes, of: language)
  }

}
