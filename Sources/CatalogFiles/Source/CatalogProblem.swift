package import CatalogModel
package import SourceText

/// The subject of a problem or finding; parts that do not apply are nil.
package struct Subject: Hashable, Sendable {
  package var purpose: String?
  package var message: String?
  package var locale: LanguageTag?
  package var category: String?
  package var iconSet: IconSetIdentifier?
  package var argument: String?
  /// The other purpose of two that collide.
  package var companion: String?
  package var screen: String?
  package var platform: Platform?
  /// The path of another file than the one with the place: of one that cannot be read.
  package var file: String?

  package init(
    purpose: String? = nil, message: String? = nil, locale: LanguageTag? = nil, category: String? = nil,
    iconSet: IconSetIdentifier? = nil, argument: String? = nil, companion: String? = nil, screen: String? = nil,
    platform: Platform? = nil, file: String? = nil
  ) {
    self.purpose = purpose
    self.message = message
    self.locale = locale
    self.category = category
    self.iconSet = iconSet
    self.argument = argument
    self.companion = companion
    self.screen = screen
    self.platform = platform
    self.file = file
  }
}

/// A place in a file.
package struct SourcePlace: Sendable {
  package let file: SourceFile
  /// In bytes from the beginning of the file.
  package let offset: Int

  package init(file: SourceFile, offset: Int) {
    self.file = file
    self.offset = offset
  }

  /// Line and column, both from 1; the column in Unicode scalars.
  package var position: SourcePosition { file.position(at: offset) }
}

/// A problem found while reading a catalogue.
package struct CatalogProblem: Sendable {
  /// The kind of problem; the raw value is the identifier of its rule.
  package enum Kind: String, CaseIterable, Sendable {
    case jsonSyntax = "json-syntax"
    case duplicateKey = "duplicate-key"
    case unknownField = "unknown-field"
    case missingField = "missing-field"
    case wrongType = "wrong-type"
    case unknownPurpose = "unknown-purpose"
    case unknownScreen = "unknown-screen"
    case unknownHeader = "unknown-header"
    case undeclaredLocale = "undeclared-locale"
    case unknownWording = "unknown-wording"
    case unreadableFile = "unreadable-file"
    case circularExtends = "circular-extends"
    case unknownFormatVersion = "unknown-format-version"
    case pathOutsideCatalog = "path-outside-catalog"
    case unusedFile = "unused-file"
  }

  package let kind: Kind
  /// The problem and its fix; lower case, without a full stop.
  package let message: String
  package let place: SourcePlace
  package let subject: Subject
  /// The only right correction, if there is one.
  package let correction: Correction?

  /// The place and the message, as `catalog.json:3:5: …`.
  package var line: String { "\(place.file.path):\(place.position): \(message)" }

  /// A range of bytes in the file and its replacement, in the file's syntax.
  package struct Correction: Sendable {
    package let range: Range<Int>
    package let replacement: String
  }

  package init(
    _ kind: Kind, _ message: String, at place: SourcePlace, subject: Subject = Subject(), correction: Correction? = nil
  ) {
    self.correction = correction
    self.kind = kind
    // It may quote the file's content.
    self.message = message.onOneLine
    self.place = place
    self.subject = subject
  }
}
