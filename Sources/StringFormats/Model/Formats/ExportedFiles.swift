package import CatalogModel
internal import SourceText
internal import TextFormats

/// The result of writing string tables in a format.
package struct ExportedFiles: Sendable {
  package var files: [ExportedFile] = []
  /// The units and parts that the format could not hold, in the order of the tables.
  package var losses: [Loss] = []
}

extension ExportedFiles {
  /// Refuses files that an import would refuse for their size.
  ///
  /// - Throws: ``StringTableError``, with the number of units or bytes.
  fileprivate func requireImportable(
    _ tables: [StringTable], layout: FormatDescription.Layout
  ) throws(StringTableError) {
    let advice = "export fewer locales at once, or fewer purposes with --purposes"
    let counts = tables.map(\.units.count)
    let units = layout == .oneFile ? counts.reduce(0, +) : counts.max() ?? 0
    guard units <= SourceFile.maximumEntryCount else {
      throw StringTableError(
        "a file would have \(units) units, and an import takes at most \(SourceFile.maximumEntryCount); \(advice)")
    }
    for file in files {
      let lines = file.bytes.count { $0 == 0x0A }
      guard file.bytes.count > XMLTree.maximumByteCount || lines > SourceFile.maximumLineCount else { continue }
      throw StringTableError(
        "the file would have \(file.bytes.count >> 20) MiB and \(lines) lines, and an import takes at most "
          + "\(XMLTree.maximumByteCount >> 20) MiB and \(SourceFile.maximumLineCount) lines; \(advice)", path: file.path
      )
    }
  }
}

/// A file to write.
package struct ExportedFile: Hashable, Sendable {
  /// Relative to the output folder, with `/` between its parts: `values-ar/strings.xml`.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// A part of a unit that a format cannot hold, so that it is not in the files.
package struct Loss: Hashable, Sendable {
  /// The part that is lost.
  package enum Part: String, Sendable {
    /// The whole unit is left out.
    case unit
    case state
    case comment
  }

  package let key: UnitKey
  package let locale: LanguageTag
  package let part: Part
  /// Lower case, without a full stop: `gettext cannot hold a 'select'`.
  package let reason: String

  package init(_ part: Part = .unit, of key: UnitKey, locale: LanguageTag, reason: String) {
    self.key = key
    self.locale = locale
    self.part = part
    self.reason = reason
  }
}

extension Loss {
  /// A line with the lost content and the reason.
  package var line: String { "left out: \(locale) \(key): \(text)".onOneLine + "\n" }

  private var text: String {
    switch part {
    case .unit: reason
    case .state: "the state; \(reason)"
    case .comment: "the comment; \(reason)"
    }
  }
}

extension StringTableFormat {
  /// Writes tables, and reports every comment that the format has no place for; see ``write(_:options:)``.
  package func export(_ tables: [StringTable], options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var exported = try write(tables, options: options)
    try exported.requireImportable(tables, layout: description.layout)
    guard description.capabilities.isDisjoint(with: [.comments, .shownComments]) else { return exported }
    for table in tables {
      let lost = Set(exported.losses.filter { $0.locale == table.targetLocale && $0.part == .unit }.map(\.key))
      for unit in table.units where unit.comment != nil && !options.omits(unit) && !lost.contains(unit.key) {
        let reason = "\(description.identifier) has no place for comments on a translation"
        exported.losses.append(Loss(.comment, of: unit.key, locale: table.targetLocale, reason: reason))
      }
    }
    return exported
  }
}
