package import SourceText

extension PurposeSearch.Match {
  /// The match as JSON.
  package var tree: JSONTree {
    .fields([
      ("purpose", .string(purpose.identifier)),
      ("title", title.map(JSONTree.string)),
      ("matches", .array(places.map(\.tree))),
    ])
  }
}

extension PurposeSearch.Place {
  fileprivate var tree: JSONTree {
    let owners = owners.isEmpty ? nil : JSONTree.array(owners.map(JSONTree.string))
    return .fields([
      ("kind", .string("\(kind)")), ("text", .string(text)), ("closeness", .string("\(rank)")),
      ("iconSets", kind == .icon || kind == .alias ? owners : nil),
      ("locales", kind == .title || kind == .synonym ? owners : nil),
    ])
  }
}
