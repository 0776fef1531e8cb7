package import CatalogFiles
internal import CatalogModel
internal import SourceText

extension AndroidFormat: SourceFileFormat {
  /// Android merges all files of a folder, independent of their names; the one with the same name comes first.
  package func sourcePaths(of path: String, in search: inout SourceSearch) -> [String] {
    let sibling = SiblingPath(path)
    guard sibling.folderName.hasPrefix(AndroidFolder.source) else { return [] }
    let folders =
      [AndroidFolder.name(of: search.locale), AndroidFolder.source]
      + search.names(in: sibling.grandparent) { AndroidFolder.locale(of: $0) }
    let same = folders.map(sibling.inFolder)
    guard !folders.contains(sibling.folderName) else { return same }
    let others = folders.flatMap { folder in
      let folder = Path.join(sibling.grandparent, folder)
      return search.entries(of: folder).filter { $0.hasSuffix(".xml") }.map { Path.join(folder, $0) }
    }
    return same + others
  }

  /// A folder has files of styles and attributes, too.
  package func isCertain(_ source: String, for path: String) -> Bool {
    SiblingPath(source).name == SiblingPath(path).name
  }
}

extension StringsFormat: SourceFileFormat {
  package func sourcePaths(of path: String, in search: inout SourceSearch) -> [String] {
    let sibling = SiblingPath(path)
    let ending = ".lproj"
    guard sibling.folderName.hasSuffix(ending) else { return [] }
    let regional = search.names(in: sibling.grandparent) { name in
      name.hasSuffix(ending) ? SiblingPath.tag(name.dropLast(ending.count)) : nil
    }
    return ((search.locale.spellings + ["Base"]).map { $0 + ending } + regional).map(sibling.inFolder)
  }
}

extension ARBFormat: SourceFileFormat {
  package var statesLocale: Bool { true }

  /// The template of `flutter gen-l10n`: that of `l10n.yaml`, else `app_en.arb`, `intl_en.arb` or `messages.arb`.
  package func sourcePaths(of path: String, in search: inout SourceSearch) -> [String] {
    let sibling = SiblingPath(path)
    let own = sibling.ofSource(behind: "_", orDefault: false, in: &search)
    let settings = FlutterSettings(beside: sibling, in: search.files)
    if let template = settings?.template { return [sibling.named(template)] + own }
    let distance = search.distance
    let all = search.names(in: sibling.folder) { name in
      Self.locales(of: name).first { distance($0) != nil }
    }.map(sibling.named)
    guard all.isEmpty else { return all.contains(where: own.contains) ? own : own + all }
    let files = search.files
    return own
      + search.templates(in: sibling.folder) { name in
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
    return parts.indices.compactMap { SiblingPath.tag(parts[$0...].joined(separator: "_")) }
      .filter { $0.language.count <= 3 }
  }

  package func takeSettings(of path: String, in files: any FileTree, into context: inout ReadContext) {
    context.usesEscaping = FlutterSettings(beside: SiblingPath(path), in: files)?.usesEscaping ?? false
  }
}

extension PropertiesFormat: SourceFileFormat {
  package func sourcePaths(of path: String, in search: inout SourceSearch) -> [String] {
    SiblingPath(path).ofSource(behind: "_", orDefault: true, in: &search)
  }
}

extension RESXFormat: SourceFileFormat {
  package func sourcePaths(of path: String, in search: inout SourceSearch) -> [String] {
    SiblingPath(path).ofSource(behind: ".", orDefault: true, in: &search)
  }
}

extension I18NextFormat: SourceFileFormat {
  package var statesLocale: Bool { true }

  package func sourcePaths(of path: String, in search: inout SourceSearch) -> [String] {
    SiblingPath(path).ofSource(in: &search)
  }
}

extension JSONFormat: SourceFileFormat {
  package var statesLocale: Bool { true }

  package func sourcePaths(of path: String, in search: inout SourceSearch) -> [String] {
    SiblingPath(path).ofSource(in: &search)
  }
}

extension FluentFormat: SourceFileFormat {
  package var statesLocale: Bool { true }

  package func sourcePaths(of path: String, in search: inout SourceSearch) -> [String] {
    SiblingPath(path).ofSource(in: &search)
  }
}
