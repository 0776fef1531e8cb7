/// The width of a text in a proportional sans-serif font, without access to the font.
///
/// The table has the widths of the letters of Noto Sans, by script; ``Scripts/advance-widths`` measures them. Titles
/// differ from Chromium's width with Noto Sans by at most a tenth; a word of two or three letters in an Indic script
/// may differ more.
package enum AdvanceWidths {
  /// The width of a text in the unit of the font's size.
  ///
  /// - Parameter size: the font's size.
  package static func width(of text: String, size: Double) -> Double {
    var steps = 0
    var before: Unicode.Scalar?
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      index = scalars.index(after: index)
      let next = index < scalars.endIndex ? scalars[index] : nil
      steps += Self.steps(of: scalar, after: before, before: next)
      before = scalar
    }
    return Double(max(steps, 0)) * size / 20
  }

  /// The width in steps of a twentieth of the font's size.
  private static func steps(
    of scalar: Unicode.Scalar, after before: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> Int {
    if let before, joiners.contains(before), let width = joined[scalar.value] { return width }
    if let width = ends[scalar.value], next.map(endsWord) ?? true { return width }
    return letters[scalar.value] ?? usual(scalar)
  }

  /// The width of a letter that is not in the table.
  private static func usual(_ scalar: Unicode.Scalar) -> Int {
    let properties = CharacterProperties(of: scalar)
    if properties.isMark || properties.isDefaultIgnorable || properties.isControl { return 0 }
    return properties.isWide || properties.hasEmojiPresentation ? 20 : 11
  }

  /// True if an Arabic letter before it has the form for the end of a word.
  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = CharacterProperties(of: scalar)
    return !properties.isLetter && !properties.isMark
  }

  /// The signs that join two consonants: virama and coeng.
  private static let joiners: Set<Unicode.Scalar> = [
    "\u{94D}", "\u{9CD}", "\u{A4D}", "\u{ACD}", "\u{B4D}", "\u{BCD}", "\u{C4D}", "\u{CCD}", "\u{D4D}", "\u{DCA}",
    "\u{1039}", "\u{17D2}",
  ]

  private static let letters = widths(AdvanceWidthTable.letters)
  private static let ends = widths(AdvanceWidthTable.ends)
  private static let joined = widths(AdvanceWidthTable.joined)

  /// The width of each letter of a table.
  private static func widths(_ table: String) -> [UInt32: Int] {
    var widths: [UInt32: Int] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ": ")
      guard parts.count == 2, let width = Int(parts[0]) else { continue }
      for range in parts[1].split(separator: " ") {
        let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
        guard let first = ends.first, let last = ends.last else { continue }
        for letter in first...last { widths[letter] = width }
      }
    }
    return widths
  }
}
