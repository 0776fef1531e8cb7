import CatalogFiles

@testable import CatalogValidation

extension RuleExample {
  /// `file:line:column` of each mark.
  var places: [String] {
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
}

extension CatalogSource {
  /// Reads a catalogue from files that exist only in memory.
  static func reading(_ files: [String: String]) throws -> CatalogSource {
    try CatalogReader(files: MemoryFiles(files)).read("")
  }
}

extension RuleExample {
  /// The small catalogue with other files in place of its own, checked.
  static func check(_ files: [String: String] = [:]) throws -> CheckReport {
    // Texts in tests are laid out to be read.
    var settings = CheckSettings()
    settings.ignored = ["non-canonical"]
    return try CatalogCheck.run(on: .reading(base.merging(files) { $1 }), settings: settings)
  }
}

extension Finding {
  /// `file:line:column`
  var place: String { "\(file):\(position)" }

  /// `file:line:column: severity: message [rule]`, as the text report has it.
  var line: String { "\(place): \(severity.rawValue): \(message) [\(rule)]" }
}
