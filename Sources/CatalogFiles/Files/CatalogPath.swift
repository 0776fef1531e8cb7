package import CatalogModel

/// The path of a catalogue's file, relative to its folder: no other files are written.
package struct CatalogPath: Hashable {
  /// The folders in a catalogue's folder.
  package static let folders = ["titles", "icon-sets", "screens"]
  /// A catalogue's folder and the folders in it, where only its own files belong.
  static func ownFolders(of catalog: String) -> [String] { [catalog] + folders.map { Path.join(catalog, $0) } }

  /// The files in a catalogue's folder, without `.json`.
  package static let files = [
    "catalog", "purposes", "places", "headers", "screens", "platforms", "glossary", "vocabulary", "audit",
  ]

  /// The only file that is not JSON: a title's line says which programs print it.
  static let attestation = "attestation.tsv"

  /// One of ``folders``; empty for the catalogue's own folder.
  package let folder: String
  package let name: String

  package init?(_ path: String) {
    if path == Self.attestation {
      (folder, name) = ("", path)
      return
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.last, name.hasSuffix(".json") else { return nil }
    let stem = String(name.dropLast(".json".count))
    self.name = name
    switch (parts.count, parts[0]) {
    case (1, _) where Self.files.contains(stem): folder = ""
    case (2, "titles") where Self.isTitles(stem): folder = "titles"
    case (2, "icon-sets") where Self.isPlain(stem): folder = "icon-sets"
    case (2, "screens") where Self.isPlain(stem): folder = "screens"
    default: return nil
    }
  }

  /// The path of the titles of a locale, or of its titles in a wording: `titles/de.json`, `titles/de.apple.json`.
  package static func titles(of locale: LanguageTag, _ wording: Wording? = nil) -> String {
    "titles/\(locale)\(wording.map { ".\($0)" } ?? "").json"
  }

  /// The locale and the wording that a file of titles is named after, without `.json`; nil for another name.
  static func titles(named stem: String) -> (locale: String, wording: Wording)? {
    let parts = stem.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, isWording(parts[1]) else { return nil }
    return (parts[0], Wording(rawValue: parts[1]))
  }

  /// Returns whether a wording can have a name: in file names, a dot separates it from the language tag.
  static func isWording(_ name: String) -> Bool {
    !name.isEmpty && name != Wording.ofPlatform && name != Wording.none && name.utf8.allSatisfy { 0x61...0x7A ~= $0 }
  }

  private static func isTitles(_ stem: String) -> Bool {
    let locale = titles(named: stem)?.locale ?? stem
    return LanguageTag(locale)?.identifier == locale
  }

  package var path: String { Path.join(folder, name) }

  /// Returns whether a name is not hidden and has no control characters.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".")
      && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
