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

  /// `file:line:column` of each mark, with lines and columns from 1; columns count scalars.
  package var places: [String] {
    files.sorted { $0.key < $1.key }.flatMap { path, text in
      var places: [String] = []
      var (line, column) = (1, 1)
      for scalar in text.unicodeScalars {
        if Character(scalar) == RuleExample.mark {
          places.append("\(path):\(line):\(column)")
        } else {
          (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
        }
      }
      return places
    }
  }

  private static func unmarked(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { Character($0) != mark }))
  }
}
