import TestSupport

/// The small catalogue with all of its texts, so that checking it finds no error.
enum WholeCatalogue {
  /// - Parameter back: the title of the purpose `back` in English and Arabic.
  static func write(to folder: TemporaryFolder, back: String = "Back") throws {
    for (name, text) in SmallCatalogue.files where name != "titles/ar.json" {
      try folder.write(text.replacing("\"Back\"", with: "\"\(back)\"").utf8, to: name)
    }
    let forms = ["zero", "one", "two", "few", "many", "other"].map { "\($0) {حذف {count}}" }.joined(separator: " ")
    try folder.write(
      """
      {
        "back": "\(back)",
        "delete": {
          "title": "حذف",
          "counted": "{count, plural, \(forms)}"
        }
      }

      """.utf8, to: "titles/ar.json")
  }
}
