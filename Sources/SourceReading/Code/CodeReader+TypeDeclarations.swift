extension CodeReader {
  /// A type or an extension, after its keyword.
  mutating func type(
    _ keyword: String, _ kind: SourceDeclaration.Kind, _ attributes: [String], from start: Int
  ) -> SourceNode {
    skipSpace()
    var (name, range) = (keyword == "object" ? "Companion" : "", at..<at)
    if byte != UInt8(ascii: ":"), byte != UInt8(ascii: "{"), !isWord("extends", at: at), let found = dottedName() {
      (name, range) = found
    }
    if byte == UInt8(ascii: "<"), let end = typeArgumentsEnd(from: at) { at = end }
    var parameters: [SourceParameter] = []
    skipKotlinConstructor()
    if isNext("("), dialect.language == .kotlin {
      skipSpace()
      at += 1
      parameters = self.parameters(until: UInt8(ascii: ")"))
      if byte == UInt8(ascii: ")") { at += 1 }
    }
    let (next, hasLineEnd) = peek()
    let goesOn =
      next < bytes.count
      && (!hasLineEnd || bytes[next] == UInt8(ascii: ":") || bytes[next] == UInt8(ascii: "{")
        || ["extends", "implements", "where"].contains(word(at: next).map(text) ?? ""))
    guard goesOn else {
      return declared(kind, name, range: range, attributes: attributes, parameters: parameters, from: start)
    }
    var types: [String] = []
    if dialect.language == .kotlin, bytes[next] != UInt8(ascii: ":"), bytes[next] != UInt8(ascii: "{") {
      return declared(kind, name, range: range, attributes: attributes, parameters: parameters, from: start)
    }
    types = typeNames(
      until: dialect.language == .kotlin ? [UInt8(ascii: "{"), UInt8(ascii: "}")] : [UInt8(ascii: "{")])
    var body: [SourceNode] = []
    if byte == UInt8(ascii: "{") {
      at += 1
      body = block()
    }
    return declared(
      kind, name, range: range, attributes: attributes, types: types, parameters: parameters, body: body, from: start)
  }

  /// `private constructor` before the parentheses.
  private mutating func skipKotlinConstructor() {
    guard dialect.language == .kotlin else { return }
    let place = peek().at
    guard let word = word(at: place) else {
      guard place < bytes.count, bytes[place] == UInt8(ascii: "@") else { return }
      var copy = self
      copy.at = place
      copy.attribute()
      if copy.isWord("constructor", at: copy.peek().at) { at = copy.peek().at + "constructor".utf8.count }
      return
    }
    let next = peek(from: word.upperBound).at
    if text(word) == "constructor" {
      at = word.upperBound
    } else if dialect.modifiers.contains(text(word)), isWord("constructor", at: next) {
      at = next + "constructor".utf8.count
    }
  }

  /// A name with those of the types around it, `Outer.Inner`, and its bytes.
  mutating func dottedName() -> (String, Range<Int>)? {
    guard let first = name() else { return nil }
    var range = first.range
    var text = first.text
    while byte == UInt8(ascii: "."), word(at: at + 1) != nil {
      at += 1
      guard let next = name() else { break }
      text += "." + next.text
      range = range.lowerBound..<next.range.upperBound
    }
    return (text, range)
  }

  /// A case of an enum, after its keyword.
  mutating func enumCase(_ attributes: [String], from start: Int) -> SourceNode? {
    skipSpace()
    guard let name = name() else { return nil }
    var body: [SourceNode] = []
    if byte == UInt8(ascii: "(") {
      at += 1
      body = arguments(until: UInt8(ascii: ")")).map(\.value)
      if byte == UInt8(ascii: ")") { at += 1 }
    }
    let (next, hasLineEnd) = peek()
    if !hasLineEnd, next < bytes.count, bytes[next] == UInt8(ascii: "=") {
      move(to: next + 1)
      if let value = expression() { body = [value] }
    }
    return declared(.enumCase, name.text, range: name.range, attributes: attributes, body: body, from: start)
  }
}
