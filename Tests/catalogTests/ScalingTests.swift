import Foundation
import TestSupport
import Testing

/// A check takes linear, not quadratic time. Processor time of the program is measured, with a wide margin for slow
/// machines.
@Suite struct ScalingTests {
  @Test(arguments: ["locales", "pseudo-locales", "icon sets", "icon sets without files"])
  func isLinear(what: String) throws {
    // The work grows eightfold; quadratic time would grow sixty-four-fold. Other programs on the machine only ever slow
    // a run down, so a few tries tell these apart.
    var tries: [String] = []
    for _ in 0..<5 {
      let few = try processorTime(ofCheckWith: 500, what)
      let many = try processorTime(ofCheckWith: 4_000, what)
      if many < 20 * few { return }
      tries.append("\(few) s for 500 \(what), \(many) s for 4,000")
    }
    Issue.record("\(tries.joined(separator: "; "))")
  }

  /// All three-letter codes that begin with one of these letters.
  private static func languages(_ first: String) -> [String] {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    return first.flatMap { first in letters.flatMap { second in letters.map { "\(first)\(second)\($0)" } } }
  }

  private func processorTime(ofCheckWith count: Int, _ what: String) throws -> Double {
    let catalogue = try DiskCatalogue()
    var (locales, sets) = (["en"], [String]())
    switch what {
    case "locales": locales += Self.languages("abcdefghijklmnopqrstuvwxyz").prefix(count)
    // Private-use languages (ISO 639-2) and their regions.
    case "pseudo-locales":
      let languages = Self.languages("q").filter { $0 <= "qtz" }
      locales +=
        (["", "-001", "-002", "-003", "-005", "-009", "-011", "-013"]
        .flatMap { region in languages.map { $0 + region } }).prefix(count)
    default: sets = (0..<count).map { "set-\($0)" }
    }
    if what == "icon sets" {
      let inventory = #"{ "name": "Set", "source": "…", "version": "1", "licence": "MIT", "icons": [] }"#
      for set in sets { try catalogue.write(inventory, to: "icon-sets/\(set).json") }
    }
    func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ",") }
    try catalogue.write(
      """
      { "formatVersion": 1, "name": "N", "sourceLocale": "en", "locales": [\(list(locales))], "iconSets": [\(list(sets))] }
      """, to: "catalog.json")
    try FileManager.default.removeItem(at: catalogue.folder.appending(path: "titles/de.json"))
    let text = try ChildProgram.run(
      ["/bin/bash", "-c", #"TIMEFORMAT="%U %S"; time "$0" check > /dev/null"#, Program.executable.path], kind: .ours,
      in: catalogue.folder.path, environment: ["LC_ALL": "C"]
    ).errors
    withExtendedLifetime(catalogue) {}
    let times = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    try #require(times.count == 2, "\(text)")
    return times[0] + times[1]
  }
}
