package import SourceText

/// The kinds of files by their names, for files that no format recognizes.
extension AllFormats {
  /// Returns whether the name of a file has an extension of some format.
  package static func knowsEnding(of file: SourceFile) -> Bool { !descriptions(endingLike: file).isEmpty }

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
