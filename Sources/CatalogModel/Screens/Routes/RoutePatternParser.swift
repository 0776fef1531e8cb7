internal import SourceText

/// Reads a route pattern from left to right.
struct RoutePatternParser {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private var position = 0
  /// The range of the last optional part, braces included; required parts must not follow it.
  private var lastOptional: Range<Int>?
  /// The range of the wildcard; nothing must follow it.
  private var wildcard: Range<Int>?
  private var names: Set<String> = []

  private(set) var parts: [RoutePattern.Part] = []
  private(set) var query: [RoutePattern.QueryParameter] = []

  /// The maximum length of a pattern in bytes; it bounds the depth of a route table too.
  static let longest = 1000

  init(_ text: String) throws(RoutePatternError) {
    bytes = Array(text.utf8)
    guard bytes.count <= Self.longest else {
      throw RoutePatternError(.tooLong(limit: Self.longest), at: 0..<bytes.count)
    }
  }

  mutating func parse() throws(RoutePatternError) {
    guard next == UInt8(ascii: "/") else { throw RoutePatternError(.missingSlash, at: 0..<min(1, bytes.count)) }
    while next == UInt8(ascii: "/") {
      position += 1
      if next == nil || next == UInt8(ascii: "?") { break }
      try parsePart()
    }
    if next == UInt8(ascii: "?") { try parseQuery() }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

// MARK: - Parts

extension RoutePatternParser {
  private mutating func parsePart() throws(RoutePatternError) {
    guard next != UInt8(ascii: "/") else { throw RoutePatternError(.emptyPart, at: position - 1..<position + 1) }
    if let (name, suffix, range) = try parsePlaceholder() {
      guard next.map({ $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }) ?? true else {
        throw RoutePatternError(.parameterInPart(text(range)), at: range)
      }
      try add(name, suffix: suffix, range: range)
    } else {
      try parseLiteral()
    }
  }

  private mutating func add(_ name: String, suffix: Suffix?, range: Range<Int>) throws(RoutePatternError) {
    try checkBefore(isRequired: suffix == nil)
    switch suffix {
    case nil:
      parts.append(.parameter(name))
    case .optional:
      lastOptional = range
      parts.append(.optional(name))
    case .wildcard:
      wildcard = range
      parts.append(.wildcard(name))
    }
  }

  /// Checks that the parts that were read allow another one.
  private func checkBefore(isRequired: Bool) throws(RoutePatternError) {
    if let wildcard { throw RoutePatternError(.wildcardNotLast(text(wildcard)), at: wildcard) }
    if isRequired, let lastOptional { throw RoutePatternError(.optionalNotLast(text(lastOptional)), at: lastOptional) }
  }

  private mutating func parseLiteral() throws(RoutePatternError) {
    let start = position
    while let byte = next, byte != UInt8(ascii: "/"), byte != UInt8(ascii: "?") { position += 1 }
    let range = start..<position
    try checkCharacters(in: range)
    let written = text(range)
    if written == "*" { throw RoutePatternError(.otherNotation(written, ours: "{path*}"), at: range) }
    if written.utf8.first == UInt8(ascii: ":") {
      let name = written.utf8.dropFirst().prefix { $0.isASCIILetter || $0.isASCIIDigit }
      throw RoutePatternError(
        .otherNotation(written, ours: "{\(name.isEmpty ? "name" : String(name) ?? "name")}"), at: range)
    }
    guard let literal = PercentEncoding.decode(bytes[range]) else {
      throw RoutePatternError(.notUTF8(written), at: range)
    }
    guard !RoutePath.isDotPart(literal) else { throw RoutePatternError(.dotPart(written), at: range) }
    try checkBefore(isRequired: true)
    parts.append(.literal(literal))
  }

  /// Checks the characters of a literal: those of a path part in RFC 3986 §3.3, and of other scripts (RFC 3987 §2.2).
  private func checkCharacters(in range: Range<Int>) throws(RoutePatternError) {
    var offset = range.lowerBound
    for scalar in text(range).unicodeScalars {
      let place = offset..<offset + UTF8.width(scalar)
      offset = place.upperBound
      switch scalar {
      case "{":
        let end = bytes[place.lowerBound...].firstIndex(of: UInt8(ascii: "}"))
        guard let end else { throw RoutePatternError(.unclosedBrace, at: place) }
        let placeholder = place.lowerBound..<end + 1
        throw RoutePatternError(.parameterInPart(text(placeholder)), at: placeholder)
      case "}": throw RoutePatternError(.unmatchedBrace, at: place)
      case "#": throw RoutePatternError(.fragment, at: place.lowerBound..<bytes.count)
      case "%":
        let digits = bytes[place.upperBound...].prefix(2)
        guard digits.count == 2, digits.allSatisfy({ PercentEncoding.digit($0) != nil }) else {
          throw RoutePatternError(.invalidEscape, at: place)
        }
      default:
        guard PercentEncoding.isWritable(scalar) else {
          throw RoutePatternError(.invalidCharacter(scalar), at: place)
        }
      }
    }
  }
}

// MARK: - Parameters

extension RoutePatternParser {
  private enum Suffix {
    case optional
    case wildcard
  }

  /// Reads `{name}`, `{name?}` or `{name*}`; nil if there is no brace.
  private mutating func parsePlaceholder() throws(RoutePatternError) -> (String, Suffix?, Range<Int>)? {
    guard next == UInt8(ascii: "{") else { return nil }
    let start = position
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")) else {
      throw RoutePatternError(.unclosedBrace, at: start..<start + 1)
    }
    position = end + 1
    let range = start..<position
    var name = bytes[start + 1..<end]
    let suffix: Suffix? =
      switch name.last {
      case UInt8(ascii: "?"): .optional
      case UInt8(ascii: "*"): .wildcard
      default: nil
      }
    if suffix != nil { name.removeLast() }
    let text = String(decoding: name, as: UTF8.self)
    guard IdentifierSyntax.isLowerCamelCase(text) else { throw RoutePatternError(.invalidName(text), at: range) }
    guard names.insert(text).inserted else { throw RoutePatternError(.duplicateName(text), at: range) }
    return (text, suffix, range)
  }

  private mutating func parseQuery() throws(RoutePatternError) {
    repeat {
      position += 1
      let start = position
      guard let (name, suffix, range) = try parsePlaceholder() else {
        throw RoutePatternError(.queryText, at: start - 1..<bytes.count)
      }
      guard suffix != .wildcard else { throw RoutePatternError(.wildcardInQuery(text(range)), at: range) }
      query.append(RoutePattern.QueryParameter(name: name, isOptional: suffix == .optional))
    } while next == UInt8(ascii: "&")
    guard next == nil else { throw RoutePatternError(.queryText, at: position..<bytes.count) }
  }
}
