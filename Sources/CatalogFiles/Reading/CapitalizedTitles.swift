internal import CatalogModel
internal import SourceText

/// Writes the titles of a locale in title case, into files that exist in memory alone.
struct CapitalizedTitles {
  let slots: MessageSlots
  let locale: LanguageTag
  /// The numbers of the locale's own files, one for each layer.
  let base: Range<Int>
  /// The number of the first of the new files, one for each layer.
  let first: Int

  /// Replaces the titles and shorts that the locale's own files have, and leaves those of a wording's files as they are.
  ///
  /// - Parameter files: the locale's own files.
  /// - Returns: the files with the new texts, one after the other.
  func apply(to texts: inout LocaleTexts, in files: [SourceFile]) -> [SourceFile] {
    var bytes = [[UInt8]](repeating: [], count: files.count)
    for slot in slots.titles {
      let entry = texts.entries[slot]
      guard entry.isPresent, !entry.traits.contains(.hasSyntax), base.contains(Int(entry.file)) else { continue }
      let layer = Int(entry.file) - base.lowerBound
      let text = entry.text(in: files[layer])
      let capitalized = TitleCase.title(text, language: locale.language)
      guard capitalized != text else { continue }
      texts.entries[slot] = TextEntry(
        offset: UInt32(truncatingIfNeeded: bytes[layer].count),
        length: UInt32(truncatingIfNeeded: capitalized.utf8.count), file: UInt16(truncatingIfNeeded: first + layer),
        traits: entry.traits.subtracting(.isEscaped))
      bytes[layer] += Array(capitalized.utf8)
    }
    return zip(files, bytes).map { SourceFile(path: $0.path, bytes: $1) }
  }
}
