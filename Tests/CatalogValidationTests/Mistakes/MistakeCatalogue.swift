import CatalogFiles
import CheckTestSupport
import Foundation
import SourceText
import TestSupport

@testable import CatalogValidation

/// Some purposes of Standard without icons, in English and in one more locale with its parents. It has no findings;
/// tests add mistakes to it.
struct MistakeCatalogue {
  /// Purposes with every kind of message, including purposes that appear together.
  private static let purposes: Set = [
    "back", "bookmark", "cancel", "close", "copy", "delete", "discard", "done", "download", "forward", "menu", "more",
    "redo",
    "remove", "reply", "save", "select-all", "send", "share", "undo",
  ]

  private var files: [String: JSONTree] = [:]

  init(locale: String) throws { try self.init(locales: [locale]) }

  /// The same for several locales with their parents.
  init(locales: [String]) throws {
    let parents = locales.flatMap { locale in
      locale.split(separator: "-").indices.map { locale.split(separator: "-")[...$0].joined(separator: "-") }
    }
    let tags = Set(["en"] + parents).sorted().filter {
      FileManager.default.fileExists(atPath: Self.file("titles/\($0).json").path)
    }
    files["catalog.json"] = .fields([
      ("formatVersion", .integer(1)), ("name", .string("Mistakes")), ("sourceLocale", .string("en")),
      ("locales", .array(tags.map(JSONTree.string))), ("iconSets", .array([])),
      ("limits", .fields([("title", .integer(15))])),
    ])
    files["purposes.json"] = try Self.tree("purposes.json").keeping(Self.purposes).mapMembers { _, purpose in
      purpose.mapMembers { field, value in
        switch (field, value) {
        case ("icons", _): .object([])
        case ("appearsWith", .array(let others)):
          .array(others.filter { if case .string(let name) = $0 { Self.purposes.contains(name) } else { false } })
        default: value
        }
      }
    }
    files["places.json"] = try Self.tree("places.json").mapMembers { _, place in
      place.mapMembers { field, value in
        guard field == "purposes", case .array(let names) = value else { return value }
        return .array(names.filter { if case .string(let name) = $0 { Self.purposes.contains(name) } else { false } })
      }
    }
    for tag in tags { files["titles/\(tag).json"] = try Self.tree("titles/\(tag).json").keeping(Self.purposes) }
  }

  /// Checks the catalogue.
  func check() throws -> CheckReport { CatalogCheck.run(on: try .reading(texts)) }

  /// Replaces one of the catalogue's texts with a mistake.
  mutating func put(_ mistake: Mistake) {
    let path = "titles/\(mistake.locale).json"
    files[path] = (files[path] ?? .object([])).setting(mistake.purpose) { texts in
      guard case .object = texts ?? .null else {
        return mistake.message == "title"
          ? .string(mistake.text) : .fields([("title", texts), (mistake.message, .string(mistake.text))])
      }
      return (texts ?? .object([])).setting(mistake.message) { _ in .string(mistake.text) }
    }
  }

  /// The catalogue's files by path.
  var texts: [String: String] {
    Dictionary(
      uniqueKeysWithValues: files.map {
        ($0.key, CanonicalJSON.text(of: $0.value, order: CanonicalOrder.order(ofFile: $0.key)))
      })
  }

  private static func tree(_ path: String) throws -> JSONTree {
    try JSONTree(JSONDocument(SourceFile(path: path, bytes: Array(Data(contentsOf: file(path))))))
  }

  private static func file(_ path: String) -> URL { Repository.standard.appending(path: path) }
}

extension JSONTree {
  /// The object with only these members and those that begin with `$`.
  fileprivate func keeping(_ names: Set<String>) -> JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { names.contains($0.key) || $0.key.hasPrefix("$") })
  }

  func mapMembers(_ transform: (String, JSONTree) throws -> JSONTree) rethrows -> JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(try members.map { Member($0.key, try transform($0.key, $0.value)) })
  }

  /// The object with a new value for one member, which is added if missing.
  fileprivate func setting(_ name: String, _ value: (JSONTree?) -> JSONTree) -> JSONTree {
    guard case .object(var members) = self else { return self }
    if let index = members.firstIndex(where: { $0.key == name }) {
      members[index].value = value(members[index].value)
    } else {
      members.append(Member(name, value(nil)))
    }
    return .object(members)
  }
}
