import CatalogFiles
import CatalogModel
import SourceText

/// The text of a catalogue's file in a program, reduced to what the program needs.
struct EmbeddedText {
  /// Every icon identifier that a purpose may use, by set.
  private let usedIcons: [String: Set<String>]

  init(of source: CatalogSource) {
    usedIcons = source.purposes.reduce(into: [:]) { used, purpose in
      for (set, icon) in purpose.icons { used[set.rawValue, default: []].formUnion(icon.names) }
    }
  }

  /// The text of a file without white space and without fields for editors and translators; an icon set without unused
  /// icons.
  ///
  /// - Throws: the first problem of a file that is not JSON.
  func text(of path: String, _ bytes: [UInt8]) throws(JSONProblem) -> String {
    var tree = try JSONTree(JSONDocument(SourceFile(path: path, bytes: bytes)))
    tree = tree.filtered { $0 != "$schema" && $0 != "$form" }
    let parts = path.split(separator: "/")
    if parts.last == "platforms.json" { tree = tree.withoutSources }
    if parts.dropLast().last == "icon-sets", let file = parts.last {
      let used = usedIcons[String(file.dropLast(".json".count)), default: []]
      tree = tree.mapped("rightToLeft") { $0.filtered(used.contains) }.mapped("names") { $0.names(among: used) }
    }
    return CompactJSON.text(of: tree)
  }
}

extension JSONTree {
  /// An object with only the wanted keys.
  fileprivate func filtered(_ isWanted: (String) -> Bool) -> JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { isWanted($0.key) })
  }

  /// An object with the value of one key changed.
  fileprivate func mapped(_ key: String, _ change: (JSONTree) -> JSONTree) -> JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(members.map { $0.key == key ? Member(key, change($0.value)) : $0 })
  }

  /// The platforms without what only says where their facts are from.
  fileprivate var withoutSources: JSONTree {
    switch self {
    case .object(let members):
      .object(
        members.filter { !["source", "confidence", "note"].contains($0.key) }.map {
          Member($0.key, $0.value.withoutSources)
        })
    default: self
    }
  }

  /// The used names of an inventory: a list, or an object of lists by release.
  fileprivate func names(among used: Set<String>) -> JSONTree {
    switch self {
    case .array(let elements):
      .array(elements.filter { if case .string(let name) = $0 { used.contains(name) } else { false } })
    case .object(let releases):
      .object(releases.map { Member($0.key, $0.value.names(among: used)) })
    default: self
    }
  }
}
