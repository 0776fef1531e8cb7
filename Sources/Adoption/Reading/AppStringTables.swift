package import AppReading
internal import Audit
package import CatalogFiles
package import CatalogModel
internal import ICUText
internal import PurposeCatalog
internal import SourceText
package import StringFormats

/// The string tables of an app, in all locales that a catalogue has.
package struct AppStringTables: Sendable {
  /// The texts under a key of one table.
  package struct Entry: Hashable, Sendable {
    package let key: String
    /// The table's path with `*` for the locale.
    package let table: String
    /// By the catalogue's locale.
    package let texts: [LanguageTag: AppString]

    package static func == (left: Entry, right: Entry) -> Bool { left.key == right.key && left.table == right.table }
    package func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(table)
    }
  }

  /// The catalogue's locale of the app's source texts: the catalogue's source, or for an app that has no text in its
  /// language the locale with the most texts. Keys that are the texts themselves count as texts of the catalogue's source.
  package private(set) var source: LanguageTag
  /// The files that could not be read, and why.
  package private(set) var unread: [UnreadFile] = []
  /// The app's locales that the catalogue does not have.
  package private(set) var otherLocales: Set<LanguageTag> = []
  /// By key, then by table.
  private var entries: [String: [String: [LanguageTag: AppString]]] = [:]

  /// The catalogue's locales that the app has texts in.
  package var locales: Set<LanguageTag> { Set(entries.values.lazy.flatMap(\.values).flatMap(\.keys)) }

  /// True if no table was found.
  package var isEmpty: Bool { entries.isEmpty && unread.isEmpty }

  /// Reads every table below some paths.
  ///
  /// - Parameters:
  ///   - excluded: patterns in the syntax of gitignore, relative to each path.
  ///   - others: folders to skip, such as the catalogue's own.
  ///   - source: the catalogue's source locale.
  ///   - language: the language of files that state none, and of the app's source texts; nil for the catalogue's source, or that
  ///     of most texts.
  package init(
    below paths: [String], excluded: [String] = [], others: [String] = [], locales: [LanguageTag], source: LanguageTag,
    language: LanguageTag? = nil, from files: any FileTree
  ) {
    self.source = source
    var search = TableSearch(files: files, excluded: excluded.map { PathPattern($0) }, others: Set(others))
    var found: [String: (table: AppTablePath, shown: String)] = [:]
    for path in paths.map(Path.normalized) {
      for file in search.files(below: path) where found[file] == nil {
        found[file] = AppTablePath(file, source: language ?? source).map { ($0, Self.shown(file, below: path)) }
      }
    }
    let matching = AppLocales(locales)
    let sorted = found.sorted { $0.key < $1.key }
    let unnamed = language ?? source
    let read = concurrentMap(sorted.count, inParallel: sorted.count > 4) { index in
      Self.strings(of: sorted[index].key, shown: sorted[index].value.shown, sorted[index].value.table, unnamed, files)
    }
    for (file, result) in zip(sorted, read) {
      switch result {
      case .success(let strings): add(strings, of: file.value.table.table, matching)
      case .failure(let error):
        unread.append(UnreadFile(path: file.key, reason: error.reason))
      }
    }
    self.source = language.flatMap(matching.locale) ?? sourceOfTexts(source)
  }

  private func sourceOfTexts(_ source: LanguageTag) -> LanguageTag {
    var counts: [LanguageTag: Int] = [:]
    for (key, tables) in entries where !AppTexts.isText(key) {
      for locale in tables.values.flatMap(\.keys) { counts[locale, default: 0] += 1 }
    }
    guard counts[source] == nil, !entries.values.joined().contains(where: { $0.value[source] != nil }) else {
      return source
    }
    return counts.min { (-$0.value, $0.key) < (-$1.value, $1.key) }?.key ?? source
  }

  private struct Unreadable: Error { let reason: String }

  /// A file's path for comments, beginning with the name of the given folder: the path to that folder differs from
  /// machine to machine.
  private static func shown(_ file: String, below folder: String) -> String {
    guard file != folder, let inner = Path.relative(file, to: folder) else {
      return file.split(separator: "/").last.map(String.init) ?? file
    }
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty || name == "." || name == ".." ? inner : Path.join(name, inner)
  }

  private static func strings(
    of path: String, shown: String, _ table: AppTablePath, _ source: LanguageTag, _ files: any FileTree
  ) -> Result<[AppString], Unreadable> {
    do throws(FileError) {
      let file = SourceFile(path: shown, bytes: try files.read(path))
      do throws(StringTableError) {
        return .success(try table.strings(of: file, source: source))
      } catch {
        return .failure(Unreadable(reason: error.reason))
      }
    } catch {
      return .failure(Unreadable(reason: "\(error.reason)"))
    }
  }

  private mutating func add(_ strings: [AppString], of table: String, _ matching: AppLocales) {
    var locales: [LanguageTag: LanguageTag?] = [:]
    for string in strings {
      let found = locales[string.locale] ?? matching.locale(of: string.locale)
      locales[string.locale] = .some(found)
      guard let locale = found else {
        otherLocales.insert(string.locale)
        continue
      }
      let known = entries[string.key]?[table]?[locale]
      // The locale with exactly this name takes precedence over another name of it.
      if let known, known.locale == locale || string.locale != locale { continue }
      entries[string.key, default: [:]][table, default: [:]][locale] = string
    }
  }

  /// The entry of a key in the table nearest to a file, among those with a source text; entries whose source text
  /// equals the text that the file shows come first. A key that is the text itself needs no source text.
  package func entry(forKey key: String, text: String?, near file: String) -> Entry? {
    let tables = (entries[key] ?? [:]).filter { $0.value[source] != nil || key == text }
    guard !tables.isEmpty else { return nil }
    let shown = tables.filter { $0.value[source]?.text == text }
    let folder = file.split(separator: "/").dropLast()
    let best = (shown.isEmpty ? tables : shown).min { left, right in
      let (near, far) = (Self.common(left.key, folder), Self.common(right.key, folder))
      return near == far ? left.key < right.key : near > far
    }
    return best.map { Entry(key: key, table: $0.key, texts: withSourceText($0.value, of: key)) }
  }

  private func withSourceText(_ texts: [LanguageTag: AppString], of key: String) -> [LanguageTag: AppString] {
    guard texts[source] == nil, let place = texts.values.map(\.place).min(by: { $0.path < $1.path }) else {
      return texts
    }
    var texts = texts
    texts[source] = AppString(key: key, text: key, locale: source, place: place)
    return texts
  }

  /// The texts of a key in the table nearest to a file. A table without the source language, whose keys are the texts,
  /// counts too.
  private func nearest(toKey key: String, text: String?, near file: String) -> [LanguageTag: AppString] {
    if let entry = entry(forKey: key, text: text, near: file) { return entry.texts }
    let folder = file.split(separator: "/").dropLast()
    let tables = (entries[key] ?? [:]).sorted { $0.key < $1.key }
    return tables.max { Self.common($0.key, folder) < Self.common($1.key, folder) }?.value ?? [:]
  }

  /// The texts of a locale beside those of the source language.
  func pairs(in locale: LanguageTag) -> [(source: String, text: String)] {
    entries.values.flatMap(\.values).compactMap { texts in
      guard let source = texts[source], let text = texts[locale] else { return nil }
      return (source.text, text.text)
    }
  }

  private static func common(_ table: String, _ folder: some Collection<Substring>) -> Int {
    zip(table.split(separator: "/"), folder).prefix { $0 == $1 }.count
  }
}

