package import CatalogModel
package import SourceText

/// Every exchange format, in the order of the documentation.
package enum AllFormats {
  package static let all: [any StringTableFormat] = ExchangeFormat.allCases.map(format)

  /// The format with a name.
  package static func format(_ name: ExchangeFormat) -> any StringTableFormat {
    switch name {
    case .xliff12: XLIFFFormat(.version12)
    case .xliffXcode: XLIFFFormat(.xcode)
    case .xliff21: XLIFFFormat(.version21)
    case .xcstrings: XCStringsFormat()
    case .strings: StringsFormat()
    case .android: AndroidFormat()
    case .gettext: GettextFormat()
    case .arb: ARBFormat()
    case .i18next: I18NextFormat()
    case .fluent: FluentFormat()
    case .csv: CSVFormat()
    case .xlsx: XLSXFormat()
    case .properties: PropertiesFormat()
    case .resx: RESXFormat()
    case .qtTS: QtTSFormat()
    case .json: JSONFormat()
    }
  }

  /// The values of `--format`.
  package static var identifiers: [String] { all.map(\.description.identifier) }

  /// The formats whose files can be updated.
  package static var updatable: [String] {
    all.filter { $0 is any UpdatableFormat }.map(\.description.identifier)
  }

  /// The formats that apps keep their own texts in.
  static let ofApps: [any AppStringFormat] = all.compactMap { $0 as? any AppStringFormat }

  /// The formats whose files can show pictures of icons.
  package static var illustrated: [String] {
    all.filter { $0 is any IllustratedFormat }.map(\.description.identifier)
  }

  /// Other names that people give to formats, mostly the ending of the files.
  static let otherNames = [
    "excel": "xlsx", "ftl": "fluent", "po": "gettext", "pot": "gettext", "stringsdict": "strings", "ts": "qt-ts",
    "xliff": "xliff-1.2", "xliff-1": "xliff-1.2", "xliff-2": "xliff-2.1", "xlf": "xliff-1.2",
  ]

  /// The format with an identifier or another name.
  ///
  /// - Throws: ``StringTableError``, with the nearest identifier, for an unknown one.
  package static func format(_ name: String) throws(StringTableError) -> any StringTableFormat {
    let identifier = otherNames[name.lowercased()] ?? name
    if let known = ExchangeFormat(rawValue: identifier) { return format(known) }
    // Other names come last, so that an identifier is suggested if both are alike.
    let advice = NearestName.advice(
      on: identifier, among: identifiers + otherNames.keys.sorted { ($1.count, $0) < ($0.count, $1) },
      otherwise: "there are \(identifiers.joined(separator: ", "))")
    throw StringTableError("unknown format '\(identifier)'; \(advice)")
  }

  /// Refuses a format for a file that clearly has another one.
  package static func require(_ format: any StringTableFormat, of file: SourceFile) throws(StringTableError) {
    guard format.recognition(of: file) == .no, let other = try? Self.format(of: file),
      other.recognition(of: file) == .certain
    else { return }
    throw StringTableError(
      "the file is '\(other.description.identifier)', not '\(format.description.identifier)'; leave out --format, or name another file",
      path: file.path, .unknownFormat)
  }

  /// The format of a file, detected from its name and first bytes.
  ///
  /// - Throws: ``StringTableError`` if no format or several match.
  package static func format(of file: SourceFile) throws(StringTableError) -> any StringTableFormat {
    let found = all.map { (format: $0, recognition: $0.recognition(of: file)) }
    let best = found.map(\.recognition).max() ?? .no
    let candidates = found.filter { $0.recognition == best }.map(\.format)
    guard best > .no, let first = candidates.first else {
      let hint =
        AllFormats.knowsEnding(of: file) ? "" : AllFormats.advice(onEndingOf: file.path).map { ": \($0)" } ?? ""
      throw StringTableError(
        "unknown kind of file; name its format with --format\(hint)", path: file.path, .unknownFormat)
    }
    guard candidates.count == 1 else {
      let names = candidates.map { "'\($0.description.identifier)'" }.joined(separator: " or ")
      throw StringTableError(
        "the file could be \(names); name its format with --format", path: file.path, .unknownFormat)
    }
    return first
  }
}
