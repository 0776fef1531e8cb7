package import SourceText

extension CatalogSource {
  /// Calls a closure with every existing text of a locale, in slot order, as UTF-8 with JSON's escapes decoded.
  ///
  /// A text without escapes is not copied, and a file is opened once for consecutive texts.
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

  /// A locale's own texts by slot; nil for a missing one.
  package func texts(ofLocale index: Int) -> [String?] {
    var texts = [String?](repeating: nil, count: slots.count)
    forEachText(ofLocale: index) { slot, _, bytes in texts[slot] = String(decoding: bytes, as: UTF8.self) }
    return texts
  }

  /// Calls a closure with an existing text as UTF-8 with JSON's escapes decoded; a text without escapes is not copied.
  package func withText<Result>(of entry: TextEntry, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    titleFiles[Int(entry.file)].bytes.withUnsafeBytes { entry.withText(in: $0, body) }
  }

  /// A text with JSON's escapes decoded; nil if it is absent.
  package func text(of entry: TextEntry) -> String? {
    entry.isPresent ? withText(of: entry) { String(decoding: $0, as: UTF8.self) } : nil
  }

  /// The source of a slot's translations: the source locale's text or, for a `short` that it does not need, its title.
  package func sourceEntry(ofSlot slot: Int) -> TextEntry {
    let entries = locales[sourceIndex].entries
    guard !entries[slot].isPresent, let title = slots.title(ofShort: slot) else { return entries[slot] }
    return entries[title]
  }

  /// The file of a text.
  package func file(of entry: TextEntry) -> SourceFile { titleFiles[Int(entry.file)] }

  /// The file of a text as messages name it: by its path in the catalogue, not by the path on the command line.
  package func name(ofFileOf entry: TextEntry) -> String {
    let depth = layers.count - 1 - Int(entry.file) % layers.count
    let name = Path.relative(file(of: entry).path, to: layers[depth].folder) ?? file(of: entry).path
    return depth == 0
      ? "'\(name)'" : "'\(name)' of '\(layers[depth].manifest.root["name"]?.string ?? layers[depth].folder)'"
  }

  /// Returns whether a text is in the catalogue's own files, not in those of one that it extends.
  package func isOwn(_ entry: TextEntry) -> Bool {
    entry.isPresent && Int(entry.file) % layers.count == layers.count - 1
  }

  /// A locale's titles files, one for each layer, that of the catalogue that extends nothing first; a missing one is
  /// empty.
  package func titleFiles(ofLocale index: Int) -> ArraySlice<SourceFile> {
    titleFiles[index * layers.count..<(index + 1) * layers.count]
  }

  /// Returns whether any layer has a titles file for a locale, even an unreadable one.
  package func hasFile(ofLocale index: Int) -> Bool {
    titleFiles(ofLocale: index).contains { !$0.bytes.isEmpty || pathsWithProblems.contains($0.path) }
  }

  /// The metadata of a text, if any.
  package func record(ofLocale index: Int, slot: Int) -> TextRecord? { locales[index].records[slot] }

  /// The place of a byte of a text in its file, taking JSON's escapes into account.
  ///
  /// - Parameter offset: in UTF-8 bytes from the beginning of the text.
  package func place(of entry: TextEntry, at offset: Int = 0) -> SourcePlace {
    let file = titleFiles[Int(entry.file)]
    guard entry.traits.contains(.isEscaped) else {
      return SourcePlace(file: file, offset: entry.range.lowerBound + offset)
    }
    return SourcePlace(file: file, offset: file.fileOffset(ofDecodedOffset: offset, inText: entry.range))
  }

  /// The offset in the file of each byte of a text, and of its end, for many look-ups.
  package func offsets(of entry: TextEntry) -> [Int] {
    titleFiles[Int(entry.file)].fileOffsets(ofDecodedText: entry.range)
  }
}

extension TextEntry {
  /// The text's range in its file, between the quotes.
  fileprivate var range: Range<Int> { Int(offset)..<Int(offset) + Int(length) }

  /// The text in its file, which it must have.
  func text(in file: SourceFile) -> String {
    file.bytes.withUnsafeBytes { bytes in withText(in: bytes) { String(decoding: $0, as: UTF8.self) } }
  }

  /// Calls a closure with the text's bytes in its file.
  fileprivate func withText<Result>(
    in bytes: UnsafeRawBufferPointer, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard traits.contains(.isEscaped) else {
      return body(UnsafeBufferPointer(rebasing: bytes.bindMemory(to: UInt8.self)[range]))
    }
    return JSONText.decoded(range, in: bytes).withUnsafeBufferPointer(body)
  }
}
