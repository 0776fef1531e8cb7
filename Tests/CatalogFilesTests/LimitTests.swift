import CatalogModel
import SourceText
import TestSupport
import Testing

@testable import CatalogFiles

@Suite("Files beyond all limits")
struct LimitTests {
  @Test("The first problems of a kind are listed, and the others counted")
  func problems() throws {
    let unknown = (0..<1_500).map { "\"k\($0)\": \"x\"" }.joined(separator: ", ")
    let source = try SmallCatalogue.read(["titles/en.json": "{ \"back\": 1, \(unknown) }"])
    let problems = source.problems.filter { $0.place.file.path == "titles/en.json" }
    #expect(problems.count { $0.kind == .unknownPurpose } == ProblemLog.maximumCount + 1)
    #expect(problems.count { $0.kind == .wrongType } == 1)
    let message = "500 more problems of this kind in the file are not listed; correct these first"
    #expect(problems.last.map { "\($0.place.position) \($0.kind) \($0.message)" } == "1:1 unknownPurpose \(message)")
  }

  @Test("Problems in parts of a file are counted together")
  func parts() {
    let file = SourceFile(path: "a.json", text: "{}")
    let whole = ProblemLog(file: file)
    for _ in 0..<3 {
      let part = ProblemLog(file: file)
      for number in 0..<1_200 { part.report(.wrongType, "\(number)", at: 0) }
      whole.take(part.collected)
    }
    #expect(whole.problems.count == ProblemLog.maximumCount + 1)
    #expect(whole.problems.last?.message.hasPrefix("2600 more problems of this kind") == true)
  }

  @Test("Purposes past the limit are not read, which is reported where they begin")
  func purposes() throws {
    let purposes = (1...5).map {
      "\"p\($0)\": { \"role\": \"act\", \"description\": \"…\", \"messages\": { \"title\": {} } }"
    }
    let log = ProblemLog(file: SourceFile(path: "purposes.json", text: "{\n\(purposes.joined(separator: ",\n"))\n}"))
    let parts = PurposesReader(log: log, maximumCount: 3).read(log.parse().root)
    #expect(parts.map(\.definition.identifier) == ["p1", "p2", "p3"])
    #expect(
      log.problems.map { "\($0.place.position): \($0.message)" }
        == ["5:1: the file has 5 purposes and at most 3 can be read; split the catalogue"])
  }

  @Test("A catalogue with more texts than are read is refused")
  func texts() throws {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    let tags = letters.flatMap { first in letters.flatMap { second in letters.map { first + second + $0 } } }
    let locales = (["en"] + tags.prefix(17_000)).map { "\"\($0)\"" }.joined(separator: ",")
    let messages = (1...1_200).map { "\"m\($0)\": {}" }.joined(separator: ",")
    let error = #expect(throws: FileError.self) {
      try SmallCatalogue.read(
        ".",
        of: [
          "catalog.json": """
          { "formatVersion": 1, "name": "Many", "sourceLocale": "en", "locales": [\(locales)], "iconSets": [] }
          """,
          "purposes.json": """
          { "a": { "role": "act", "description": "…", "messages": { "title": {}, \(messages) } } }
          """,
        ])
    }
    let message = "'.' has 1201 messages in 17001 locales and at most 20000000 texts can be read; split the catalogue"
    #expect(error?.description == message)
  }

  @Test("Names are found in large objects and arrays as in small ones", arguments: [3, 1_000])
  func names(count: Int) throws {
    let names = (0..<count).map { "\"n\((count - $0) % 7)-\($0)\"" } + [#""b\u0061ck""#, #""twice""#, #""twice""#]
    let members = names.map { "\($0): \($0)" }.joined(separator: ", ")
    let document = JSONDocument(
      SourceFile(path: "a", text: "{ \"all\": [\(names.joined(separator: ", "))], \(members) }"))
    let root = document.root
    let all = try #require(root["all"])
    for name in ["n\(count % 7)-0", "n1-\(count - 1)", "back", "twice"] {
      #expect(root[name]?.string == name)
      let element = try #require(document.element(name, of: all.index))
      #expect(document.text(of: element) == name)
      #expect(all.elements?.first { $0.string == name }?.index == element)
      #expect(root.members?.first { $0.key == name }?.value.index == root[name]?.index)
    }
    #expect(root["none"] == nil && document.element("none", of: all.index) == nil)
    #expect(all["n1-1"] == nil)
  }
}
