internal import CatalogModel
internal import MessageSyntax

/// The text of a `<string>` or `<item>` (Android, String resources, § Formatting and styling).
enum AndroidText {
  /// A part of a text.
  enum Part: Hashable {
    /// Escaped for Android, but not for XML.
    case text(String)
    /// `%1$d`
    case placeholder(String, argument: String)
  }

  // MARK: Writing

  /// Escapes a sentence.
  ///
  /// - Parameter isPattern: whether code fills in placeholders (`getString(id, …)`), so that percent signs are doubled.
  /// - Throws: ``Refusal`` for a placeholder without an equivalent in Java's formatter.
  static func parts(
    of pieces: [MessagePiece], _ arguments: [ArgumentDeclaration], isPattern: Bool
  ) throws(Refusal) -> [Part] {
    var parts: [Part] = []
    for (index, piece) in pieces.enumerated() {
      if case .text(let text) = piece {
        parts.append(.text(escaped(text, isFirst: index == 0, isPattern: isPattern)))
      } else {
        parts.append(try placeholder(piece, arguments))
      }
    }
    guard needsQuotes(pieces) else { return parts }
    return [.text("\"")] + parts + [.text("\"")]
  }

  private static func escaped(_ text: String, isFirst: Bool, isPattern: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "'", "\"": escaped += "\\\(scalar)"
      case "@" where isFirst && escaped.isEmpty, "?" where isFirst && escaped.isEmpty: escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      case "\r": escaped += "\\u000D"
      case "%" where isPattern: escaped += "%%"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Returns whether Android would collapse spaces, or trim them at the ends.
  private static func needsQuotes(_ pieces: [MessagePiece]) -> Bool {
    var wasSpace = true
    for piece in pieces {
      guard case .text(let text) = piece else {
        wasSpace = false
        continue
      }
      for scalar in text.unicodeScalars {
        // Line feeds and tabs are escaped; some readers treat any other white space as a space.
        let isSpace = scalar.properties.isWhitespace && scalar != "\n" && scalar != "\t" && scalar != "\r"
        if isSpace, wasSpace || scalar != " " { return true }
        wasSpace = isSpace
      }
    }
    return wasSpace && !pieces.isEmpty
  }

  private static func placeholder(_ piece: MessagePiece, _ arguments: [ArgumentDeclaration]) throws(Refusal) -> Part {
    let (name, style): (String, NumberStyle?) =
      switch piece {
      case .argument(let name): (name, nil)
      case .number(let name, let style): (name, style)
      case .text, .numberSign: ("", nil)
      }
    guard let index = arguments.firstIndex(where: { $0.name == name }) else {
      throw Refusal("android cannot number '\([piece].message)', which is not a declared argument")
    }
    try refuseFractions(of: arguments[index])
    switch (arguments[index].kind, style) {
    case (.text, nil): return .placeholder("%\(index + 1)$s", argument: name)
    case (.integer, nil), (.integer, .decimal): return .placeholder("%\(index + 1)$,d", argument: name)
    default: throw Refusal("android cannot hold '\([piece].message)'")
    }
  }

  /// - Throws: ``Refusal`` for an argument that may have decimals, which no conversion prints as a message does.
  static func refuseFractions(of argument: ArgumentDeclaration?) throws(Refusal) {
    guard let argument, argument.kind == .number else { return }
    throw Refusal(
      "android cannot hold the number {\(argument.name)}, since '%f' prints 1.5 as 1.500000; declare it as 'text' and "
        + "format it in the app")
  }

  // MARK: Reading

  /// The text after Android's processing of white space, quotation marks and escapes.
  static func unescaped(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    var (isQuoted, endsInSpace) = (false, true)
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"": isQuoted.toggle()
      case "\\":
        if let escape = scalars.popFirst() { plain.append(Self.scalar(of: escape, &scalars)) }
        endsInSpace = false
        continue
      case " ", "\t", "\n", "\r":
        if isQuoted {
          plain.append(scalar)
        } else if !endsInSpace {
          plain.append(" ")
          endsInSpace = true
          continue
        } else {
          continue
        }
      default: plain.append(scalar)
      }
      if scalar != "\"" || isQuoted { endsInSpace = false }
    }
    if endsInSpace, plain.last == " " { plain.removeLast() }
    return String(plain)
  }

  /// The scalar of an escape; an unknown one is literal.
  private static func scalar(of escape: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar {
    switch escape {
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      let digits = rest.prefix(4)
      guard digits.count == 4, let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
      else { return escape }
      rest.removeFirst(4)
      return scalar
    default: return escape
    }
  }

  /// Finds the placeholders in an unescaped text.
  ///
  /// - Throws: ``Refusal`` for a placeholder without an argument, and for one that Java would reject or print
  ///   differently.
  static func pieces(of text: String, _ arguments: [ArgumentDeclaration]) throws(Refusal) -> [MessagePiece] {
    var pieces: [MessagePiece] = []
    var literal = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    var next = 0
    while let scalar = scalars.popFirst() {
      guard scalar == "%" else {
        literal.append(scalar)
        continue
      }
      if scalars.first == "%" {
        scalars.removeFirst()
        literal.append("%")
        continue
      }
      guard let found = JavaPlaceholder(scalars) else {
        if !arguments.isEmpty, let text = JavaPlaceholder.broken(scalars) { throw refusal(of: text, arguments) }
        literal.append("%")
        continue
      }
      scalars = scalars[found.end...]
      let index = (found.number ?? next + 1) - 1
      if found.number == nil { next += 1 }
      guard arguments.indices.contains(index) else {
        let names = arguments.map { "{\($0.name)}" }.joined(separator: ", ")
        throw Refusal("'%\(found.text)' refers to no argument; the text has \(names)")
      }
      pieces += [
        .text(String(literal)),
        found.isGrouped ? .number(arguments[index].name, .decimal) : .argument(arguments[index].name),
      ]
      literal = .init()
    }
    return (pieces + [.text(String(literal))]).joined
  }

  /// An error that says what to write instead of `%1 $d`.
  private static func refusal(of broken: String, _ arguments: [ArgumentDeclaration]) -> Refusal {
    let number = Int(broken.filter(\.isNumber)) ?? 1
    let index = arguments.indices.contains(number - 1) ? number - 1 : 0
    let placeholder = "%\(index + 1)$\(conversion(of: arguments[index]))"
    return Refusal("'%\(broken)' is not a placeholder; write '\(placeholder)', or '%%' for a percent sign")
  }

  /// The conversion letter that prints an argument.
  private static func conversion(of argument: ArgumentDeclaration) -> String {
    argument.kind == .integer ? "d" : "s"
  }
}
