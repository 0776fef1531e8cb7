import CatalogFiles
import CatalogModel
import GeneratedCode
import MessageSyntax
import StringFormats
import StringTables

/// String resources of Android with the texts of generated code: `res/values-pl/purposes.xml`.
///
/// Apps have their own `strings.xml`, and share one name space with the resources of other libraries. So the file has
/// another name, and keys begin with `purpose_`, unless catalog.json has a pattern for `android`.
struct AndroidResources {
  static let keys = "purpose_{purpose}[_{message}]"
  private static let file = "purposes.xml"

  private let source: CatalogSource
  private let selection: GenerationSelection
  private let mark: String
  private let format = AndroidFormat()

  init(_ source: CatalogSource, selection: GenerationSelection, mark: String) {
    self.source = source
    self.selection = selection
    self.mark = mark
  }

  /// The files of all locales. Texts that Android resources cannot hold are reported; generated code has them.
  ///
  /// - Throws: ``CannotRun`` if two texts would have the same key, or two locales the same folder.
  func files(_ quietness: QuietOption) throws -> [GeneratedFile] {
    let exported: ExportedFiles
    do {
      exported = try export()
    } catch let error as StringTableError {
      throw CannotRun("\(error)")
    }
    let lost = Set(exported.losses.filter { $0.part == .unit }.map(\.key)).sorted()
    if !lost.isEmpty {
      quietness.say(
        "string resources cannot hold \(lost.map { "'\($0)'" }.joined(separator: ", ")); the code has \(lost.count == 1 ? "it" : "them")"
      )
    }
    return exported.files.map { file in
      let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
      return GeneratedFile(path: "res/\(folder)/\(Self.file)", text: marked(file.bytes))
    }
  }

  private func export() throws -> ExportedFiles {
    let own = source.manifest.stringTables(format.description.identifier).keys
    let namings = KeyNamings(source, pattern: own == nil ? try KeyPattern(Self.keys) : nil)
    let builder = try TableBuilder(
      source, purposes: selection.purposes.map { Set($0) }, includesEveryShort: format.description.fallback != nil)
    let tables = try builder.tables(
      for: locales, resolving: format.description.fallback.map { .asNeeded($0) } ?? .own)
    let options = try FormatOptions(
      [(AndroidFormat.notes.name, "none")], of: format.description, keys: namings.naming(in: format.description))
    return try format.write(tables, options: options)
  }

  /// Android falls back to the texts in `values`, which are the source locale's.
  private var locales: [LanguageTag] {
    let source = source.manifest.sourceLocale
    guard let chosen = selection.locales else { return self.source.manifest.locales }
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
