extension CodeReader {
  /// A function or an initializer, after its keyword.
  mutating func function(_ keyword: String, _ attributes: [String], from start: Int) -> SourceNode? {
    var (name, range) = (keyword, at..<at)
    if ["init", "deinit", "subscript", "constructor"].contains(keyword) {
      range = at - keyword.utf8.count..<at
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") { at += 1 }
    } else {
      (name, range) = ("", at..<at)
      skipSpace()
      if byte == UInt8(ascii: "*") { at += 1 }
      skipSpace()
      if byte == UInt8(ascii: "<"), let end = typeArgumentsEnd(from: at) { at = end }
      skipSpace()
      // Kotlin's receiver: `fun List<Item>.show()`.
      while let part = self.name() {
        (name, range) = (part.text, part.range)
        if byte == UInt8(ascii: "<"), let end = typeArgumentsEnd(from: at) { at = end }
        if byte == UInt8(ascii: "?") { at += 1 }
        guard byte == UInt8(ascii: ".") else { break }
        at += 1
      }
      if name.isEmpty { while let byte, byte != UInt8(ascii: "("), byte != 0x0A { at += 1 } }
    }
    return function(named: name, range, attributes, from: start)
  }

  /// A method of a class or an object in JavaScript, at its parenthesis.
  mutating func method(named name: String, _ range: Range<Int>, from start: Int) -> SourceNode {
    function(named: name, range, [], from: start)
  }

  /// A function, after its name.
  mutating func function(
    named name: String, _ range: Range<Int>, _ attributes: [String], from start: Int
  ) -> SourceNode {
    skipSpace()
    if byte == UInt8(ascii: "<"), let end = typeArgumentsEnd(from: at) { at = end }
    var parameters: [SourceParameter] = []
    if byte == UInt8(ascii: "(") {
      at += 1
      parameters = self.parameters(until: UInt8(ascii: ")"))
      if byte == UInt8(ascii: ")") { at += 1 }
    }
    let types = resultTypes()
    var body: [SourceNode] = []
    let (next, _) = peek()
    if next < bytes.count, bytes[next] == UInt8(ascii: "{") {
      move(to: next + 1)
      body = block()
    } else if dialect.language == .kotlin, next < bytes.count, bytes[next] == UInt8(ascii: "=") {
      move(to: next + 1)
      if let value = expression() { body = [value] }
    }
    return declared(
      .function, name, range: range, attributes: attributes, types: types, parameters: parameters, body: body,
      from: start)
  }

  /// `async throws -> some View`, `: Unit`
  private mutating func resultTypes() -> [String] {
    while let word = word(at: peek().at), ["async", "throws", "rethrows", "reasync"].contains(text(word)) {
      skipSpace()
      at = word.upperBound
      if byte == UInt8(ascii: "(") { skipType() }
    }
    let (place, _) = peek()
    guard place < bytes.count else { return [] }
    if bytes[place] == UInt8(ascii: "-"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: ">") {
      move(to: place + 2)
    } else if bytes[place] == UInt8(ascii: ":"), dialect.language != .swift {
      move(to: place + 1)
    } else {
      return []
    }
    let type = skipType()
    return type.isEmpty ? [] : [type]
  }

  /// The parameters up to a closing bracket, which is not read.
  mutating func parameters(until closing: UInt8) -> [SourceParameter] {
    var parameters: [SourceParameter] = []
    while true {
      skipSpace()
      guard let byte, byte != closing else { return parameters }
      let start = at
      if let parameter = parameter() { parameters += parameter }
      skipSpace()
      if self.byte == UInt8(ascii: ",") {
        at += 1
      } else if at == start {
        guard let byte = self.byte, !Self.isClosing(byte) else { return parameters }
        at += 1
      } else if let byte = self.byte, byte != closing, Self.isClosing(byte) {
        return parameters
      }
    }
  }

  private mutating func parameter() -> [SourceParameter]? {
    _ = prefix()
    skipSpace()
    while let word = word(at: at), ["val", "var", "inout"].contains(text(word)) {
      at = word.upperBound
      skipSpace()
    }
    // `{ title, onClose = close }: Props`, `...rest`
    if byte == UInt8(ascii: "{"), dialect.language == .typeScript {
      at += 1
      let inner = self.parameters(until: UInt8(ascii: "}"))
      if byte == UInt8(ascii: "}") { at += 1 }
      if isNext(":") {
        skipSpace()
        at += 1
        skipType()
      }
      return inner
    }
    while byte == UInt8(ascii: ".") { at += 1 }
    guard let first = name() else { return nil }
    var (label, name): (String?, String) = (first.text == "_" ? nil : first.text, first.text)
    skipSpace()
    if dialect.language == .swift, let second = word(at: at) {
      name = text(second)
      at = second.upperBound
      skipSpace()
    }
    if byte == UInt8(ascii: "?") { at += 1 }
    var type = ""
    if byte == UInt8(ascii: ":") {
      at += 1
      let begin = peek().at
      // A renamed property: `{ title: heading }`.
      type = skipType()
      if dialect.language == .typeScript, label == name, begin < at, type.allSatisfy({ $0.isLetter }),
        type.first?.isLowercase == true,
        !["string", "number", "boolean", "any", "unknown", "void", "object"].contains(type)
      {
        (label, name) = (first.text, type)
      }
    }
    skipSpace()
    var value: SourceNode?
    if byte == UInt8(ascii: "=") {
      at += 1
      value = expression()
    }
    return [SourceParameter(label: label, name: name, type: type, defaultValue: value)]
  }
}
