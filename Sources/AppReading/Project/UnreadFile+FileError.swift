internal import CatalogFiles

extension UnreadFile {
  /// A file or folder that could not be read.
  init(_ path: String, _ error: FileError) {
    let reason =
      switch error.reason {
      case .notFound: "not there any more"
      case .isFolder: "a folder with the name of a source file"
      case .notRegular: "neither a file nor a folder"
      case .tooLarge(let limit): "larger than \(limit >> 20) MiB"
      case .system(let message): message
      default: "\(error)"
      }
    self.init(path: path, reason: reason)
  }
}
