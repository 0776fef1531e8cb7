import CatalogFiles
import CatalogModel
import SourceText

/// What a catalogue's file says to a program: as little text as gives the same answers.
struct EmbeddedText {
  /// Every icon identifier that a purpose can give, by set.
  private let usedIcons: [String: Set<String>]

  init(of source: CatalogSource) {
    usedIcons = source.purposes.reduce(into: [:]) { used, purpose in
      for (set, icon) in purpose.icons { used[set.rawValue, default: []].formUnion(icon.names) }
    }
  }

  /// The text of a file without white space and without what only editors and translators read; an icon set without
  /// the icons that no purpose uses.
  ///
  /// - Throws: the first problem of a file that is no JSON.
  func text(of path: String, _ bytes: [UInt8]) throws(JSONProblem) -> String {
    var tree = try JSONTree(JSONDocument(SourceFile(path: path, bytes: bytes)))
    tree = tree.filtered { $0 != "$schema" && $0 != "$form" }
    let parts = path.split(separator: "/")
    if parts.dropLast().last == "icon-sets", let file = parts.last {
      let used = usedIcons[String(file.dropLast(".json".count)), default: []]
      tree = tree.mapped("rightToLeft") { $0.filtered(used.contains) }.mapped("names") { $0.names(among: used) }
    }
    return CompactJSON.text(of: tree)
  }
}

extension JSONTree {
  /// An object with those of its members whose keys are wanted.
  fileprivate func filtered(_ isWanted: (String) -> Bool) -> JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { isWanted($0.key) })
  }

  /// An object with the value of one key changed.
  fileprivate func mapped(_ key: String, _ change: (JSONTree) -> JSONTree) -> JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(members.map { $0.key == key ? Member(key, change($0.value)) : $0 })
  }

  /// The names of an inventory that are used: of a list, or of an object of lists by release.
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
