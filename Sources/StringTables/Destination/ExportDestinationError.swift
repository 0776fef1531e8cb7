internal import SourceText

/// The reason why an export has no place.
package enum ExportDestinationError: Error, Hashable {
  /// The export needs a folder, and the path is a file; the extension of a file that would do, if any.
  case fileInsteadOfFolder(String, fileExtension: String?)
  /// The path of a new folder ends like a file; the extension of a file that would do, if any.
  case folderNamedLikeFile(String, fileExtension: String?)
}

extension ExportDestinationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .fileInsteadOfFolder(let path, let ending):
      "'\(path)' is a file, but the export needs a folder; name another path"
        + (ending.map { ", or a file that ends in '.\($0)'" } ?? "")
    case .folderNamedLikeFile(let path, let ending):
      "'\(path)' would be a folder; "
        + (ending.map { "a file's name ends in '.\($0)'" } ?? "the export has a file for each locale")
        + ", and a folder's name in '/'"
    }
  }
}
