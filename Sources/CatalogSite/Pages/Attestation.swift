package import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Which programs print a catalogue's titles for the same English text, from `attestation.tsv` in its folder.
///
/// A line has a locale, a purpose, the title that was looked for, the programs that print it, what others print instead,
/// and why, separated by tabs; the first line names the columns. `Scripts/attest` writes the file of Standard.
package struct Attestation: Hashable, Sendable {
  /// What is known of a title.
  struct Entry: Hashable {
    /// The title that was looked for.
    let title: String
    /// The programs that print it, separated by commas; empty where none does.
    let programs: String
    /// What programs print instead; empty where they print nothing for the English text.
    let others: String
  }

  static let fileName = "attestation.tsv"

  /// By locale and purpose.
  private var entries: [String: [String: Entry]] = [:]

  /// Nothing.
  package init() {}

  /// Reads the files of a catalogue and of those that it extends; a line of the topmost counts.
  ///
  /// - Throws: ``FileError`` if a file is there and cannot be read.
  package init(of source: CatalogSource, in files: some FileTree) throws(FileError) {
    for layer in source.layers.reversed() {
      guard let bytes = try files.readIfPresent(Path.join(layer.folder, Self.fileName)) else { continue }
      add(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Adds the lines of a file; one without the first five columns says nothing.
  mutating func add(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 5 else { continue }
      entries[cells[0], default: [:]][cells[1]] = Entry(title: cells[2], programs: cells[3], others: cells[4])
    }
  }

  /// The lines of a catalogue's own file that say nothing: they have too few columns, or name a locale or purpose that the
  /// catalogue does not have.
  ///
  /// - Throws: ``FileError`` if the file is there and cannot be read.
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
      // Each check reads all lines, and only the first two columns name something: the others stay bytes.
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

  /// Whether anything is known of a locale's titles.
  func knows(_ locale: String) -> Bool { entries[locale] != nil }

  /// What is known of a title; nil if nothing is, or of an older one.
  ///
  /// - Parameter title: the one that the catalogue has now.
  func entry(_ purpose: String, in locale: String, title: String) -> Entry? {
    entries[locale]?[purpose].flatMap { $0.title == title ? $0 : nil }
  }
}
