package import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Headers and screens that generated code lacks because a person selected other purposes.
package enum UnselectedParts {
  /// A sentence for each kind of part, with the names; lower case, without a full stop.
  package static func notes(on catalog: GeneratedCatalog, of source: CatalogSource) -> [String] {
    if catalog.headers == nil, !source.headers.kinds.isEmpty {
      return ["headers and screens are left out; they need \(source.needOfBars)"]
    }
    return [headers(catalog, source)].compactMap(\.self) + screens(catalog, source)
  }

  private static func headers(_ catalog: GeneratedCatalog, _ source: CatalogSource) -> String? {
    let missing = ["root", "page", "dialog", "viewer"].filter { name in
      !source.headers.kinds.contains { $0.kind.rawValue == name }
    }
    guard catalog.headers != nil, !missing.isEmpty else { return nil }
    return "generated code has the header \(list(missing)) all the same; the catalogue has none of that name"
  }

  private static func screens(_ catalog: GeneratedCatalog, _ source: CatalogSource) -> [String] {
    let kept = Set(catalog.screens.map(\.identifier))
    let missing = source.screens.map(\.id).filter { !kept.contains($0) }
    guard !missing.isEmpty else { return [] }
    let note = "\(counted(missing.count, "screen")) left out, with purposes that are not selected: \(list(missing))"
    let alone = source.screens.filter { screen in
      kept.contains(screen.id) && screen.parent.map { !kept.contains($0) } ?? false
    }
    guard !alone.isEmpty else { return [note] }
    return [
      note,
      "\(counted(alone.count, "screen")) without the screen beneath: \(list(alone.map(\.id))); a link shows no such screen",
    ]
  }

  private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
