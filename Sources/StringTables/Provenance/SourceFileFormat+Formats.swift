package import CatalogFiles
package import CatalogModel

extension AndroidFormat: SourceFileFormat {
  package func sourcePaths(of path: String, sourceLocale: LanguageTag, in files: any FileTree) -> [String] {
    let sibling = SiblingPath(path)
    guard sibling.folderName.hasPrefix("values") else { return [] }
    return [AndroidFolder.name(of: sourceLocale), "values"].map(sibling.inFolder)
  }
}

extension StringsFormat: SourceFileFormat {
  package func sourcePaths(of path: String, sourceLocale: LanguageTag, in files: any FileTree) -> [String] {
    let sibling = SiblingPath(path)
    guard sibling.folderName.hasSuffix(".lproj") else { return [] }
    return (sourceLocale.spellings + ["Base"]).map { sibling.inFolder("\($0).lproj") }
  }
}

extension ARBFormat: SourceFileFormat {
  /// The template of `flutter gen-l10n`: what `l10n.yaml` says, else `app_en.arb`.
  package func sourcePaths(of path: String, sourceLocale: LanguageTag, in files: any FileTree) -> [String] {
    let sibling = SiblingPath(path)
    let template = Self.template(for: sibling, in: files).map { [sibling.named($0)] } ?? []
    return template + sibling.ofLocale(sourceLocale, behind: "_", orDefault: false)
  }

  /// The name that `template-arb-file` has in the `l10n.yaml` of the project, a few folders up.
  private static func template(for file: SiblingPath, in files: any FileTree) -> String? {
    for depth in 0..<4 {
      let path = Path.normalized(file.named(String(repeating: "../", count: depth) + "l10n.yaml"))
      guard let bytes = try? files.read(path) else { continue }
      for line in String(decoding: bytes, as: UTF8.self).lines {
        let words = line.split(separator: ":", maxSplits: 1).map { String($0).trimmingWhitespace }
        guard words.count == 2, words[0] == "template-arb-file" else { continue }
        let name = words[1].filter { $0 != "\"" && $0 != "'" }
        return name.contains("/") ? nil : name
      }
    }
    return nil
  }
}

extension PropertiesFormat: SourceFileFormat {
  package func sourcePaths(of path: String, sourceLocale: LanguageTag, in files: any FileTree) -> [String] {
    SiblingPath(path).ofLocale(sourceLocale, behind: "_", orDefault: true)
  }
}

extension RESXFormat: SourceFileFormat {
  package func sourcePaths(of path: String, sourceLocale: LanguageTag, in files: any FileTree) -> [String] {
    SiblingPath(path).ofLocale(sourceLocale, behind: ".", orDefault: true)
  }
}

extension I18NextFormat: SourceFileFormat {
  package func sourcePaths(of path: String, sourceLocale: LanguageTag, in files: any FileTree) -> [String] {
    SiblingPath(path).ofLocale(sourceLocale, in: files)
  }
}

extension JSONFormat: SourceFileFormat {
  package func sourcePaths(of path: String, sourceLocale: LanguageTag, in files: any FileTree) -> [String] {
    SiblingPath(path).ofLocale(sourceLocale, in: files)
  }
}

extension FluentFormat: SourceFileFormat {
  package func sourcePaths(of path: String, sourceLocale: LanguageTag, in files: any FileTree) -> [String] {
    SiblingPath(path).ofLocale(sourceLocale, in: files)
  }
}
