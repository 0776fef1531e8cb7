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
    if let before, joiners.contains(before), let width = joined[scalar] { return width }
    if let width = ends[scalar], next.map(endsWord) ?? true { return width }
    return letters[scalar] ?? (isInvisible(scalar) || isMark(scalar) ? 0 : 11)
  }

  /// True if an Arabic letter before it has the form for the end of a word.
  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: false
    default: !isMark(scalar)
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format: true
    default: false
    }
  }

  /// The signs that join two consonants: virama and coeng.
  private static let joiners: Set<Unicode.Scalar> = [
    "\u{94D}", "\u{9CD}", "\u{A4D}", "\u{ACD}", "\u{B4D}", "\u{BCD}", "\u{C4D}", "\u{CCD}", "\u{D4D}", "\u{DCA}",
    "\u{1039}", "\u{17D2}",
  ]

  private static let letters = LetterWidths("\(AdvanceWidthTable.letters)\n\(AdvanceWidthTable.wide)")
  private static let ends = LetterWidths(AdvanceWidthTable.ends)
  private static let joined = LetterWidths(AdvanceWidthTable.joined)
}

/// The widths of letters, by ranges of code points.
private struct LetterWidths {
  private let ranges: [(first: UInt32, last: UInt32, width: Int)]

  /// Reads a table, whose lines have a width and the ranges of the letters that have it.
  init(_ table: String) {
    ranges = table.split(separator: "\n").flatMap { line -> [(first: UInt32, last: UInt32, width: Int)] in
      let parts = line.split(separator: " ")
      let width = parts.first.flatMap { Int($0.dropLast()) } ?? 0
      return parts.dropFirst().compactMap { range in
        let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
        guard let first = ends.first, let last = ends.last else { return nil }
        return (first, last, width)
      }
    }.sorted { $0.first < $1.first }
  }

  subscript(scalar: Unicode.Scalar) -> Int? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].first <= scalar.value ? ranges[low].width : nil
  }
}
