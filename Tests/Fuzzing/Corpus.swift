import CatalogFiles
import Foundation
import SourceText

/// Real inputs from the files of a catalogue.
struct Corpus {
  /// The whole files.
  let jsonFiles: [[UInt8]]

  /// Objects with a few members of the files: small, so that a million inputs take minutes.
  private(set) var jsonObjects: [[UInt8]] = []

  /// The texts of all locales, and some that use more of the syntax.
  private(set) var messages: [[UInt8]] = [
    "I don''t '{know}'", "{name}", "{n, number, integer} of {m, number, percent}",
    "{n, plural, offset:1 =0 {nobody} =1 {Ann} one {Ann and #} other {'#' '{x}' #}}",
    "{s, select, a {{n, selectordinal, two {#nd} few {#rd} other {#th}}} other {{s}}}",
  ].map { Array($0.utf8) }

  init(catalog: String) throws {
    let files = DiskFiles()
    let titles = try files.entries(of: "\(catalog)/titles").map { "titles/\($0)" }
    let names = ["catalog.json", "purposes.json"] + titles
    jsonFiles = try names.map { try files.read("\(catalog)/\($0)") }
    for (name, bytes) in zip(names, jsonFiles) {
      let document = JSONDocument(SourceFile(path: name, bytes: bytes))
      let members = document.members(of: JSONDocument.rootIndex).map { member in
        Array(bytes[document.nodes[member.key].range.lowerBound..<document.nodes[member.value].range.upperBound])
      }
      for start in stride(from: 0, to: members.count, by: 4) {
        jsonObjects.append(
          Array("{".utf8) + members[start..<min(start + 4, members.count)].joined(separator: ",\n  ".utf8)
            + Array("}".utf8))
      }
      guard name.hasPrefix("titles/") else { continue }
      messages += document.nodes.indices.filter { document.nodes[$0].kind == .string }.map {
        Array(document.text(of: $0).utf8)
      }
    }
  }
}
