internal import CatalogModel

extension SiblingPath {
  /// The files of the source locale if files or their folders are named after locales: `de/app.ftl` or `de.ftl`.
  func ofSource(in search: inout SourceSearch) -> [String] {
    let spellings = search.locale.spellings
    var paths: [String] = []
    if Self.tag(folderName) != nil {
      paths += (spellings + search.names(in: grandparent) { Self.tag($0) }).map(inFolder)
    }
    if Self.tag(stem) != nil {
      let ending = String(name.dropFirst(stem.count))
      paths += spellings.map { named($0 + ending) }
      paths += search.names(in: folder) { $0.hasSuffix(ending) ? Self.tag($0.dropLast(ending.count)) : nil }.map(named)
    }
    return paths
  }

  /// The files of the source locale if names end in a separator and the locale: `Messages_de.properties`.
  ///
  /// - Parameter defaultName: whether the name without a locale has source texts too.
  func ofSource(behind mark: Character, orDefault: Bool, in search: inout SourceSearch) -> [String] {
    let ending = String(name.dropFirst(stem.count))
    var bundles = Self.endings(of: stem, after: mark).filter { Self.tag($0.locale) != nil }.map(\.bundle)
    if orDefault { bundles.append(stem) }
    // 'Messages_pt' is the file of another translation, although the 'BR' of 'Messages_pt_BR' may be read as Breton.
    bundles.removeAll { bundle in
      Self.endings(of: bundle, after: mark).contains { Self.tag($0.locale).map(search.isTarget) ?? false }
    }
    var paths: [String] = []
    for bundle in bundles {
      let start = "\(bundle)\(mark)"
      paths += search.locale.spellings.map { named("\(start)\($0)\(ending)") }
      if orDefault { paths.append(named(bundle + ending)) }
      paths += search.names(in: folder) { name in
        guard name.hasPrefix(start), name.hasSuffix(ending) else { return nil }
        return Self.tag(name.dropFirst(start.count).dropLast(ending.count))
      }.map(named)
    }
    return paths
  }
}
