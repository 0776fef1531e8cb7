internal import CatalogModel
internal import MessageSyntax

/// Qt's patterns: `%n` is the number that `tr` counts, and `QString::arg` fills in `%1` (Qt 6, QObject::tr and
/// QString::arg). Translations use `%Ln` and `%L1`, which format numbers for the locale. A source text, by which code
/// finds its translation, has the catalogue's numbers.
struct QtText {
  /// The counted argument of a unit with plural forms.
  let counted: ArgumentDeclaration?
  /// The arguments of `%1` and so on.
  let numbered: [ArgumentDeclaration]
  /// True if code fills in placeholders; otherwise a text is literal.
  let isPattern: Bool

  /// - Parameter counted: the name of the argument with plural forms; nil if the unit has none.
  init(_ arguments: [ArgumentDeclaration], counting counted: String?) {
    self.counted = arguments.first { $0.name == counted }
    numbered = arguments.filter { $0.name != counted }
    isPattern = !arguments.isEmpty
  }

  /// The meaning of each placeholder, for translators.
  var notes: [String] {
    (counted.map { ["%n: {\($0.name)}"] } ?? [])
      + numbered.enumerated().map { "%\($0.offset + 1): {\($0.element.name)}" }
  }

  /// A translation, with numbers formatted for the locale.
  ///
  /// - Throws: ``Refusal`` for texts that Qt cannot represent.
  func translation(of pieces: [MessagePiece]) throws(Refusal) -> String {
    let numbers = Set(([counted].compactMap(\.self) + numbered).filter { $0.kind != .text }.map(\.name))
    return try text(
      of: pieces.map { piece in
        if case .argument(let name) = piece, numbers.contains(name) { .number(name, .decimal) } else { piece }
      })
  }

  /// - Throws: ``Refusal`` for texts that Qt cannot represent.
  func text(of pieces: [MessagePiece]) throws(Refusal) -> String {
    guard isPattern else { return try literal(pieces) }
    var text = ""
    var endsInNumber = false
    for piece in pieces {
      if case .text(let literal) = piece {
        if let found = Placeholder.first(in: literal) {
          throw Refusal("qt-ts cannot hold '\(found.text)' as a text, which Qt takes for a placeholder")
        }
        if endsInNumber, let digit = literal.unicodeScalars.first, ("0"..."9").contains(digit) {
          throw Refusal(
            "qt-ts cannot hold the digit '\(digit)' after a placeholder, which Qt would read as its number")
        }
        text += literal
        endsInNumber = false
      } else {
        text += try placeholder(for: piece)
        endsInNumber = !text.hasSuffix("n")
      }
    }
    if let wrong = misspelling(in: text) {
      throw Refusal("qt-ts cannot hold '\(wrong.text)' as a text, which would be taken for '\(wrong.right)'")
    }
    return text
  }

  private func literal(_ pieces: [MessagePiece]) throws(Refusal) -> String {
    var text = ""
    for piece in pieces {
      guard case .text(let literal) = piece else {
        throw Refusal("qt-ts cannot number '\([piece].message)', which is not a declared argument")
      }
      text += literal
    }
    return text
  }

  private func placeholder(for piece: MessagePiece) throws(Refusal) -> String {
    let (name, localized): (String, String)
    switch piece {
    case .argument(let argument): (name, localized) = (argument, "")
    case .number(let argument, .decimal): (name, localized) = (argument, "L")
    default: throw Refusal("qt-ts cannot hold '\([piece].message)'")
    }
    if name == counted?.name { return "%\(localized)n" }
    guard let index = numbered.firstIndex(where: { $0.name == name }), index < 99 else {
      throw Refusal("qt-ts cannot number '\([piece].message)', which is not a declared argument")
    }
    return "%\(localized)\(index + 1)"
  }

  /// - Throws: ``Refusal`` for a placeholder without an argument, and for a misspelt one.
  func pieces(of text: String) throws(Refusal) -> [MessagePiece] {
    guard isPattern else { return [MessagePiece.text(text)].joined }
    if let wrong = misspelling(in: text) {
      throw Refusal("'\(wrong.text)' is not a placeholder; write '\(wrong.right)'")
    }
    var pieces: [MessagePiece] = []
    var rest = text[...]
    while let found = Placeholder.first(in: rest) {
      let argument = found.number.map { numbered.indices.contains($0 - 1) ? numbered[$0 - 1] : nil } ?? counted
      guard let argument else {
        throw Refusal("'\(found.text)' refers to no argument; the text has \(notes.joined(separator: ", "))")
      }
      pieces += [
        .text(String(rest[..<found.range.lowerBound])),
        found.isLocalized ? .number(argument.name, .decimal) : .argument(argument.name),
      ]
      rest = rest[found.range.upperBound...]
    }
    return (pieces + [.text(String(rest))]).joined
  }
}

extension QtText {
  /// The misspelling of a placeholder that a text lacks: `% n` or `%N` for `%n`.
  ///
  /// Beside the correct placeholder it is literal, like `100 % nowych` and placeholders without an argument: Qt cannot
  /// escape a percent sign.
  private func misspelling(in text: String) -> (text: String, right: String)? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    var missing = Set(numbered.indices.map { "\($0 + 1)" })
    if counted != nil { missing.insert("n") }
    var rest = text[...]
    while let found = Placeholder.first(in: rest) {
      missing.remove(found.number.map { "\($0)" } ?? "n")
      rest = rest[found.range.upperBound...]
    }
    let scalars = text.unicodeScalars
    for percent in scalars.indices where scalars[percent] == "%" {
      let behind = scalars[scalars.index(after: percent)...].drop { $0.properties.isWhitespace }
      let word = behind.prefix { $0.properties.isAlphabetic || $0.properties.numericType != nil }
      let name = String(word).lowercased()
      let plain = name.hasPrefix("l") ? String(name.dropFirst()) : name
      if missing.contains(plain) {
        return (String(scalars[percent..<word.endIndex]), "%\(name == plain ? "" : "L")\(plain)")
      }
    }
    return nil
  }
}

/// `%n`, `%1`, `%12`, `%L1`.
private struct Placeholder {
  let range: Range<String.Index>
  let text: Substring
  /// nil for `%n`.
  let number: Int?
  let isLocalized: Bool

  static func first(in text: some StringProtocol) -> Placeholder? {
    let scalars = Substring(text).unicodeScalars
    var start = scalars.startIndex
    while let percent = scalars[start...].firstIndex(of: "%") {
      start = scalars.index(after: percent)
      var rest = scalars[start...]
      let isLocalized = rest.first == "L"
      if isLocalized { rest.removeFirst() }
      let digits = rest.prefix(2).prefix { ("0"..."9").contains($0) }
      if rest.first == "n" || !digits.isEmpty {
        let end = digits.isEmpty ? rest.index(after: rest.startIndex) : digits.endIndex
        return Placeholder(
          range: percent..<end, text: Substring(scalars[percent..<end]), number: Int(String(digits)),
          isLocalized: isLocalized)
      }
    }
    return nil
  }
}
