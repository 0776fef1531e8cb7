internal import CatalogFiles
internal import CatalogModel

/// The tables of other languages beside one of the source language.
enum TableSiblings {
  /// Returns whether an app has a table in another language, too, by the names of files and folders.
  static func hasTranslation(of path: String, in files: some FileTree) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last else { return false }
    let folder = parts.dropLast().joined(separator: "/")
    let parent = parts.dropLast(2).joined(separator: "/")
    let beside = entries(of: folder, in: files)
    let folders = entries(of: parent, in: files)
    switch name.split(separator: ".").last {
    case "xml": return folders.contains { $0.hasPrefix("values-") && isOther(String($0.dropFirst("values-".count))) }
    case "strings": return folders.contains { $0.hasSuffix(".lproj") && isOther(String($0.dropLast(".lproj".count))) }
    case "json", "arb":
      let ending = "." + (name.split(separator: ".").last ?? "")
      return folders.contains(where: isOther)
        || beside.contains { entry in
          guard entry.hasSuffix(ending) else { return false }
          let stem = entry.dropLast(ending.count)
          return isOther(String(stem))
            || stem.split { $0 == "_" || $0 == "-" }.dropFirst().contains { isOther(String($0)) }
        }
    default: return true
    }
  }

  private static func entries(of folder: String, in files: some FileTree) -> [String] {
    (try? files.entries(of: folder.isEmpty ? "." : folder)) ?? []
  }

  /// Returns whether a name is a language other than English.
  private static func isOther(_ name: String) -> Bool {
    guard let tag = LanguageTag(localeIdentifier: name), tag.namesLanguage else { return false }
    return tag.language != "en" && (tag.language.utf8.count == 2 || tag.language == "fil")
  }
}
