internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// The locale that a path states, and the table that its file is a part of.
package struct PathIdentity: Sendable {
  /// The path with `*` in place of the locale; the same for the files of all locales.
  package let table: String
  /// nil if the path states none.
  let named: NamedLocale?
  /// True if the path states that the file has the source texts: `values/strings.xml`, `Base.lproj`.
  var isSource = false

  /// The likeliest reading of a path.
  ///
  /// A name that can be nothing else is best, then one with a region, then a declared locale, then a language of two
  /// letters or with data in CLDR; a whole name is better than an end of one. Words such as `app`, `in` and `my` are
  /// languages, too.
  ///
  /// - Parameters:
  ///   - path: with `/` as separator.
  ///   - declared: the catalogue's locales; nil if they are unknown.
  ///   - hasSiblings: whether other locales have a file of the same table; asked only for ambiguous paths.
  init?(
    _ path: String, of format: FormatDescription, declared: DeclaredLocales? = nil,
    hasSiblings: (PathIdentity) -> Bool = { _ in false }
  ) {
    let readings = Self.readings(of: path, format)
    let located = readings.filter { reading in
      // In a format whose names state the locale, 'io/Resources' may be any folder.
      let isWord = format.hasSourceWithoutLocale && reading.named.map { $0.isAnyFolder && !$0.isRegional } ?? false
      return reading.isLikely(declared) && !isWord || hasSiblings(reading)
    }
    let isAmbiguous = located.count > 1 && !located.contains { $0.named?.isCertain ?? true }
    let ranked = located.map { reading in
      (reading, rank: reading.rank(declared) + (isAmbiguous && hasSiblings(reading) ? 6 : 0))
    }
    let best = ranked.map(\.rank).max()
    guard let found = ranked.first(where: { $0.rank == best })?.0 ?? readings.first(where: { $0.named == nil })
    else { return nil }
    self = found
  }

  /// The path of the table's file that states no locale, in a format where it has the source texts; nil for the others.
  var pathWithoutLocale: String?

  /// Everything that a path may state.
  static func readings(of path: String, _ format: FormatDescription) -> [PathIdentity] {
    guard let path = AppPath(path) else { return [] }
    // gettext's template has the source texts of all locales.
    if path.ending == "pot" { return [PathIdentity(table: path.joined, isSource: true)] }
    return format.localePlaces.flatMap { $0.readings(of: path) }
  }

  fileprivate init(table: String, named: NamedLocale? = nil, isSource: Bool = false) {
    (self.table, self.named, self.isSource) = (table, named, isSource)
  }

  /// True unless the path may have a word that only looks like a language.
  func isLikely(_ declared: DeclaredLocales?) -> Bool {
    guard let named else { return isSource }
    if named.isCertain || named.isRegional { return true }
    return named.isLikely || !named.needsSiblings && declared?.locale(named: named.tag) != nil
  }

  private func rank(_ declared: DeclaredLocales?) -> Int {
    guard let named else { return 0 }
    if named.isCertain { return 100 }
    return (named.isRegional ? 8 : 0) + (declared?.locale(named: named.tag) == nil ? 0 : 4)
      + (named.isLikely ? 2 : 0) + (named.isWhole ? 1 : 0)
  }
}

extension LocalePlace {
  /// The readings of a path. One without a locale has the table of a name that states none.
  fileprivate func readings(of path: AppPath) -> [PathIdentity] {
    switch self {
    case .name(let marks):
      [path.wholeName].compactMap(\.self) + path.endings(after: marks) + [path.beginning].compactMap(\.self)
        + [PathIdentity(table: path.joined)]
    case .region(let marks): path.endings(after: marks).filter { $0.named?.isRegional ?? false }
    case .suffix(let mark):
      (path.endings(after: [mark]) + [PathIdentity(table: path.named("\(path.stem)\(mark)*.\(path.ending)"))]).map {
        var identity = $0
        identity.pathWithoutLocale = $0.table.replacing("\(mark)*", with: "")
        return identity
      }
    case .folder: path.folders
    case .values: [path.valuesFolder].compactMap(\.self)
    case .mokoResources: [path.mokoFolder].compactMap(\.self)
    case .lproj: [path.lproj].compactMap(\.self)
    case .messages: [path.messagesFolder].compactMap(\.self)
    }
  }
}

