package import SourceText

/// The kinds of files by their names, for files that no format recognizes.
extension AllFormats {
  /// Returns whether the name of a file has an extension of some format.
  package static func knowsEnding(of file: SourceFile) -> Bool { !descriptions(endingLike: file).isEmpty }

  /// The formats that a file to be written can have by its extension, or the extension that was probably meant.
  package static func advice(onEndingOf path: String) -> String? {
    let ending = SourceFile(path: path, bytes: []).fileExtension
    let named = descriptions(endingLike: SourceFile(path: path, bytes: [])).map { "'\($0.identifier)'" }
    if let last = named.last {
      let list = named.count == 1 ? last : "\(named.dropLast().joined(separator: ", ")) or \(last)"
      return "a file that ends in '.\(ending)' can be \(list)"
    }
    let known = Set(all.flatMap(\.description.fileExtensions)).sorted()
    if let near = NearestName.of(ending, in: known) { return "did you mean a file that ends in '.\(near)'?" }
    // A text file may be of any format.
    return ["", "txt"].contains(ending)
      ? nil : "files of no format end in '.\(ending)'; 'catalog export --list-formats' lists the formats"
  }

  /// Returns whether a file is blank although all formats with its ending always write something.
  package static func isCutToNothing(_ file: SourceFile) -> Bool {
    let formats = descriptions(endingLike: file)
    return !formats.isEmpty && !formats.contains { $0.extensionsOfEmptyFiles.contains(file.fileExtension) }
      && file.bytes.allSatisfy { $0 <= 0x20 }
  }

  /// Returns whether a file that no format recognizes is not about translations.
  package static func isUnrelated(_ file: SourceFile) -> Bool {
    let formats = descriptions(endingLike: file)
    let isShared = formats.contains { $0.sharedExtensions.contains(file.fileExtension) }
    return formats.isEmpty || (isShared && !isCutToNothing(file))
  }

  private static func descriptions(endingLike file: SourceFile) -> [FormatDescription] {
    all.map(\.description).filter { $0.fileExtensions.contains(file.fileExtension) }
  }
}
