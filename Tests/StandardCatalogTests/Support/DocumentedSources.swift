import Foundation
import TestSupport
import Testing

/// The Swift code in the documents: programs with each line's result in a comment, and parts of manifests.
struct DocumentedSources {
  /// The programs: each is an import and everything up to the next one.
  private var programs: [String] = []
  private var manifests: [DocumentSnippet] = []

  init() throws {
    for snippet in try DocumentSnippet.all("swift") {
      if snippet.text.hasPrefix("import ") {
        programs.append(snippet.text)
      } else if snippet.text.contains("package: \"purpose-catalog\"") {
        manifests.append(snippet)
      } else {
        programs[programs.count - 1] += snippet.text
      }
    }
    #expect(programs.count >= 3 && manifests.count >= 3)
  }

  /// Writes the programs as functions of a single program, with the overlay that Overlays.md prints.
  func write(to consumer: Consumer) throws {
    let manifest = try String(contentsOf: consumer.folder.appending(path: "Package.swift"), encoding: .utf8)
    for snippet in manifests {
      let pieces = snippet.text.split(separator: snippet.text.contains(".target(") ? "\u{0}" : "\n")
      for piece in pieces where !piece.hasPrefix("//") && !piece.contains("path:") {
        #expect(Self.compact(manifest).contains(Self.compact(String(piece))), "\(snippet): \(piece)")
      }
    }
    for (index, program) in programs.enumerated() {
      let lines = program.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let imports = lines.filter { $0.hasPrefix("import ") }
      let body = lines.filter { !$0.hasPrefix("import ") }.map(Self.shown)
      let text = imports + ["func program\(index)() throws {"] + body + ["}"]
      try consumer.write(Data(text.joined(separator: "\n").utf8), to: "Sources/Documented/Program\(index).swift")
    }
    let main =
      "import CyclingCatalog\n\nprecondition(Catalog.cycling.purposes.contains(.saveRoute))\n"
      + programs.indices.map { "try program\($0)()\n" }.joined()
    try consumer.write(Data(main.utf8), to: "Sources/Documented/main.swift")
    let blocks = try DocumentSnippet.all("json").map(\.text)
    let acme = [
      "catalog.json": "\"Acme\"", "icon-sets/acme-icons.json": "\"Acme Icons\"", "purposes.json": "\"arrow-start\" }",
    ]
    for (name, mark) in acme {
      let text = try #require(blocks.first { $0.contains(mark) })
      try consumer.write(Data(text.utf8), to: "Sources/AcmeCatalog/Catalog/\(name)")
    }
    try consumer.write(Data("@_exported import PurposeCatalog\n".utf8), to: "Sources/AcmeCatalog/Exports.swift")
  }

  /// Replaces a line that has its result in a comment with code that prints both.
  private static func shown(_ line: String) -> String {
    guard let match = line.wholeMatch(of: /( *)([^ \/].*?) +\/\/ (.*)/), !match.2.hasPrefix("let ") else { return line }
    return "\(match.1)print(#\"\(match.3)\"#, \"\(separator)\", \(match.2))"
  }

  private static let separator = "===="

  /// Runs the programs in the catalogue's folder, and compares each line's result with the beginning of its comment.
  func expectResults(of consumer: Consumer) throws {
    let result = try consumer.run("Documented", in: Repository.root)
    #expect(result.status == 0, "\(result.output)")
    let lines = result.output.split(separator: "\n").map { $0.split(separator: " \(Self.separator) ") }
    #expect(lines.count >= 12)
    for line in lines {
      try #require(line.count == 2, "\(line)")
      let expected = line[0].split(separator: /[;:]/)[0]
      // Icons and other values print with their fields; bidi isolates are invisible.
      let given = line[1].filter { !["\u{2068}", "\u{2069}"].contains($0) }
      #expect(given.contains(expected), "a document says '\(line[0])', and it is '\(given)'")
    }
  }

  private static func compact(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != "," } }
}
