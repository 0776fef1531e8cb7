package import SourceText

extension CatalogSource {
  /// Lends every text of a locale that is there, in the order of the slots, as UTF-8 with JSON's escapes resolved.
  ///
  /// A text without escapes is not copied, and a file is opened up once for all of its texts that follow each other.
  package func forEachText(
    ofLocale index: Int, _ body: (_ slot: Int, _ entry: TextEntry, _ text: UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let entries = locales[index].entries
    var slot = 0
    while slot < entries.count {
      let file = entries[slot].file
      titleFiles[Int(file)].bytes.withUnsafeBytes { bytes in
        while slot < entries.count, entries[slot].file == file {
          let entry = entries[slot]
          if entry.isPresent { entry.withText(in: bytes) { body(slot, entry, $0) } }
          slot += 1
        }
      }
    }
  }

  /// A locale's own texts by slot; nil if it has none.
  package func texts(ofLocale index: Int) -> [String?] {
    var texts = [String?](repeating: nil, count: slots.count)
    forEachText(ofLocale: index) { slot, _, bytes in texts[slot] = String(decoding: bytes, as: UTF8.self) }
    return texts
  }

  /// Lends a text that is there as UTF-8, JSON's escapes resolved; a text without escapes is not copied.
  package func withText<Result>(of entry: TextEntry, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    titleFiles[Int(entry.file)].bytes.withUnsafeBytes { entry.withText(in: $0, body) }
  }

  /// A text, JSON's escapes resolved; nil if it is absent.
  package func text(of entry: TextEntry) -> String? {
    entry.isPresent ? withText(of: entry) { String(decoding: $0, as: UTF8.self) } : nil
  }

  /// What the source locale has of a slot for its translations to say: its text, or, where it has no `short` since its
  /// title fits, that title.
  package func sourceEntry(ofSlot slot: Int) -> TextEntry {
    let entries = locales[sourceIndex].entries
    guard !entries[slot].isPresent, let title = slots.title(ofShort: slot) else { return entries[slot] }
    return entries[title]
  }

  /// The file that a text stands in.
  package func file(of entry: TextEntry) -> SourceFile { titleFiles[Int(entry.file)] }

  /// A locale's files of texts, one for each layer, those of the catalogue that extends nothing first; one that is not
  /// there has no bytes.
  package func titleFiles(ofLocale index: Int) -> ArraySlice<SourceFile> {
    titleFiles[index * layers.count..<(index + 1) * layers.count]
  }

  /// Whether any layer has a file of texts of a locale, be it one that cannot be read.
  package func hasFile(ofLocale index: Int) -> Bool {
    titleFiles(ofLocale: index).contains { !$0.bytes.isEmpty || pathsWithProblems.contains($0.path) }
  }

  /// What the files say of a text beside its words; nil if they say nothing.
  package func record(ofLocale index: Int, slot: Int) -> TextRecord? { locales[index].records[slot] }

  /// The place of a byte of a text in its file, through JSON's escapes.
  ///
  /// - Parameter offset: UTF-8 bytes from the text's beginning.
  package func place(of entry: TextEntry, at offset: Int = 0) -> SourcePlace {
    let file = titleFiles[Int(entry.file)]
    guard entry.traits.contains(.isEscaped) else {
      return SourcePlace(file: file, offset: entry.range.lowerBound + offset)
    }
    return SourcePlace(file: file, offset: file.fileOffset(ofDecodedOffset: offset, inText: entry.range))
  }

  /// For each byte of a text, and for its end, the offset in its file: for who asks about many of them.
  package func offsets(of entry: TextEntry) -> [Int] {
    titleFiles[Int(entry.file)].fileOffsets(ofDecodedText: entry.range)
  }
}

extension TextEntry {
  /// The text's bytes in its file, between the quotes.
  fileprivate var range: Range<Int> { Int(offset)..<Int(offset) + Int(length) }

  /// Lends the text out of its file's bytes.
  fileprivate func withText<Result>(
    in bytes: UnsafeRawBufferPointer, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard traits.contains(.isEscaped) else {
      return body(UnsafeBufferPointer(rebasing: bytes.bindMemory(to: UInt8.self)[range]))
    }
    return JSONText.decoded(range, in: bytes).withUnsafeBufferPointer(body)
  }
}
