extension CodeReader {
  /// A constant, variable or property, after its keyword.
  mutating func value(_ attributes: [String], from start: Int) -> SourceNode? {
    skipSpace()
    // Kotlin's type parameters and JavaScript's patterns.
    if byte == UInt8(ascii: "<"), let end = typeArgumentsEnd(from: at) { at = end }
    skipSpace()
    var (name, range) = ("", at..<at)
    if let found = dottedName() {
      (name, range) = found
    } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
      skipType()
    } else {
      return nil
    }
    var types: [String] = []
    if byte == UInt8(ascii: "!") { at += 1 }
    if isNext(":") {
      skipSpace()
      at += 1
      let type = skipType()
      if !type.isEmpty { types = [type] }
    }
    var body: [SourceNode] = []
    let (next, hasLineEnd) = peek()
    if next + 1 < bytes.count, bytes[next] == UInt8(ascii: "="), bytes[next + 1] != UInt8(ascii: "=") {
      move(to: next + 1)
      if let value = expression() { body.append(value) }
    } else if isWord("by", at: next), dialect.language == .kotlin {
      move(to: next + 2)
      if let value = expression() { body.append(value) }
    }
    // A getter, or observers.
    if dialect.language == .swift {
      let (brace, breaks) = peek()
      if brace < bytes.count, bytes[brace] == UInt8(ascii: "{"), !breaks || !hasLineEnd, body.isEmpty || !breaks {
        move(to: brace + 1)
        body += block()
      }
    } else if dialect.language == .kotlin {
      body += getter()
    }
    return declared(.value, name, range: range, attributes: attributes, types: types, body: body, from: start)
  }

  /// `get() = …`, on the next line
  private mutating func getter() -> [SourceNode] {
    let (place, _) = peek()
    guard isWord("get", at: place), isNext("(", from: place + 3) else { return [] }
    skipSpace()
    at += 3
    if case .declaration(let declaration) = function(named: "get", at - 3..<at, [], from: at - 3).kind {
      return declaration.body
    }
    return []
  }
}
