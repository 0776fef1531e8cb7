import TestSupport

/// The small catalogue with all of its texts, so that checking it finds no error.
enum WholeCatalogue {
  /// - Parameter back: the title of the purpose `back` in English and Arabic.
  static func write(to folder: TemporaryFolder, back: String = "Back") throws {
    for (name, text) in SmallCatalogue.whole {
      try folder.write(text.replacing("\"Back\"", with: "\"\(back)\"").replacing("رجوع", with: back).utf8, to: name)
    }
  }
}
