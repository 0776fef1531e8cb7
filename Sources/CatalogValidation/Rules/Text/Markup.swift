/// A piece of HTML or Markdown in a text.
struct Markup {
  enum Kind: String {
    case tag = "the HTML tag"
    case reference = "the HTML character reference"
    case markdown = "the Markdown"
  }

  let kind: Kind
  /// Indices of the text's scalars.
  let range: Range<Int>
  /// The sign that the source must contain for the markup to be intended.
  let sign: String
  /// The character that a reference represents, if it can be written directly.
  private(set) var character: Unicode.Scalar?

  /// The remedy.
  var advice: String {
    if let character { return "write '\(character)'" }
    return kind == .reference ? "write the character" : "write plain text"
  }

  /// The markup that begins at an index, or nil.
  init?(in text: [Unicode.Scalar], at start: Int) {
    switch text[start] {
    case "<":
      guard let end = Self.endOfTag(text, start) else { return nil }
      kind = .tag
      range = start..<end
      sign = String(String.UnicodeScalarView(text[range]))
    case "&":
      guard let end = Self.endOfReference(text, start) else { return nil }
      kind = .reference
      range = start..<end
      sign = String(String.UnicodeScalarView(text[range]))
      character = Self.character(ofReference: sign)
    case "*", "_":
      guard let end = Self.endOfStrong(text, start) else { return nil }
      kind = .markdown
      range = start..<end
      sign = "\(text[start])\(text[start])"
    case "[":
      guard let end = Self.endOfLink(text, start) else { return nil }
      kind = .markdown
      range = start..<end
      sign = "]("
    default: return nil
    }
  }

  /// `<b>`, `</b>`, `<br/>`, `<a href="…">`
  private static func endOfTag(_ text: [Unicode.Scalar], _ start: Int) -> Int? {
    let name = start + 1 < text.count && text[start + 1] == "/" ? start + 2 : start + 1
    guard name < text.count, isLetter(text[name]) else { return nil }
    guard let end = text[name...].prefix(longest).firstIndex(of: ">"), !text[name..<end].contains("<") else {
      return nil
    }
    return end + 1
  }

  /// `&amp;`, `&#39;`, `&#x27;`
  private static func endOfReference(_ text: [Unicode.Scalar], _ start: Int) -> Int? {
    guard let end = text[start...].prefix(10).firstIndex(of: ";") else { return nil }
    let name = text[(start + 1)..<end]
    let digits = name.first == "#" ? name.dropFirst() : name
    guard digits.count > (name.first == "#" ? 0 : 1), digits.allSatisfy({ isLetter($0) || ("0"..."9").contains($0) })
    else { return nil }
    return end + 1
  }

  /// `**words**` and `__words__`
  private static func endOfStrong(_ text: [Unicode.Scalar], _ start: Int) -> Int? {
    let mark = text[start]
    guard start + 4 < text.count, text[start + 1] == mark, text[start + 2] != mark, text[start + 2] != " " else {
      return nil
    }
    for end in (start + 3)..<min(text.count - 1, start + longest) where text[end] == mark && text[end + 1] == mark {
      return end + 2
    }
    return nil
  }

  /// `[words](target)`
  private static func endOfLink(_ text: [Unicode.Scalar], _ start: Int) -> Int? {
    guard let middle = text[start...].prefix(longest).firstIndex(of: "]"), middle + 1 < text.count,
      text[middle + 1] == "(",
      let end = text[middle...].prefix(longest).firstIndex(of: ")")
    else { return nil }
    return end + 1
  }

  /// The maximum distance to the end of a sign; no title is as long.
  private static let longest = 1_000

  /// The character of a common named or numeric reference, unless it is message syntax or confusable.
  private static func character(ofReference reference: String) -> Unicode.Scalar? {
    let name = reference.dropFirst().dropLast()
    if let named = ["amp": "&", "gt": ">", "hellip": "…", "nbsp": "\u{A0}", "rsquo": "’"][name] as Unicode.Scalar? {
      return named
    }
    let digits = name.dropFirst()
    guard name.first == "#" else { return nil }
    let value = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value, value > 0xA0 else { return nil }
    return Unicode.Scalar(value)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isAlphabetic }
}
