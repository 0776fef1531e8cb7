internal import CatalogModel
internal import SourceText

/// The fields of a PO file's first entry.
struct POHeader {
  /// The catalogue that a file was exported from; tools keep fields that begin with `X-`.
  static let catalogueField = "X-Purpose-Catalog"

  private let entry: POEntry?
  private var fields: [String: String] = [:]

  /// - Parameter entries: all entries of the file.
  init(of entries: [POEntry]) {
    entry = entries.first { $0.id.isEmpty && $0.context == nil }
    for line in (entry?.translations.first ?? "").split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      fields[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
    }
  }

  subscript(name: String) -> String? { fields[name.lowercased()] }

  /// True if the file states its plural forms.
  var hasForms: Bool { statedForms != nil }

  /// The plural forms that the file states, else ours.
  func forms(for locale: LanguageTag) -> PluralForms? {
    if let (expression, count) = statedForms {
      return PluralForms(expression, count: count, locale: locale.identifier)
    }
    return PluralForms(locale: locale.identifier)
  }

  private var statedForms: (expression: PluralExpression, count: Int)? {
    let parts = (self["Plural-Forms"] ?? "").split(separator: ";").map { $0.split(separator: "=", maxSplits: 1) }
    func value(_ name: String) -> Substring? {
      parts.first { $0.count == 2 && $0[0].filter { $0 != " " } == name }?[1]
    }
    guard let count = value("nplurals").flatMap({ Int($0.filter { $0 != " " }) }),
      let expression = value("plural").flatMap({ PluralExpression($0) })
    else { return nil }
    return (expression, count)
  }

  /// The locale of the header, else that of the command line or of the file's name.
  ///
  /// - Parameter file: the file, decoded.
  func locale(of file: SourceFile, _ context: ReadContext) throws(StringTableError) -> LanguageTag {
    let place = UnitPlace(file: file, offset: languageOffset(in: file))
    let named = context.named(file, GettextFormat().description)
    if let locale = try context.fileLocale(stated: self["Language"], at: place, named: named) { return locale }
    throw StringTableError("the file names no locale; name it with --locale", path: file.path, .unknownLocale)
  }

  /// The offset of the field; that of the entry if the field is spelt unusually.
  private func languageOffset(in file: SourceFile) -> Int {
    guard let entry, let range = entry.places.translations.first else { return 0 }
    return file.bytes[range].firstRange(of: Array("Language:".utf8))?.lowerBound ?? entry.offset
  }
}