extension AppPath {
  fileprivate var joined: String { parts.joined(separator: "/") }

  fileprivate var wholeName: PathIdentity? {
    NamedLocale(inFileName: stem, isWhole: true).map { PathIdentity(table: named("*.\(ending)"), named: $0) }
  }

  /// The ends of the name that are locales, the longest first: `pt_BR`, then `BR`.
  fileprivate func endings(after marks: Set<Character>) -> [PathIdentity] {
    stem.indices.dropFirst().compactMap { index in
      guard marks.contains(stem[index]) else { return nil }
      let locale = NamedLocale(inFileName: stem[stem.index(after: index)...], isWhole: stem[index] == ".")
      return locale.map { PathIdentity(table: named("\(stem[...index])*.\(ending)"), named: $0) }
    }
  }

  /// The part of the name before its first dot: `de.i18n.json`.
  fileprivate var beginning: PathIdentity? {
    guard let dot = stem.firstIndex(of: ".") else { return nil }
    return NamedLocale(inFileName: stem[..<dot], isWhole: true)
      .map { PathIdentity(table: named("*\(stem[dot...]).\(ending)"), named: $0) }
  }

  /// The folders that are locales, that of the file first: `locales/de/common/errors.json`.
  fileprivate var folders: [PathIdentity] {
    parts.indices.dropLast().reversed().compactMap { index in
      let folder = parts[index]
      guard let tag = NamedLocale.tag(folder) else { return nil }
      var locale = NamedLocale(tag: tag, description: "the folder '\(folder)'", isCertain: false, isAnyFolder: true)
      (locale.isRegional, locale.isWhole) = (NamedLocale.isRegional(folder), true)
      locale.needsSiblings = index < parts.count - 2 || NamedLocale.isLongCode(folder, of: tag)
      return PathIdentity(table: replacing(index, with: "*"), named: locale)
    }
  }

  fileprivate var valuesFolder: PathIdentity? {
    if folder == AndroidFolder.source { return PathIdentity(table: inFolder("values*"), isSource: true) }
    return AndroidFolder.locale(of: folder).map { certain($0, inFolder("values*")) }
  }

  fileprivate var mokoFolder: PathIdentity? {
    guard Dialect.mokoResources.isOf(parts) else { return nil }
    if folder == "base" { return PathIdentity(table: inFolder("*"), isSource: true) }
    return AndroidFolder.locale(of: "values-\(folder)").map { certain($0, inFolder("*")) }
  }

  fileprivate var lproj: PathIdentity? {
    guard folder.hasSuffix(".lproj") else { return nil }
    let name = folder.dropLast(".lproj".count)
    if name == "Base" { return PathIdentity(table: inFolder("*.lproj"), isSource: true) }
    return LanguageTag(localeIdentifier: String(name)).map { certain($0, inFolder("*.lproj")) }
  }

  fileprivate var messagesFolder: PathIdentity? {
    guard folder == "LC_MESSAGES", parts.count > 2 else { return nil }
    let name = parts[parts.count - 3]
    // A dot begins a codeset: `zh_TW.Big5`.
    return NamedLocale.tag(name.prefix { $0 != "." }).map { tag in
      PathIdentity(
        table: replacing(parts.count - 3, with: "*"), named: NamedLocale(tag: tag, description: "the folder '\(name)'"))
    }
  }

  private func certain(_ tag: LanguageTag, _ table: String) -> PathIdentity {
    PathIdentity(table: table, named: NamedLocale(tag: tag, description: "the folder '\(folder)'"))
  }
}
