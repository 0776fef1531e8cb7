package import CatalogFiles
internal import SourceText

/// The reason why an export is not written.
package enum ExportDestinationError: Error, Hashable {
  /// Content of a file that the export would replace and that only the file has.
  package struct LostContent: Hashable, Sendable {
    package let path: String
    /// The entries, texts and other parts, one in each line with its place.
    package let parts: [String]
  }

  /// Files have content of others, so nothing is written.
  case contentOfOthers([LostContent], advice: String)
  /// The export needs a folder, and the path is a file; the extension of a file that would do, if any.
  case fileInsteadOfFolder(String, fileExtension: String?)
  /// The path of a new folder ends like a file; the extension of a file that would do, if any.
  case folderNamedLikeFile(String, fileExtension: String?)
  case file(FileError)
}

extension ExportDestinationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .contentOfOthers(let losses, let advice): losses.map { $0.refusal(advice) }.joined(separator: "\n")
    case .fileInsteadOfFolder(let path, let ending):
      "'\(path)' is a file, but the export needs a folder; name another path"
        + (ending.map { ", or a file that ends in '.\($0)'" } ?? "")
    case .folderNamedLikeFile(let path, let ending):
      "'\(path)' would be a folder; "
        + (ending.map { "a file's name ends in '.\($0)'" } ?? "the export has a file for each locale")
        + ", and a folder's name in '/'"
    case .file(let error): "\(error)"
    }
  }
}

extension ExportDestinationError.LostContent {
  /// The lines for people, with the first parts.
  fileprivate func refusal(_ advice: String) -> String {
    let count = parts.count == 1 ? "1 text or other part" : "\(parts.count) texts or other parts"
    let message = "nothing is written: \(count) of '\(path)' would be lost; \(advice)"
    let rest = parts.count > 5 ? ["and \(parts.count - 5) more"] : []
    return ([message.onOneLine] + (parts.prefix(5) + rest).map { "  " + $0.onOneLine }).joined(separator: "\n")
  }
}
