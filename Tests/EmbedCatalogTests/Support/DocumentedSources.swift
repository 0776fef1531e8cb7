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

  /// The programs as functions of a single program, by file name.
  var sources: [String: String] {
    var sources: [String: String] = [:]
    for (index, program) in programs.enumerated() {
      let lines = program.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let imports = lines.filter { $0.hasPrefix("import ") }
      let body = lines.filter { !$0.hasPrefix("import ") }.map(Self.shown)
      let text = imports + ["func program\(index)() throws {"] + body + ["}"]
      sources["Program\(index).swift"] = text.joined(separator: "\n")
    }
    sources["main.swift"] =
      "import CyclingCatalog\n\nprecondition(Catalog.cycling.purposes.contains(.saveRoute))\n"
      + programs.indices.map { "try program\($0)()\n" }.joined()
    return sources
  }

  /// The files of the overlay that OverlaysAndIcons.md prints, by path.
  func acmeCatalog() throws -> [String: String] {
    let blocks = try DocumentSnippet.all("json").map(\.text)
    let acme = [
      "catalog.json": "\"Acme\"", "icon-sets/acme-icons.json": "\"Acme Icons\"", "purposes.json": "\"arrow-start\" }",
    ]
    return try acme.mapValues { mark in try #require(blocks.first { $0.contains(mark) }) }
  }

  /// Expects that each documented part of a manifest is in a manifest that is built.
  func expectParts(in manifest: String) {
    for snippet in manifests {
      let pieces = snippet.text.split(separator: snippet.text.contains(".target(") ? "\u{0}" : "\n")
      for piece in pieces where !piece.hasPrefix("//") && !piece.contains("path:") {
        #expect(Self.compact(manifest).contains(Self.compact(String(piece))), "\(snippet): \(piece)")
      }
    }
  }

  /// Replaces a line that has its result in a comment with code that prints both.
  private static func shown(_ line: String) -> String {
    guard let match = line.wholeMatch(of: /( *)([^ \/].*?) +\/\/ (.*)/), !match.2.hasPrefix("let ") else { return line }
    return "\(match.1)print(#\"\(match.3)\"#, \"\(separator)\", \(match.2))"
  }

  private static let separator = "===="

  /// Compares each line's result in the program's output with the beginning of its comment.
  static func expectResults(in output: String) throws {
    let lines = output.split(separator: "\n").map { $0.split(separator: " \(separator) ") }
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
