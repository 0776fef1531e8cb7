package import SourceText

/// The programs that print a catalogue's titles for the same English text, from `attestation.tsv` in its folder.
///
/// A line has a locale, a purpose, the title that was looked for, the programs that print it, the texts that others print,
/// a reason, the English text that the title stands for, and the number of independent programs that print it, at all and
/// on buttons or in menus, separated by tabs; the first line names the columns. `Scripts/attest` writes the file of Standard.
///
/// The lines are found once, and the columns of a line are read when it is asked for: a check asks for few.
package struct Attestation: Sendable {
  /// The programs that print a title.
  package struct Entry: Hashable, Sendable {
    /// The title that was looked for.
    package let title: String
    /// The programs that print it, separated by commas; empty if there are none.
    package let programs: String
    /// The texts that programs print instead; empty if they print nothing for the English text.
    package let others: String

    /// The texts that programs print for the purpose, each with the number of programs; ``title`` may have 0.
    package var printed: [(text: Substring, programs: Int)] {
      let own = (text: Substring(title), programs: programs.isEmpty ? 0 : Self.count(programs))
      // The programs are in the last brackets: `Weiter (Firefox, VLC)`.
      let others = others.split(separator: ";").compactMap { other in
        other.lastIndex(of: "(").map { (text: other[..<$0], programs: Self.count(other[$0...])) }
      }
      return [own] + others
    }

    private static func count(_ programs: some StringProtocol) -> Int {
      programs.utf8.count { $0 == UInt8(ascii: ",") } + 1
    }
  }

  package static let fileName = CatalogPath.attestation

  private static let tab = UInt8(ascii: "\t")

  /// A file and the ranges of its lines.
  struct Lines: Sendable {
    let file: SourceFile
    /// By locale and purpose.
    var ranges: [String: [String: Range<Int>]] = [:]
    /// The lines with fewer than five columns, which are ignored, each with the number of its columns.
    var incomplete: [(range: Range<Int>, columns: Int)] = []
  }

  /// The files; the file of the topmost catalogue is first.
  private(set) var files: [Lines] = []

  /// No entries.
  package init() {}

  /// - Parameter files: the files of a catalogue and of the catalogues that it extends, the topmost first; its lines replace
  ///   others.
  package init(_ files: [SourceFile]) { self.files = files.map(Self.lines(of:)) }

  private static func lines(of file: SourceFile) -> Lines {
    var lines = Lines(file: file)
    for line in file.bytes.split(separator: UInt8(ascii: "\n")) where line.startIndex > 0 {
      let columns = line.split(separator: tab, maxSplits: 4, omittingEmptySubsequences: false)
      guard columns.count == 5 else {
        lines.incomplete.append((line.startIndex..<line.endIndex, columns.count))
        continue
      }
      // Each check finds all lines, and asks for few: the other columns stay bytes.
      let names = columns.prefix(2).map { String(decoding: $0, as: UTF8.self) }
      lines.ranges[names[0], default: [:]][names[1]] = line.startIndex..<line.endIndex
    }
    return lines
  }

  /// True if there is an entry for any title of a locale.
  package func knows(_ locale: String) -> Bool { files.contains { $0.ranges[locale] != nil } }

  /// The locales with entries.
  package var locales: Set<String> { Set(files.flatMap(\.ranges.keys)) }

  /// The purposes with entries in a locale.
  package func purposes(in locale: String) -> Set<String> { Set(files.flatMap { ($0.ranges[locale] ?? [:]).keys }) }

  /// The entry of a purpose, or nil.
  package func entry(_ purpose: String, in locale: String) -> Entry? {
    guard let columns = columns(5, of: purpose, in: locale) else { return nil }
    return Entry(title: columns[2], programs: columns[3], others: columns[4])
  }

  /// The entry of a title; nil if there is none, or one of an older title.
  ///
  /// - Parameter title: the catalogue's title now.
  package func entry(_ purpose: String, in locale: String, title: String) -> Entry? {
    entry(purpose, in: locale).flatMap { $0.title == title ? $0 : nil }
  }

  /// The title that the line of a purpose was written for, or nil.
  package func title(of purpose: String, in locale: String) -> String? { columns(3, of: purpose, in: locale)?[2] }

  private func columns(_ count: Int, of purpose: String, in locale: String) -> [String]? {
    for lines in files {
      guard let range = lines.ranges[locale]?[purpose] else { continue }
      return lines.file.bytes[range].split(separator: Self.tab, maxSplits: count, omittingEmptySubsequences: false)
        .prefix(count).map { String(decoding: $0, as: UTF8.self) }
    }
    return nil
  }
}
