package import CatalogFiles
internal import CatalogModel
internal import SourceText

extension ARBFormat: SourceFileFormat {
  package var statesLocale: Bool { true }

  /// The template of `flutter gen-l10n`: that of `l10n.yaml`, else `app_en.arb`, `intl_en.arb` or `messages.arb`.
  package func sourcePaths(of path: String, ofTable: [String], in search: inout SourceSearch) -> [String] {
    let sibling = SiblingPath(path)
    let settings = FlutterSettings(beside: sibling, in: search.files)
    if let template = settings?.template { return [sibling.named(template)] + ofTable }
    guard ofTable.isEmpty else { return ofTable }
    let distance = search.distance
    let all = search.names(in: sibling.folder) { name in
      Self.locales(of: name).first { distance($0) != nil }
    }.map(sibling.named)
    guard all.isEmpty else { return all }
    let files = search.files
    return search.templates(in: sibling.folder) { name in
      guard name.hasSuffix(".arb"), Self.locales(of: name).isEmpty, let bytes = try? files.read(sibling.named(name)),
        let json = try? JSONObjectFile(SourceFile(path: name, bytes: bytes))
      else { return false }
      guard let stated = json.root[Key.locale]?.string else { return true }
      return LanguageTag(localeIdentifier: stated).flatMap(distance) != nil
    }.map(sibling.named)
  }

  /// The locales that a name may state: all of it, or the part after an underscore.
  private static func locales(of name: String) -> [LanguageTag] {
    guard name.hasSuffix(".arb") else { return [] }
    let parts = name.dropLast(".arb".count).split(separator: "_")
    return parts.indices.compactMap { NamedLocale.tag(parts[$0...].joined(separator: "_")) }
      .filter { $0.language.count <= 3 }
  }

  package func takeSettings(of path: String, in files: any FileTree, into context: inout ReadContext) {
    context.usesEscaping = FlutterSettings(beside: SiblingPath(path), in: files)?.usesEscaping ?? false
  }
}
