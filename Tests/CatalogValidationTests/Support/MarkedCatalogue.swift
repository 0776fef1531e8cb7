import CatalogFiles

@testable import CatalogValidation

/// An example of a rule as a catalogue in memory, with the places that its marks point at.
struct MarkedCatalogue {
  private(set) var files = RuleExample.base
  /// `file:line:column` of each mark.
  private(set) var places: [String] = []

  init(_ example: RuleExample) {
    for (path, text) in example.files.sorted(by: { $0.key < $1.key }) {
      var plain = String.UnicodeScalarView()
      var (line, column) = (1, 1)
      for scalar in text.unicodeScalars {
        if Character(scalar) == RuleExample.mark {
          places.append("\(path):\(line):\(column)")
          continue
        }
        plain.append(scalar)
        (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
      }
      files[path] = String(plain)
    }
  }

  func check() throws -> CheckReport {
    var settings = CheckSettings()
    if files[RuleExample.baselinePath] != nil {
      settings.baseline = try BaselineFile(reading: RuleExample.baselinePath, from: MemoryFiles(files))
    }
    return try CatalogCheck.run(on: CatalogSource.reading(files), settings: settings)
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
    try CatalogCheck.run(on: .reading(base.merging(files) { $1 }))
  }
}

extension Finding {
  /// `file:line:column`
  var place: String { "\(file):\(position)" }

  /// `file:line:column: severity: message [rule]`, as the text report has it.
  var line: String { "\(place): \(severity.rawValue): \(message) [\(rule)]" }
}
