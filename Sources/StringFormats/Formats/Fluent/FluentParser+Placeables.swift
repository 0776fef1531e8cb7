internal import SourceText

extension FluentParser {
  /// The maximum nesting of placeables and functions.
  private static let maximumDepth = 50

  /// `{ … }`
  mutating func placeable() throws(FluentSyntaxError) -> FluentElement {
    try goDeeper()
    defer { depth -= 1 }
    position += 1
    skipBlank()
    let expression = try inlineExpression()
    skipBlank()
    guard bytes[position...].starts(with: [0x2D, 0x3E]) else {
      try expect(0x7D, "the placeable is not closed; write '}'")
      return expression
    }
    position += 2
    let variants = try variants()
    skipBlank()
    try expect(0x7D, "a selector that is not closed; write '}'")
    return .select(expression, variants)
  }

  /// Counts the nesting, to limit recursion.
  private mutating func goDeeper() throws(FluentSyntaxError) {
    guard depth < Self.maximumDepth else { throw error("placeables are more than \(Self.maximumDepth) levels deep") }
    depth += 1
  }

  private mutating func inlineExpression() throws(FluentSyntaxError) -> FluentElement {
    guard position < bytes.count else { throw error("the placeable is not closed; write '}'") }
    switch bytes[position] {
    case 0x7B: return try placeable()
    case 0x22: return .literal(try stringLiteral())
    case 0x24:
      position += 1
      return .variable(try identifier())
    case let byte where byte.isASCIIDigit || (byte == 0x2D && isNumber(at: position + 1)):
      return .literal(numberLiteral())
    case 0x2D:
      position += 1
      return .reference("-" + (try referenceName()))
    default:
      let name = try identifier()
      skipBlank()
      guard position < bytes.count, bytes[position] == 0x28 else {
        return .reference(try referenceName(name))
      }
      return try call(name)
    }
  }

  private mutating func referenceName(_ known: String? = nil) throws(FluentSyntaxError) -> String {
    var name = ""
    if let known { name = known } else { name = try identifier() }
    guard position < bytes.count, bytes[position] == 0x2E else { return name }
    position += 1
    return "\(name).\(try identifier())"
  }

  /// `NUMBER($count, style: "percent")` after its name.
  private mutating func call(_ name: String) throws(FluentSyntaxError) -> FluentElement {
    try goDeeper()
    defer { depth -= 1 }
    position += 1
    var subject: String?
    var options: [String: String] = [:]
    while true {
      skipBlank()
      guard position < bytes.count, bytes[position] != 0x29 else { break }
      let start = position
      if bytes[position].isASCIILetter {
        let option = try identifier()
        skipBlank()
        try expect(0x3A, "an option of '\(name)' without ':'; write 'name: value'")
        skipBlank()
        guard case .literal(let value) = try inlineExpression() else {
          throw error("an option takes a text or a number")
        }
        options[option] = value
      } else if case .variable(let variable) = try inlineExpression(), subject == nil {
        subject = variable
      } else {
        throw FluentSyntaxError(message: "'\(name)' takes one variable; write '$count'", offset: start)
      }
      skipBlank()
      if position < bytes.count, bytes[position] == 0x2C { position += 1 } else { break }
    }
    skipBlank()
    try expect(0x29, "the arguments of '\(name)' have no end; write ')'")
    return .function(name, of: subject, options: options)
  }

  private mutating func variants() throws(FluentSyntaxError) -> [FluentElement.Variant] {
    var variants: [FluentElement.Variant] = []
    skipBlank()
    while position < bytes.count, bytes[position] == 0x5B || bytes[position] == 0x2A {
      let offset = position
      let isDefault = bytes[position] == 0x2A
      if isDefault { position += 1 }
      try expect(0x5B, "a variant without '['; write '[one] Text'")
      skipBlank()
      let key = position < bytes.count && isNumber(at: position) ? numberLiteral() : try identifier()
      skipBlank()
      try expect(0x5D, "a variant without ']'; write '[one] Text'")
      guard let pattern = try pattern() else { throw error("variant '\(key)' has no text; write { \"\" }") }
      variants.append(.init(key: key, isDefault: isDefault, pattern: pattern, offset: offset))
      skipBlank()
    }
    guard variants.count(where: \.isDefault) == 1 else {
      throw error("a selector needs one default variant; write '*[other]'")
    }
    return variants
  }

  // MARK: Literals

  private func isNumber(at place: Int) -> Bool {
    let digit = place < bytes.count && bytes[place] == 0x2D ? place + 1 : place
    return digit < bytes.count && bytes[digit].isASCIIDigit
  }

  private mutating func numberLiteral() -> String {
    let start = position
    if bytes[position] == 0x2D { position += 1 }
    while position < bytes.count, bytes[position].isASCIIDigit || bytes[position] == 0x2E { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// A text in quotation marks with its escapes decoded: `\"`, `\\`, `\u0041` and `\U01F602`.
  private mutating func stringLiteral() throws(FluentSyntaxError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while position < bytes.count, lineEnd(at: position) == 0 {
      let byte = bytes[position]
      position += 1
      if byte == 0x22 { return String(decoding: text, as: UTF8.self) }
      guard byte == 0x5C else {
        text.append(byte)
        continue
      }
      let mark = position < bytes.count ? bytes[position] : 0
      position += 1
      switch mark {
      case 0x22, 0x5C: text.append(mark)
      case 0x75, 0x55:
        let digits = bytes[min(position, bytes.count)...].prefix(mark == 0x75 ? 4 : 6)
        guard digits.count == (mark == 0x75 ? 4 : 6), digits.first != 0x2B,
          let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
        else {
          throw FluentSyntaxError(
            message: "the escape is not a character; write '\\u00E9'", offset: position - 2)
        }
        position += digits.count
        text += String(scalar).utf8
      default:
        throw FluentSyntaxError(message: "unknown escape; write '\\\\' for '\\'", offset: position - 2)
      }
    }
    throw FluentSyntaxError(message: "the text that begins here is not closed; add a quotation mark", offset: start)
  }
}
