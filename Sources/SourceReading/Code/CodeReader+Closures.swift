extension CodeReader {
  /// A closure or lambda at a brace.
  mutating func closure() -> SourceNode {
    let start = at
    at += 1
    let parameters = closureParameters()
    let body = block()
    return SourceNode(.closure(parameters: parameters, body: body), start..<at)
  }

  /// The statements up to a closing brace, which is read.
  mutating func block() -> [SourceNode] {
    let body = statements()
    if byte == UInt8(ascii: "}") { at += 1 }
    return body
  }

  /// `a, b in` or `(a: Int) -> Void in`, and Kotlin's `a, b ->`; nothing is read if there are none.
  private mutating func closureParameters() -> [String] {
    let place = captureListEnd(from: peek().at)
    guard let end = parametersEnd(from: place) else { return [] }
    skipSpace()
    var names: [String] = []
    var at = place
    var isName = true
    while at < end.names {
      if let word = word(at: at) {
        if isName { names.append(text(word)) }
        isName = false
        at = word.upperBound
      } else {
        if bytes[at] == UInt8(ascii: ",") || bytes[at] == UInt8(ascii: "(") { isName = true }
        at += 1
      }
    }
    self.at = end.all
    return names
  }

  /// The offset after Swift's list of captured values, `[weak self, item = list[0]]`; the same offset if there is none.
  private func captureListEnd(from start: Int) -> Int {
    guard dialect.language == .swift, start < bytes.count, bytes[start] == UInt8(ascii: "[") else { return start }
    var level = 0
    for place in start..<min(bytes.count, start + 400) {
      if bytes[place] == UInt8(ascii: "[") { level += 1 }
      if bytes[place] == UInt8(ascii: "]") { level -= 1 }
      if level == 0 { return place + 1 }
    }
    return start
  }

  /// The offsets of the end of the parameters, before and after `in` or `->`.
  private func parametersEnd(from start: Int) -> (names: Int, all: Int)? {
    var (place, level, arrow) = (start, 0, Int?.none)
    let limit = min(bytes.count, start + 400)
    while place < limit {
      let byte = bytes[place]
      if let word = word(at: place) {
        if dialect.language == .swift, level == 0, word.count == 2, isWord("in", at: place) {
          return (arrow ?? place, word.upperBound)
        }
        place = word.upperBound
        continue
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): level += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): level -= 1
      case UInt8(ascii: ">") where bytes[place - 1] == UInt8(ascii: "-"):
        if dialect.language == .kotlin, level == 0 { return (place - 1, place + 1) }
        arrow = arrow ?? place - 1
      case UInt8(ascii: ">"): level -= 1
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: "@"),
        UInt8(ascii: "."), UInt8(ascii: "*"), UInt8(ascii: "&"):
        break
      case 0x0A where level == 0 && dialect.language == .swift && place > start: return nil
      default: if !byte.isSpace { return nil }
      }
      if level < 0 { return nil }
      place += 1
    }
    return nil
  }

  // MARK: JavaScript

  /// A parenthesis, a tuple, or the parameters of an arrow function.
  mutating func parenthesis(from start: Int, allowsClosure: Bool) -> SourceNode? {
    at += 1
    if dialect.language == .typeScript, let end = arrowPlace(from: at) {
      let parameters = parameters(until: UInt8(ascii: ")"))
      at = end
      return arrow(parameters: parameters.map(\.name), from: start, at: end)
    }
    let nodes = arguments(until: UInt8(ascii: ")"))
    if byte == UInt8(ascii: ")") { at += 1 }
    // A value in parentheses is that value.
    let only = nodes.count == 1 && nodes[0].label == nil ? nodes[0].value.kind : nil
    let node = SourceNode(only ?? .list(nodes.map(\.value)), start..<at)
    return postfixed(node, from: start, allowsClosure: allowsClosure)
  }

  /// The offset of the `=>` after a parenthesis that is open at an offset; nil if it is not an arrow function.
  private func arrowPlace(from start: Int) -> Int? {
    var (place, level) = (start, 1)
    let limit = min(bytes.count, start + 2_000)
    while place < limit, level > 0 {
      switch bytes[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): level += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): level -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        let quote = bytes[place]
        place += 1
        while place < limit, bytes[place] != quote, bytes[place] != 0x0A {
          place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: ";") where level == 1: return nil
      default: break
      }
      place += 1
    }
    guard level == 0 else { return nil }
    var next = peek(from: place).at
    guard next + 1 < bytes.count else { return nil }
    if bytes[next] == UInt8(ascii: ":") {
      // The type of the result, up to an arrow on the same line.
      let end = min(bytes.count, next + 200)
      var type = next + 1
      var inner = 0
      while type + 1 < end, !(inner == 0 && bytes[type] == UInt8(ascii: "=") && bytes[type + 1] == UInt8(ascii: ">")) {
        switch bytes[type] {
        case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "<"): inner += 1
        case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ">"):
          inner -= 1
          if inner < 0 { return nil }
        case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "\""), 0x0A:
          if inner == 0 { return nil }
        default: break
        }
        type += 1
      }
      next = type
      guard next + 1 < end else { return nil }
    }
    return bytes[next] == UInt8(ascii: "=") && bytes[next + 1] == UInt8(ascii: ">") ? next : nil
  }

  /// An arrow function whose arrow is at a place.
  mutating func arrow(parameters: [String], from start: Int, at place: Int) -> SourceNode {
    move(to: place + 2)
    skipSpace()
    guard depth < Self.maximumDepth else { return SourceNode(.closure(parameters: parameters, body: []), start..<at) }
    depth += 1
    defer { depth -= 1 }
    var body: [SourceNode] = []
    if byte == UInt8(ascii: "{") {
      at += 1
      body = block()
    } else if let value = expression() {
      body = [value]
    }
    return SourceNode(.closure(parameters: parameters, body: body), start..<at)
  }

  /// An object: `{ name: value, method() { … }, ...rest }`.
  mutating func object() -> SourceNode {
    let start = at
    at += 1
    var entries: [SourceArgument] = []
    while true {
      skipSpace()
      guard let byte, byte != UInt8(ascii: "}") else { break }
      let begin = at
      if let entry = entry() { entries.append(entry) }
      skipSpace()
      if self.byte == UInt8(ascii: ",") || self.byte == UInt8(ascii: ";") {
        at += 1
      } else if at == begin {
        guard let byte = self.byte, !Self.isClosing(byte) else { break }
        at += 1
      } else if let byte = self.byte, byte != UInt8(ascii: "}"), Self.isClosing(byte) {
        break
      }
    }
    if byte == UInt8(ascii: "}") { at += 1 }
    return SourceNode(.dictionary(entries), start..<at)
  }

  private mutating func entry() -> SourceArgument? {
    let start = at
    var key: String?
    var keyRange = at..<at
    while let word = word(at: at) {
      (key, keyRange) = (text(word), word)
      at = word.upperBound
      // `async load() {}`, `get title() {}`
      let (place, hasLineEnd) = peek()
      guard ["async", "get", "set"].contains(key), !hasLineEnd, self.word(at: place) != nil else { break }
      move(to: place)
    }
    if key == nil, let string = string() {
      if case .string(let text) = string.kind { key = text.plain ?? "" }
    } else if key == nil, byte == UInt8(ascii: "[") {
      at += 1
      _ = bracketed(until: UInt8(ascii: "]"))
      key = ""
    }
    guard let key else {
      return expression().map { SourceArgument(label: nil, value: $0, range: start..<at) }
    }
    skipSpace()
    switch byte {
    case UInt8(ascii: ":"):
      at += 1
      return expression().map { SourceArgument(label: key, value: $0, range: start..<at) }
    case UInt8(ascii: "("), UInt8(ascii: "<"):
      let method = method(named: key, keyRange, from: start)
      return SourceArgument(label: key, value: method, range: start..<at)
    default:
      return SourceArgument(label: key, value: SourceNode(.name([key]), keyRange), range: start..<at)
    }
  }
}
