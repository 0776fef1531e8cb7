package import SourceText

extension SourceFile {
  /// The last part of the file's path.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The part of the name after its last dot, in lower case; may be empty.
  package var fileExtension: String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
  }

  /// The name without its last dot and extension.
  package var stem: String { fileExtension.isEmpty ? name : String(name.dropLast(fileExtension.count + 1)) }
}
