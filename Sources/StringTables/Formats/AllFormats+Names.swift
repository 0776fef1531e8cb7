internal import SourceText

/// The kinds of files by their names, for files that no format recognizes.
extension AllFormats {
  /// Whether the name of a file ends as those of some format's files do.
  static func knowsEnding(of file: SourceFile) -> Bool { !descriptions(endingLike: file).isEmpty }

  /// Whether a file is blank although all formats with its ending always write something.
  static func isCutToNothing(_ file: SourceFile) -> Bool {
    let formats = descriptions(endingLike: file)
    return !formats.isEmpty && !formats.contains { $0.extensionsOfEmptyFiles.contains(file.fileExtension) }
      && file.bytes.allSatisfy { $0 <= 0x20 }
  }

  /// Whether a file that no format recognizes has nothing to do with translations.
  static func isUnrelated(_ file: SourceFile) -> Bool {
    let formats = descriptions(endingLike: file)
    let isShared = formats.contains { $0.sharedExtensions.contains(file.fileExtension) }
    return formats.isEmpty || (isShared && !isCutToNothing(file))
  }

  private static func descriptions(endingLike file: SourceFile) -> [FormatDescription] {
    all.map(\.description).filter { $0.fileExtensions.contains(file.fileExtension) }
  }
}
