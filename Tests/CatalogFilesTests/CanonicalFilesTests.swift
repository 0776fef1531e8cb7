import SourceText
import Testing
import TestSupport

@testable import CatalogFiles

/// A catalogue's files in canonical form: writing what was read changes no byte.
@Suite struct CanonicalFilesTests {
  @Test func standardHasEveryKindOfFile() {
    #expect(StandardCatalogue.files.contains("catalog.json"))
    #expect(StandardCatalogue.files.contains("purposes.json"))
    #expect(StandardCatalogue.files.filter { $0.hasPrefix("icon-sets/") }.count == 5)
    #expect(StandardCatalogue.files.filter { $0.hasPrefix("titles/") }.count >= 16)
  }

  @Test(arguments: StandardCatalogue.files)
  func keepsStandardUnchanged(file: String) throws {
    let bytes = try StandardCatalogue.bytes(of: file)
    let tree = try JSONTree(JSONDocument(SourceFile(path: file, bytes: bytes)))
    // Compared as a whole first, because a failure that prints half a megabyte is unreadable.
    let written = CanonicalJSON.bytes(of: tree, order: CanonicalOrder.order(ofFile: file))
    let isSame = written == bytes
    #expect(isSame, "\(file) differs from byte \(zip(written, bytes).prefix { $0 == $1 }.count)")
  }

  /// Fields get the canonical order. Only icons and releases keep the order of the file.
  @Test(arguments: StandardCatalogue.files)
  func reordersShuffledFields(file: String) throws {
    let bytes = try StandardCatalogue.bytes(of: file)
    let tree = try JSONTree(JSONDocument(SourceFile(path: file, bytes: bytes)))
    var random = SeededGenerator(seed: 2026)
    let shuffled = tree.shuffled(using: &random, keeping: ["icons", "names"])
    let isShuffled = shuffled != tree
    #expect(isShuffled)
    let isSame = CanonicalJSON.bytes(of: shuffled, order: CanonicalOrder.order(ofFile: file)) == bytes
    #expect(isSame)
  }

  @Test(
    arguments: [
      (
        "catalog.json", #"{ "x": 1, "limits": { "title": 1, "counted": 2 }, "name": "N", "$schema": "s" }"#,
        ["$schema", "name", "limits", "x"]
      ),
      (
        "catalog.json", #"{ "rules": {}, "stringTables": {}, "minimumSystems": {} }"#,
        ["minimumSystems", "stringTables", "rules"]
      ),
      ("purposes.json", #"{ "b": {}, "$schema": "s", "a": {} }"#, ["$schema", "a", "b"]),
      ("titles/ar.json", #"{ "b": "", "$form": "f", "$schema": "s", "a": "" }"#, ["$schema", "$form", "a", "b"]),
      (
        "icon-sets/set.json", #"{ "names": [], "rightToLeft": {}, "version": "1", "name": "N" }"#,
        ["name", "version", "rightToLeft", "names"]
      ),
      // A file that the format does not define keeps its order.
      ("notes.json", #"{ "b": 1, "a": 2 }"#, ["b", "a"]),
    ])
  func ordersFields(file: String, text: String, keys: [String]) throws {
    let tree = try JSONTree(JSONDocument(SourceFile(path: file, text: text)))
    let written = CanonicalJSON.bytes(of: tree, order: CanonicalOrder.order(ofFile: file))
    let document = JSONDocument(SourceFile(path: file, bytes: written))
    #expect(document.root.members?.map(\.key) == keys)
  }

  @Test func ordersSettingsOfStringTables() throws {
    let text = #"{ "stringTables": { "gettext": {}, "android": { "foreign": ["b", "a"], "keys": "{purpose}" } } }"#
    let tree = try JSONTree(JSONDocument(SourceFile(path: "catalog.json", text: text)))
    let written = CanonicalJSON.text(of: tree, order: CanonicalOrder.order(ofFile: "catalog.json"))
    #expect(
      written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        == #"{ "stringTables": { "android": { "keys": "{purpose}", "foreign": ["b", "a"] }, "gettext": {} } }"#)
  }

  @Test func ordersFieldsOfPurposes() throws {
    let text = """
      {
        "back": {
          "appearsWith": [],
          "messages": {
            "counted": { "limit": 1, "arguments": { "count": { "maximum": 1, "type": "integer" }, "a": {} } },
            "title": { "limit": 1, "description": "…" },
            "short": {}
          },
          "icons": { "z": { "rightToLeft": "r", "leftToRight": "l" }, "a": { "locales": {}, "name": "n" } },
          "description": "…",
          "direction": "backward",
          "role": "navigate"
        }
      }
      """
    let tree = try JSONTree(JSONDocument(SourceFile(path: "purposes.json", text: text)))
    #expect(
      CanonicalJSON.text(of: tree, order: CanonicalOrder.order(ofFile: "purposes.json")) == """
        {
          "back": {
            "role": "navigate",
            "direction": "backward",
            "description": "…",
            "icons": {
              "z": { "leftToRight": "l", "rightToLeft": "r" },
              "a": { "name": "n", "locales": {} }
            },
            "messages": {
              "title": { "description": "…", "limit": 1 },
              "counted": {
                "arguments": { "a": {}, "count": { "type": "integer", "maximum": 1 } },
                "limit": 1
              },
              "short": {}
            },
            "appearsWith": []
          }
        }

        """)
  }
}

extension JSONTree {
  /// The same value with every object's members in another order, except below some keys.
  fileprivate func shuffled(using random: inout SeededGenerator, keeping kept: Set<String>, isKept: Bool = false)
    -> JSONTree
  {
    switch self {
    case .object(let members):
      let inner = members.map { member in
        Member(member.key, member.value.shuffled(using: &random, keeping: kept, isKept: kept.contains(member.key)))
      }
      return .object(isKept ? inner : inner.shuffled(using: &random))
    case .array(let elements):
      return .array(elements.map { $0.shuffled(using: &random, keeping: kept) })
    default: return self
    }
  }
}
