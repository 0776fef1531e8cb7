extension CodeReader {
  /// An expression: operands joined by operators; nil if there is none.
  ///
  /// - Parameter allowsClosure: true if a brace after a call is its closure, not the block of a statement.
  mutating func expression(allowsClosure: Bool = true) -> SourceNode? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    skipSpace()
    let start = at
    guard var first = operand(allowsClosure: allowsClosure) else { return nil }
    while let next = continued(first, from: start, allowsClosure: allowsClosure) { first = next }
    return first
  }

  /// The expression with the operator after it; nil if it ends.
  private mutating func continued(_ left: SourceNode, from start: Int, allowsClosure: Bool) -> SourceNode? {
    let (place, hasLineEnd) = peek()
    guard place < bytes.count else { return nil }
    if let word = word(at: place) {
      let text = text(word)
      guard dialect.infixes.contains(text), !hasLineEnd else { return nil }
      at = word.upperBound
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") { at += 1 }
      if ["as", "is", "satisfies", "instanceof"].contains(text) {
        skipType(isCast: true)
        return SourceNode(left.kind, start..<at)
      }
      guard let right = expression(allowsClosure: allowsClosure) else { return nil }
      return joined(text, left, right: right, start: start)
    }
    let length = operatorLength(at: place)
    guard length > 0 else { return nil }
    let sign = text(place..<place + length)
    // On a new line, only operators that cannot begin a statement continue it.
    if hasLineEnd, !Self.continuing.contains(sign) { return nil }
    if sign == "=>" || sign == "->" { return nil }
    if sign == "=" || Self.assignments.contains(sign) {
      at = place + length
      guard let value = expression(allowsClosure: allowsClosure) else { return nil }
      return SourceNode(.assignment(target: left, value: value), start..<at)
    }
    if sign == "?" { return conditional(left, from: start, at: place, allowsClosure: allowsClosure) }
    at = place + length
    guard let right = expression(allowsClosure: allowsClosure) else { return nil }
    return joined(sign, left, right: right, start: start)
  }

  /// Operands of the same operator are one list: `a + b + c`.
  private func joined(_ sign: String, _ left: SourceNode, right: SourceNode, start: Int) -> SourceNode {
    if case .operation(sign, let nodes) = right.kind { return SourceNode(.operation(sign, [left] + nodes), start..<at) }
    return SourceNode(.operation(sign, [left, right]), start..<at)
  }

  /// `condition ? value : value`
  private mutating func conditional(
    _ condition: SourceNode, from start: Int, at place: Int, allowsClosure: Bool
  ) -> SourceNode? {
    move(to: place + 1)
    var nodes = [condition]
    if let value = expression(allowsClosure: allowsClosure) { nodes.append(value) }
    let (colon, _) = peek()
    if colon < bytes.count, bytes[colon] == UInt8(ascii: ":") {
      at = colon + 1
      if let value = expression(allowsClosure: allowsClosure) { nodes.append(value) }
    }
    return SourceNode(.operation("?:", nodes), start..<at)
  }

  private static let continuing: Set<String> = ["??", "?:", "?", "&&", "||", "+", "|", "&", "==", "!=", "="]
  private static let assignments: Set<String> = ["+=", "-=", "*=", "/=", "||=", "&&=", "??=", "|=", "&="]

  /// The length of an operator between two operands.
  private func operatorLength(at place: Int) -> Int {
    guard let first = place < bytes.count ? bytes[place] : nil, Self.operatorBytes.contains(first) else { return 0 }
    if first == UInt8(ascii: ":") {
      // Only Kotlin's references to members, which follow their operand.
      return 0
    }
    var end = place
    while end < bytes.count, Self.operatorBytes.contains(bytes[end]), end - place < 3 {
      // A comment, or the prefix operator of the next operand.
      if end > place, bytes[end] == UInt8(ascii: "/") { break }
      if end > place,
        [UInt8(ascii: "-"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "<")].contains(bytes[end]),
        bytes[end] != bytes[place]
      {
        break
      }
      if bytes[end] == UInt8(ascii: ":"), bytes[place] != UInt8(ascii: "?") { break }
      end += 1
    }
    return end - place
  }

  private static let operatorBytes: Set<UInt8> = Set("=+-*/%<>&|^?!~:".utf8)

  // MARK: Operands

  /// A single value with its members and calls.
  mutating func operand(allowsClosure: Bool) -> SourceNode? {
    skipSpace()
    let start = at
    guard let first = byte else { return nil }
    if let string = string() { return postfixed(string, from: start, allowsClosure: allowsClosure) }
    if first.isDigit { return postfixed(number(), from: start, allowsClosure: allowsClosure) }
    switch first {
    case UInt8(ascii: "("): return parenthesis(from: start, allowsClosure: allowsClosure)
    case UInt8(ascii: "["):
      at += 1
      let list = bracketed(until: UInt8(ascii: "]"))
      return postfixed(SourceNode(list, start..<at), from: start, allowsClosure: allowsClosure)
    case UInt8(ascii: "{"):
      let node = dialect.language == .typeScript ? object() : closure()
      return postfixed(node, from: start, allowsClosure: allowsClosure)
    case UInt8(ascii: "<") where dialect.language == .typeScript:
      if hasElements, let element = element() { return element }
      // Type parameters of an arrow function, or a cast.
      guard let end = typeArgumentsEnd(from: at, isDeclared: !hasElements) else { return passed(1, allowsClosure) }
      return passed(end - at, allowsClosure)
    case UInt8(ascii: "."): return leadingDot(from: start, allowsClosure: allowsClosure)
    case UInt8(ascii: "\\") where dialect.language == .swift: return keyPath(from: start)
    case UInt8(ascii: "@"):
      // Swift's `@MainActor in`, Kotlin's annotated lambdas.
      while byte == UInt8(ascii: "@") {
        let before = at
        attribute()
        if at == before { at += 1 }
      }
      return passed(0, allowsClosure)
    case UInt8(ascii: "#") where dialect.language == .swift: return macro(from: start, allowsClosure: allowsClosure)
    case UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "+"),
      UInt8(ascii: "*"):
      return passed(1, allowsClosure)
    case UInt8(ascii: ":") where dialect.language == .kotlin && byte(after: 1) == first: return passed(2, allowsClosure)
    default: return named(from: start, allowsClosure: allowsClosure)
    }
  }

  private mutating func passed(_ count: Int, _ allowsClosure: Bool) -> SourceNode? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    at += count
    while byte == UInt8(ascii: "!") || byte == UInt8(ascii: "-") { at += 1 }
    return operand(allowsClosure: allowsClosure)
  }

  private mutating func number() -> SourceNode {
    let start = at
    while let byte, byte.isDigit || byte.isLetter { at += 1 }
    // A fraction, but not a member or a range.
    if byte == UInt8(ascii: "."), let next = self.byte(after: 1), next.isDigit {
      at += 1
      while let byte, byte.isDigit || byte.isLetter { at += 1 }
    }
    return SourceNode(.literal(text(start..<at)), start..<at)
  }

  private mutating func leadingDot(from start: Int, allowsClosure: Bool) -> SourceNode? {
    if starts(with: "...") { return passed(3, allowsClosure) }
    at += 1
    guard let name = name() else {
      // A range without a beginning.
      while byte == UInt8(ascii: ".") || byte == UInt8(ascii: "<") { at += 1 }
      return passed(0, allowsClosure)
    }
    return postfixed(
      SourceNode(.name(["", name.text]), start..<at), from: start, last: name.range, allowsClosure: allowsClosure)
  }

  /// `\.dismiss`, `\Model.title`
  private mutating func keyPath(from start: Int) -> SourceNode {
    at += 1
    while let byte, byte.isLetter || byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?") {
      at += 1
    }
    return SourceNode(.literal(text(start..<at)), start..<at)
  }

  /// `#selector(close)`, `#Preview { … }`, `#imageLiteral(resourceName: "x")`
  private mutating func macro(from start: Int, allowsClosure: Bool) -> SourceNode? {
    at += 1
    guard let word = word(at: at) else { return nil }
    at = word.upperBound
    let name = "#" + text(word)
    return postfixed(
      SourceNode(.name([name]), start..<at), from: start, last: start..<at, allowsClosure: allowsClosure)
  }

  private mutating func named(from start: Int, allowsClosure: Bool) -> SourceNode? {
    let isQuoted = byte == UInt8(ascii: "`")
    guard let name = name() else { return nil }
    if !isQuoted {
      if dialect.prefixes.contains(name.text), !isCallOfPrefix(name.text) {
        if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") { at += 1 }
        let (place, hasLineEnd) = peek()
        if !hasLineEnd, place < bytes.count, place > at || bytes[place] == UInt8(ascii: "(") {
          return passed(0, allowsClosure)
        }
      }
      if ["true", "false", "nil", "null", "undefined"].contains(name.text) {
        return SourceNode(.literal(name.text), name.range)
      }
      if let node = keyword(name, from: start, allowsClosure: allowsClosure) { return node }
    }
    return postfixed(
      SourceNode(.name([name.text]), start..<at), from: start, last: name.range, allowsClosure: allowsClosure)
  }

  /// An expression that begins with a keyword.
  private mutating func keyword(
    _ name: (text: String, range: Range<Int>), from start: Int, allowsClosure: Bool
  ) -> SourceNode? {
    switch name.text {
    case "new" where dialect.language == .typeScript: return construction(from: start, allowsClosure: allowsClosure)
    case "async" where dialect.language == .typeScript:
      let (place, hasLineEnd) = peek()
      guard !hasLineEnd, place < bytes.count,
        bytes[place] == UInt8(ascii: "(") || bytes[place] == UInt8(ascii: "<") || word(at: place) != nil
      else { return nil }
      return operand(allowsClosure: allowsClosure)
    case "function" where dialect.language == .typeScript, "object" where dialect.language == .kotlin,
      "fun" where dialect.language == .kotlin, "class" where dialect.language == .typeScript:
      at = start
      return declaration()
    case "if", "when", "switch", "try", "do", "return", "throw":
      guard dialect.statements.contains(name.text) else { return nil }
      at = start
      return statement()
    default: return nil
    }
  }

  /// `new Map.Entry<Key>(key).value`
  private mutating func construction(from start: Int, allowsClosure: Bool) -> SourceNode? {
    skipSpace()
    let begin = at
    guard var name = name() else { return operand(allowsClosure: allowsClosure) }
    var parts = [name.text]
    while byte == UInt8(ascii: "."), word(at: at + 1) != nil {
      at += 1
      guard let next = self.name() else { break }
      name = next
      parts.append(next.text)
    }
    let base: SourceNode? =
      parts.count > 1 ? SourceNode(.name(Array(parts.dropLast())), begin..<max(begin, name.range.lowerBound - 1)) : nil
    if byte == UInt8(ascii: "<"), let end = typeArgumentsEnd(from: at) { at = end }
    var arguments: [SourceArgument] = []
    if byte == UInt8(ascii: "(") {
      at += 1
      arguments = self.arguments(until: UInt8(ascii: ")"))
      if byte == UInt8(ascii: ")") { at += 1 }
    }
    let call = SourceCall(
      base: base, name: name.text, nameRange: name.range, arguments: arguments, isNew: true)
    return postfixed(SourceNode(.call(call), start..<at), from: start, allowsClosure: allowsClosure)
  }

  /// Returns whether a word that may precede an operand is the name of a function here: `copy()` in Swift.
  private func isCallOfPrefix(_ name: String) -> Bool {
    dialect.language == .swift && (name == "copy" || name == "consume" || name == "each") && byte == UInt8(ascii: "(")
  }
}
