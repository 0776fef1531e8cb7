/// The programs that print a catalogue's titles for the same English text, from `attestation.tsv` in its folder.
///
/// A line has a locale, a purpose, the title that was looked for, the programs that print it, the texts that others print,
/// a reason, the English text that the title stands for, and the number of independent programs that print it, at all and
/// on buttons or in menus, separated by tabs; the first line names the columns. `Scripts/attest` writes the file of Standard.
package struct Attestation: Hashable, Sendable {
  /// The programs that print a title.
  package struct Entry: Hashable, Sendable {
    /// The title that was looked for.
    package let title: String
    /// The programs that print it, separated by commas; empty if there are none.
    package let programs: String
    /// The texts that programs print instead; empty if they print nothing for the English text.
    package let others: String
  }

  package static let fileName = CatalogPath.attestation

  /// By locale and purpose.
  private var entries: [String: [String: Entry]] = [:]

  /// No entries.
  package init() {}

  /// Adds the lines of a file; a line with fewer than five columns is ignored.
  package mutating func add(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 5 else { continue }
      entries[cells[0], default: [:]][cells[1]] = Entry(title: cells[2], programs: cells[3], others: cells[4])
    }
  }

  /// True if there is an entry for any title of a locale.
  package func knows(_ locale: String) -> Bool { entries[locale] != nil }

  /// The entry of a title; nil if there is none, or one of an older title.
  ///
  /// - Parameter title: the catalogue's title now.
  package func entry(_ purpose: String, in locale: String, title: String) -> Entry? {
    entries[locale]?[purpose].flatMap { $0.title == title ? $0 : nil }
  }
}
