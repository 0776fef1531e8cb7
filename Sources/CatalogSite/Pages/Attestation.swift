package import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Programs that print a catalogue's titles for the same English text, from `attestation.tsv` in the catalogue's
/// folder.
///
/// Each line has a locale, a purpose, the title that was looked for, the programs that print it, the texts that others
/// print, and the reason, separated by tabs. The first line names the columns. `Scripts/attest` writes Standard's file.
package struct Attestation: Hashable, Sendable {
  /// The evidence for a title.
  struct Entry: Hashable {
    /// The title that was looked for.
    let title: String
    /// The programs that print it, separated by commas; empty if there are none.
    let programs: String
    /// The texts that programs print instead; empty if no program translates the English text.
    let others: String
  }

  static let fileName = "attestation.tsv"

  /// By locale and purpose.
  private var entries: [String: [String: Entry]] = [:]

  /// Creates an empty attestation.
  package init() {}

  /// Reads the files of a catalogue and of the catalogues that it extends; the topmost line wins.
  ///
  /// - Throws: ``FileError`` if a file exists and cannot be read.
  package init(of source: CatalogSource, in files: some FileTree) throws(FileError) {
    for layer in source.layers.reversed() {
      guard let bytes = try files.readIfPresent(Path.join(layer.folder, Self.fileName)) else { continue }
      add(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Adds the lines of a file; lines without the first five columns are ignored.
  mutating func add(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 5 else { continue }
      entries[cells[0], default: [:]][cells[1]] = Entry(title: cells[2], programs: cells[3], others: cells[4])
    }
  }

  /// The ignored lines of a catalogue's own file: they have too few columns, or name a locale or purpose that the
  /// catalogue does not have.
  ///
  /// - Throws: ``FileError`` if the file exists and cannot be read.
  package static func problems(
    of source: CatalogSource, in files: some FileTree
  ) throws(FileError) -> [CatalogProblem] {
    let path = Path.join(source.folder, fileName)
    guard source.readingError == nil, let bytes = try files.readIfPresent(path) else { return [] }
    let file = SourceFile(path: path, bytes: bytes)
    let locales = Set(source.manifest.locales.map(\.identifier))
    var problems: [CatalogProblem] = []
    var offset = 0
    for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      defer { offset += line.count + 1 }
      guard number > 0, !line.isEmpty else { continue }
      // Each check reads all lines but needs only the first two columns: the others stay bytes.
      let cells = line.split(separator: 0x09, maxSplits: 4, omittingEmptySubsequences: false)
      let names = cells.prefix(2).map { String(decoding: $0, as: UTF8.self) }
      let place = { SourcePlace(file: file, offset: offset) }
      if cells.count < 5 {
        problems.append(
          CatalogProblem(
            .wrongType,
            "the line has \(cells.count) columns; write locale, purpose, title, programs and others, separated "
              + "by tabs", at: place()))
      } else if !locales.contains(names[0]) {
        problems.append(
          CatalogProblem(.undeclaredLocale, "the catalogue has no locale '\(names[0])'; remove the line", at: place()))
      } else if source.purposeIndex[names[1]] == nil {
        let advice = source.purposes.advice(onUnknown: names[1], otherwise: "remove the line")
        problems.append(
          CatalogProblem(.unknownPurpose, "the catalogue has no purpose '\(names[1])'; \(advice)", at: place()))
      }
    }
    return problems
  }

  /// True if there is evidence for any title of a locale.
  func knows(_ locale: String) -> Bool { entries[locale] != nil }

  /// The evidence for a title; nil if there is none, or if it is for an older title.
  ///
  /// - Parameter title: the catalogue's current title.
  func entry(_ purpose: String, in locale: String, title: String) -> Entry? {
    entries[locale]?[purpose].flatMap { $0.title == title ? $0 : nil }
  }
}
