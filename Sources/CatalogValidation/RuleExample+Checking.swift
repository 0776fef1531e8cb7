package import CatalogFiles

extension RuleExample {
  /// The catalogue's files: ``surroundings`` with the example's own, without marks.
  package var catalogue: [String: String] {
    surroundings.merging(files.mapValues(Self.unmarked)) { $1 }
  }

  /// The findings of the example.
  package func findings() throws(FileError) -> [Finding] {
    let files = MemoryFiles(catalogue)
    var settings = CheckSettings()
    if !isAboutForm { settings.ignored = [NonCanonicalRule.description.identifier] }
    if self.files[Self.baselinePath] != nil {
      settings.baseline = try BaselineFile(reading: Self.baselinePath, from: files)
    }
    return CatalogCheck.run(on: try CatalogReader(files: files).read(""), settings: settings).findings
  }

  private static func unmarked(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { Character($0) != mark }))
  }
}