extension AppStringTables: AppTranslations {
  package func translations(ofKey key: String, text: String?, near file: String) -> [LanguageTag: String] {
    let found = nearest(toKey: key, text: text, near: file)
    let original = found[source]?.text ?? text
    // A copy of the source text counts as untranslated, unless the file states that it is a translation.
    return found.filter { locale, translation in
      locale.language == source.language || translation.isStatedTranslation || translation.text != original
    }.mapValues(\.text)
  }
}

/// The catalogue's locales by the names that apps give to them.
private struct AppLocales {
  private let declared: DeclaredLocales

  init(_ locales: [LanguageTag]) { declared = DeclaredLocales(locales) }

  func locale(of tag: LanguageTag) -> LanguageTag? {
    if let locale = declared.locale(named: tag) { return locale }
    // `iw` is `he`, and `no` means Bokmål.
    let canonical = LocaleData.canonicalTag(tag.identifier).flatMap { LanguageTag($0) }
    let current = tag.language == "no" ? LanguageTag("nb") : canonical
    return current.flatMap { declared.locale(named: $0) }
  }
}

/// Finds the files of string tables below a folder.
private struct TableSearch {
  let files: any FileTree
  let excluded: [PathPattern]
  let others: Set<String>

  /// The files that 'catalog generate' wrote.
  private var generated: Set<String> = []

  private static let maximumDepth = 64

  init(files: any FileTree, excluded: [PathPattern], others: Set<String>) {
    self.files = files
    self.excluded = excluded
    self.others = others
  }

  mutating func files(below root: String) -> [String] {
    var found: [String] = []
    guard (try? files.entries(of: root)) != nil else {
      return AppTablePath(root, source: .english) == nil ? [] : [root]
    }
    visit(root, root, relative: "", depth: 0, found: &found)
    return found
  }

  private mutating func visit(_ folder: String, _ root: String, relative: String, depth: Int, found: inout [String]) {
    guard depth < Self.maximumDepth, let names = try? files.entries(of: folder) else { return }
    let links = Set(files.links(in: folder, leadingOutOf: root))
    generated.formUnion(AppFiles.generated(in: folder, names, files))
    for name in names where !name.hasPrefix(".") && !links.contains(name) {
      let (path, inner) = (Path.join(folder, name), Path.join(relative, name))
      if excluded.contains(where: { $0.matches(inner) }) || generated.contains(path) { continue }
      if AppTablePath(path, source: .english) != nil {
        found.append(path)
      } else if !AppFiles.isPassedOver(name), !others.contains(path) {
        visit(path, root, relative: inner, depth: depth + 1, found: &found)
      }
    }
  }
}
