package import CatalogModel

/// The path of an app's string table, which states the locale of its texts.
package struct AppTablePath: Hashable, Sendable {
  /// The formats that apps keep their own texts in.
  package enum Format: Hashable, Sendable {
    case stringCatalog, strings, android, gettext, arb, json
  }

  package let format: Format
  /// The table, which has one file for each locale: the path with `*` in place of the locale.
  package let table: String
  /// nil for a file with all locales, or with a locale that only its content states.
  package let locale: LanguageTag?

  /// - Parameters:
  ///   - path: with `/` as separator.
  ///   - source: the locale of files that name none, such as `values/strings.xml`.
  /// - Returns: nil if the path is not that of a string table.
  package init?(_ path: String, source: LanguageTag) {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last, let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let (stem, ending) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
    let folder = parts.dropLast().last ?? ""
    switch ending {
    case "xcstrings": self.init(.stringCatalog, path, nil)
    case "strings":
      guard folder.hasSuffix(".lproj") else { return nil }
      let tag = String(folder.dropLast(".lproj".count))
      guard let locale = tag == "Base" ? source : LanguageTag(localeIdentifier: tag) else { return nil }
      self.init(.strings, Self.path(parts, folder: "*.lproj"), locale)
    case "xml":
      guard let found = Self.resources(parts, folder, source) else { return nil }
      self.init(.android, Self.path(parts, folder: found.table), found.locale)
    case "po":
      if folder == "LC_MESSAGES", parts.count > 2 {
        self.init(.gettext, Self.path(parts, at: parts.count - 3, "*"), NamedLocale.tag(parts[parts.count - 3]))
      } else {
        self.init(.gettext, Self.path(parts, at: parts.count - 1, "*.po"), NamedLocale.tag(stem))
      }
    case "arb": self.init(.arb, parts, stem, ending)
    case "json": self.init(.json, parts, stem, ending)
    default: return nil
    }
  }

  private init(_ format: Format, _ table: String, _ locale: LanguageTag?) {
    self.format = format
    self.table = table
    self.locale = locale
  }

  /// The locale of a folder of Android's resources or of Compose Multiplatform's, `values-de`, or of moko-resources,
  /// where the source language is `base` and the others have the qualifiers alone: `moko-resources/pt-rBR`.
  private static func resources(
    _ parts: [String], _ folder: String, _ source: LanguageTag
  ) -> (table: String, locale: LanguageTag)? {
    if parts.dropLast(2).last == "moko-resources" {
      let locale = folder == "base" ? source : AndroidFolder.locale(of: "values-\(folder)")
      return locale.map { ("*", $0) }
    }
    return (folder == AndroidFolder.source ? source : AndroidFolder.locale(of: folder)).map { ("values-*", $0) }
  }

  /// The locale of a JSON file: its name (`de.json`), the end of it (`app_de.arb`), or its folder (`de/common.json`).
  private init?(_ format: Format, _ parts: [String], _ stem: String, _ ending: String) {
    let last = parts.count - 1
    if let locale = Self.tag(stem) {
      self.init(format, Self.path(parts, at: last, "*.\(ending)"), locale)
    } else if let (start, locale) = Self.locale(endingStem: stem) {
      self.init(format, Self.path(parts, at: last, "\(start)*.\(ending)"), locale)
    } else if last > 0, let locale = Self.tag(parts[last - 1]) {
      self.init(format, Self.path(parts, folder: "*"), locale)
    } else {
      return nil
    }
  }

  /// The locale after the first underscore or hyphen that a locale follows: `app_pt_BR` and `messages-de`.
  private static func locale(endingStem stem: String) -> (start: Substring, locale: LanguageTag)? {
    for index in stem.indices where stem[index] == "_" || stem[index] == "-" {
      let next = stem.index(after: index)
      if let locale = tag(String(stem[next...])) { return (stem[..<next], locale) }
    }
    return nil
  }

  /// A name that is a locale: two or three letters, and perhaps a script or region.
  private static func tag(_ name: String) -> LanguageTag? {
    guard let locale = NamedLocale.tag(name), locale.language.count <= 3 else { return nil }
    // `app`, `new` and `src` would be languages, too.
    return name.count == 3 ? nil : locale
  }

  private static func path(_ parts: [String], folder: String) -> String { path(parts, at: parts.count - 2, folder) }

  private static func path(_ parts: [String], at index: Int, _ replacement: String) -> String {
    var parts = parts
    parts[index] = replacement
    return parts.joined(separator: "/")
  }
}
