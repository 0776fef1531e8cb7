package import CatalogFiles
internal import SystemPackage

extension GeneratedFolder {
  /// The reason why generated files cannot be written to a folder.
  package enum Refusal: Error, Hashable {
    /// A folder of the catalogue's own files.
    case folderOfCatalog(String)
    /// A file has the name of the folder or of one above it.
    case file(String)
    /// Something else has the name, such as a device.
    case notFolder(String)
    /// A link without a target has the name.
    case danglingLink(String)
  }

  /// The path of the folder that a person names, without folders that do not exist and that '..' leaves again.
  package static func place(_ output: String, for source: CatalogSource) throws(Refusal) -> String {
    let disk = DiskFiles()
    let path = disk.withoutMissingFolders(output)
    guard !source.isOwnFolder(path) else { throw .folderOfCatalog(path) }
    try requireFolder(path)
    return path
  }

  private static func requireFolder(_ path: String) throws(Refusal) {
    var place = FilePath(path)
    while !place.isEmpty {
      switch DiskFiles().status(of: place.string)?.type {
      case .directory?: return
      case .regular?: throw .file(place.string)
      case .some: throw .notFolder(place.string)
      case nil: break
      }
      if DiskFiles().status(of: place.string, followsLinks: false)?.type == .symbolicLink {
        throw .danglingLink(place.string)
      }
      place.removeLastComponent()
    }
  }
}

extension GeneratedFolder.Refusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .folderOfCatalog(let path): "'\(path)' is a folder of the catalogue itself; name another one"
    case .file(let path): "'\(path)' is a file; name a folder with --output, or move the file away"
    case .notFolder(let path): "'\(path)' is not a folder; name one with --output"
    case .danglingLink(let path):
      "'\(path)' is a link to nothing; correct or remove it, or name another folder with --output"
    }
  }
}
