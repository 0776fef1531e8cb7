internal import SourceText
internal import TextFormats

/// The dialects of XLIFF: they name the same parts differently.
package enum XLIFFDialect: Sendable {
  case version12
  /// XLIFF 1.2 as Xcode exports and imports it for a string catalog.
  case xcode
  case version21

  /// Detects the dialect from a file's beginning; nil if that is not XLIFF.
  init?(of file: SourceFile) {
    // Dropping the zeros of UTF-16 leaves its ASCII characters.
    let beginning = String(decoding: file.bytes.prefix(4096).filter { $0 != 0 }, as: UTF8.self)
    if beginning.contains("urn:oasis:names:tc:xliff:document:2.") {
      self = .version21
    } else if beginning.contains("com.apple.dt.xcode") {
      self = .xcode
    } else if beginning.contains("urn:oasis:names:tc:xliff:document:1.") || beginning.contains("<xliff") {
      self = .version12
    } else {
      return nil
    }
  }

  var version: String { self == .version21 ? "2.1" : "1.2" }

  /// The namespaces of the core, and of the modules of 2.1 that an export uses.
  enum Namespace {
    static let version12 = "urn:oasis:names:tc:xliff:document:1.2"
    static let version21 = "urn:oasis:names:tc:xliff:document:2.0"
    static let metadata = "urn:oasis:names:tc:xliff:metadata:2.0"
    static let size = "urn:oasis:names:tc:xliff:sizerestriction:2.0"
  }

  /// The element of a unit; in 1.2, also that of a branch of a plural.
  var unit: String { self == .version21 ? "unit" : "trans-unit" }

  /// The element of a `<file>` with its units and groups; nil if the file lacks it.
  func container(of section: XMLTreeElement) -> XMLTreeElement? {
    self == .version21 ? section : section.child("body")
  }

  /// The attribute with the target language: of a `<file>` in 1.2, of the root in 2.1.
  var targetLanguage: String { self == .version21 ? "trgLang" : "target-language" }

  /// The catalogue that a `<file>` was exported from; nil if this program did not write it.
  func exporter(of section: XMLTreeElement) -> String? {
    let isExport =
      switch self {
      case .version12: section.child("header")?.children("tool").contains { $0["tool-id"] == XLIFFNames.tool } ?? false
      case .xcode: false
      case .version21: section["id"] == XLIFFNames.fileIdentifier
      }
    return isExport ? section["original"] : nil
  }
}

/// The names in an export by which an import knows its own parts.
enum XLIFFNames {
  /// The tool in the header, the author of the base's note, and the category of the metadata.
  static let tool = "purpose-catalog"
  /// The author or category of the note with the catalogue's comment.
  static let comment = "catalog-comment"
  /// The sub-state of a translation that needs a review, in 2.1.
  static let needsReview = "purpose-catalog:needs-review"
  /// The `id` of the `<file>` in 2.1, whose `original` names the catalogue.
  static let fileIdentifier = "catalog"
  /// The type of a group in 1.2 whose units are the branches of a plural; `extradata` names the argument.
  static let pluralType = "x-icu-plural"
  /// The string catalog of the units, relative to the Xcode project.
  static let stringCatalog = "Localizable.xcstrings"
}
