/// An icon's name as words in lower case, without those that only describe its style or place.
///
/// `ic_delete_24dp`, `Icons.Default.Delete`, `DeleteIcon` and `delete-symbolic` are all `delete`; `trash.circle.fill`
/// is `trash-circle`, and its base is `trash`.
package struct IconWords: Equatable {
  /// The words without size, weight and fill, joined by hyphens; empty for a name without letters.
  package let exact: String
  /// The same without the shape around the glyph and without numbers.
  package let base: String
  /// The set that the name's form implies, such as Lucide for `LuTrash2`; nil if it implies none.
  package let set: IconSetIdentifier?

  /// - Parameter hasDots: true if dots separate words, as in SF Symbols, and not the members of a type.
  package init(_ name: String, hasDots: Bool = false) {
    guard name.utf8.count <= NameWords.longest else {
      (exact, base, set) = ("", "", nil)
      return
    }
    var words = NameWords.words(of: Self.lastPart(of: Array(name.utf8), hasDots: hasDots)).map(Word.init)[...]
    set = Self.removeAffixes(of: &words)
    if words.count < 2 {
      (exact, base) = (words.first?.text ?? "", words.first?.text ?? "")
      return
    }
    let plain = Self.keeping(words) { !$0.traits.contains(.style) }
    let whole = plain.count == 1 ? plain : Self.keeping(plain) { !$0.traits.contains(.size) }
    // A number at the beginning is drawn: `1.magnifyingglass`.
    let drawn = whole.prefix { $0.traits.contains(.number) }
    let shapeless =
      drawn + Self.keeping(whole.dropFirst(drawn.count)) { $0.traits.isDisjoint(with: [.shape, .number]) }
    exact = whole.map(\.text).joined(separator: "-")
    base = shapeless.count == whole.count ? exact : shapeless.map(\.text).joined(separator: "-")
  }

  // MARK: Parts of a name

  /// The name without folder, type and extension: `ic_close` of `@drawable/ic_close` and of `R.drawable.ic_close`.
  private static func lastPart(of name: [UInt8], hasDots: Bool) -> ArraySlice<UInt8> {
    var bytes = name[...]
    if let slash = bytes.lastIndex(of: UInt8(ascii: "/")) { bytes = bytes[(slash + 1)...] }
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return bytes }
    let last = bytes[(dot + 1)...]
    if extensions.contains(String(decoding: last, as: UTF8.self)) { return lastMember(of: bytes[..<dot]) }
    // A type or a leading dot begins a chain of members; a symbol begins with a word in lower case or a number.
    let isSymbol = bytes.first.map { NameWords.isLower($0) || NameWords.isDigit($0) } ?? false
    return hasDots && isSymbol ? bytes : lastMember(of: bytes)
  }

  private static func lastMember(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = bytes.first, !NameWords.isLower(first), let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else {
      return bytes
    }
    return bytes[(dot + 1)...]
  }

  private static let extensions: Set = ["svg", "png", "xml", "pdf", "webp", "jpg", "gif", "ico"]

  // MARK: Affixes

  /// Removes a library's prefix from the front, and words that only say that it is an icon.
  private static func removeAffixes(of words: inout ArraySlice<Word>) -> IconSetIdentifier? {
    var set: IconSetIdentifier?
    if words.count > 1, let first = words.first, first.traits.contains(.library) {
      set = IconLibraries.sets[first.text]
      words.removeFirst()
    }
    while words.count > 1, let first = words.first, first.traits.contains(.prefix) {
      if first.text == "fluent" { set = .fluent }
      words.removeFirst()
    }
    while words.count > 1, words.last?.traits.contains(.suffix) == true { words.removeLast() }
    return set
  }

  /// The words that match; all of them if none does.
  private static func keeping(_ words: ArraySlice<Word>, where matches: (Word) -> Bool) -> ArraySlice<Word> {
    if words.allSatisfy(matches) { return words }
    let kept = words.filter(matches)
    return kept.isEmpty ? words : kept[...]
  }
}

/// A word of an icon's name, with its meaning beside the glyph.
private struct Word {
  let text: String
  let traits: WordTraits

  init(_ text: String) {
    self.text = text
    let digits = text.utf8.prefix { $0 &- 0x30 < 10 }.count
    traits = digits == 0 ? IconLibraries.traits[text] ?? [] : Word.traits(ofNumber: text, digits: digits)
  }

  /// A size in pixels or points at which a file was drawn, `24`, `24dp`, `16px`, or another number.
  private static func traits(ofNumber text: String, digits: Int) -> WordTraits {
    let unit = text.utf8.dropFirst(digits)
    if unit.isEmpty { return sizes.contains(text) ? [.size, .number] : .number }
    let isDrawn = unit.elementsEqual("dp".utf8) || unit.elementsEqual("px".utf8)
    return isDrawn && (2...3).contains(digits) ? .size : []
  }

  private static let sizes: Set = ["12", "16", "18", "20", "22", "24", "28", "32", "36", "40", "48", "64", "96", "128"]
}
