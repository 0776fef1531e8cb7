package import CatalogFiles
package import CatalogModel
internal import PurposeCatalog

/// Searches for files and folders whose names state the source locale in any spelling.
package struct SourceSearch {
  let files: any FileTree
  let locale: LanguageTag
  private let declared: DeclaredLocales
  private let maximized: LanguageTag?
  /// The names in each folder that may state a locale, so that a large folder is listed once.
  private var candidates: [String: [String]] = [:]
  private var templates: [String: [String]] = [:]

  package init(in files: any FileTree, _ context: ReadContext) {
    self.files = files
    locale = context.sourceLocale
    declared = context.declared
    maximized = locale.maximized
  }

  /// The names in a folder that state the locale, or else another region of its language: a project may specify its
  /// variant of English.
  ///
  /// - Parameter tag: the locale that a name states.
  mutating func names(in folder: String, saying tag: (String) -> LanguageTag?) -> [String] {
    let folder = Path.normalized(folder)
    let names =
      candidates[folder]
      ?? entries(of: folder).filter { name in languages.contains(where: name.lowercased().contains) }
    candidates[folder] = names
    let ranked = names.compactMap { name in tag(name).flatMap(distance).map { (name, $0) } }
    let least = ranked.map(\.1).min()
    return ranked.filter { $0.1 == least }.map(\.0)
  }

  /// The names of a format's source files in a folder, searched for once.
  mutating func templates(in folder: String, where isTemplate: (String) -> Bool) -> [String] {
    let folder = Path.normalized(folder)
    let names = templates[folder] ?? entries(of: folder).filter(isTemplate)
    templates[folder] = names
    return names
  }

  func entries(of folder: String) -> [String] { (try? files.entries(of: Path.normalized(folder))) ?? [] }

  /// The names of the language.
  private var languages: [String] {
    [locale.language] + LanguageTag.renamedLanguages.filter { $0.value == locale.language }.map(\.key)
  }

  /// 0 for the source locale by any of its names, 1 for another region of its language that the catalogue does not
  /// declare; nil for any other.
  package func distance(of tag: LanguageTag) -> Int? {
    if tag == locale { return 0 }
    guard languages.contains(tag.language) else { return nil }
    if let declared = declared.locale(named: tag) { return declared == locale ? 0 : nil }
    guard let other = tag.maximized, let maximized, other.script == maximized.script else { return nil }
    return other == maximized ? 0 : 1
  }
}
