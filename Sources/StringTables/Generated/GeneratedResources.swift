package import CatalogFiles
package import CatalogModel
internal import MessageSyntax
package import StringFormats

/// String resources of Android with the texts of generated code: `res/values-pl/purposes.xml`.
///
/// Apps have their own `strings.xml`, and share one name space with the resources of other libraries. So the file has
/// another name, and keys begin with `purpose_`, unless catalog.json has a pattern for `android`.
package struct GeneratedResources {
  /// The pattern of keys unless catalog.json has one.
  static let keys = "purpose_{purpose}[_{message}]"
  private static let file = "purposes.xml"

  private let source: CatalogSource
  private let selectedPurposes: [String]?
  private let selectedLocales: [LanguageTag]?
  private let mark: String
  private let format = AndroidFormat()

  /// - Parameters:
  ///   - purposes: the identifiers of the purposes; nil for all.
  ///   - locales: nil for all.
  ///   - mark: the line that marks a file as generated.
  package init(_ source: CatalogSource, purposes: [String]?, locales: [LanguageTag]?, mark: String) {
    self.source = source
    selectedPurposes = purposes
    selectedLocales = locales
    self.mark = mark
  }

  /// The files of all locales, and the keys of the texts that Android resources cannot hold.
  ///
  /// - Throws: ``StringTableError`` if two texts would have the same key, or two locales the same folder.
  package func files() throws(StringTableError) -> (files: [(path: String, text: String)], lost: [UnitKey]) {
    let exported = try export()
    let files = exported.files.map { file in
      let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
      return (path: "res/\(folder)/\(Self.file)", text: marked(file.bytes))
    }
    return (files, Set(exported.losses.filter { $0.part == .unit }.map(\.key)).sorted())
  }

  private func export() throws(StringTableError) -> ExportedFiles {
    let own = source.manifest.stringTables(format.description.identifier).keys
    let namings = KeyNamings(source, pattern: own == nil ? try? KeyPattern(Self.keys) : nil)
    let builder = try TableBuilder(
      source, purposes: selectedPurposes.map { Set($0) }, includesEveryShort: format.description.fallback != nil)
    let tables = try builder.tables(
      for: locales, resolving: format.description.fallback.map { .asNeeded($0) } ?? .own)
    let options = try FormatOptions(
      [(AndroidFormat.notes.name, "none")], of: format.description, keys: namings.naming(in: format.description))
    return try format.write(tables, options: options)
  }

  /// Android falls back to the texts in `values`, which are the source locale's.
  private var locales: [LanguageTag] {
    let source = source.manifest.sourceLocale
    guard let chosen = selectedLocales else { return self.source.manifest.locales }
    return chosen.contains(source) ? chosen : [source] + chosen
  }

  /// The file with the mark after the XML declaration. XML comments cannot contain two hyphens (XML 1.0 §2.5).
  private func marked(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    var comment = ""
    for character in mark { comment += character == "-" && comment.last == "-" ? " -" : String(character) }
    guard let end = text.firstRange(of: "?>\n")?.upperBound else { return text }
    return text[..<end] + "<!-- \(comment) -->\n" + text[end...]
  }
}
