import SourceReading
import SourceText
import Testing

/// The tree around the nodes: languages, gaps, and the walk through it.
@Suite("Trees of sources")
struct SourceTreeTests {
  @Test(
    "The language is that of the end of a file's name",
    arguments: [
      ("App/A.swift", .swift), ("A.kt", .kotlin), ("build.gradle.kts", .kotlin), ("a.tsx", .typeScript),
      ("a.mjs", .typeScript), ("a.js", .typeScript), ("a.blp", .blueprint), ("a.htm", .html), ("a.ui", .xml),
      ("A.storyboard", .xml), ("A.xib", .xml), ("a.xml", .xml), ("swift", nil), ("A.SWIFT", nil), ("a.swift/b", nil),
      ("a.", nil), ("", nil), ("A.java", nil),
    ] as [(String, SourceLanguage?)])
  func language(path: String, language: SourceLanguage?) { #expect(SourceLanguage(path: path) == language) }

  @Test(
    "A part that is not read is stated",
    arguments: [
      (.swift, "a(b)", nil),
      (.html, String(repeating: "<b>", count: 1_000), "nested more than"),
      (.blueprint, String(repeating: "A {", count: 1_000), "nested more than"),
      (.xml, "<a><b></a>", "1:"), (.xml, "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "1:"), (.xml, "<a/>", nil),
      (.xml, "\u{FEFF}<a/>", "not plain UTF-8"),
    ] as [(SourceLanguage, String, String?)])
  func gaps(language: SourceLanguage, source: String, gap: String?) {
    let found = SourceReader.read(SourceFile(path: "A.tsx", text: source), as: language).gap
    #expect(found?.hasPrefix(gap ?? "-") ?? (gap == nil), "\(found ?? "none")")
  }

  @Test("A file of more than 8 MiB has no nodes")
  func large() {
    let bytes = Array("a()".utf8) + [UInt8](repeating: 0x20, count: SourceReader.maximumByteCount)
    #expect(SourceReader.read(SourceFile(path: "A.swift", bytes: bytes), as: .swift).nodes.isEmpty)
    #expect(
      SourceReader.read(SourceFile(path: "A.swift", bytes: Array(bytes.dropLast(3))), as: .swift).nodes.count == 1)
  }

  @Test("A walk visits each node before its content, and leaves out what a visit refuses")
  func walks() throws {
    let tree = SourceReader.read(SourceFile(path: "A.swift", text: "a(b(c()), d: e { f() })"), as: .swift)
    func names(without refused: String?) -> [String] {
      var names: [String] = []
      for node in tree.nodes {
        node.walk { node in
          guard case .call(let call) = node.kind else { return true }
          names.append(call.name)
          return call.name != refused
        }
      }
      return names
    }
    #expect(names(without: nil) == ["a", "b", "c", "e", "f"])
    #expect(names(without: "b") == ["a", "b", "e", "f"] && names(without: "a") == ["a"])
  }

  @Test("Arguments by label and position")
  func arguments() throws {
    let tree = SourceReader.read(SourceFile(path: "A.swift", text: "a(b, c: d) { e } f: { g }"), as: .swift)
    guard case .call(let call)? = tree.nodes.first?.kind else { return #expect(Bool(false), "no call") }
    #expect(call.first?.dottedName == "b" && call["c"]?.dottedName == "d" && call["x"] == nil)
    #expect(call["f"].map { Outline.of($0) } == "{g}" && call.trailing.map(\.label) == [nil, "f"])
    let labelled = SourceReader.read(SourceFile(path: "A.swift", text: "a(c: d, b)"), as: .swift).nodes.first
    guard case .call(let other)? = labelled?.kind else { return #expect(Bool(false), "no call") }
    #expect(other.first == nil, "the first argument has a label")
  }

  @Test(
    "A plain string has no interpolation",
    arguments: [
      ("\"a\"", "a"), ("\"\"", ""), ("\"a\\nb\"", "a\nb"), ("\"\\(a)\"", nil), ("\"a \\(b)\"", nil),
    ] as [(String, String?)])
  func plain(source: String, plain: String?) {
    let node = SourceReader.read(SourceFile(path: "A.swift", text: source), as: .swift).nodes.first
    guard case .string(let string)? = node?.kind else { return #expect(Bool(false), "no string") }
    #expect(string.plain == plain)
  }
}
