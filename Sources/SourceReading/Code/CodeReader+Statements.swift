extension CodeReader {
  /// The declarations, statements and expressions up to a closing bracket, which is not read, or to the end.
  mutating func statements() -> [SourceNode] {
    guard depth < Self.maximumDepth else {
      isCut = true
      skipBlock()
      return []
    }
    depth += 1
    defer { depth -= 1 }
    var nodes: [SourceNode] = []
    while true {
      skipSpace()
      guard let byte, !Self.isClosing(byte) else { return nodes }
      let start = at
      if let node = statement() { nodes.append(node) }
      if at == start { at += 1 }
    }
  }

  /// Skips code that is nested too deep, up to the bracket that ends it.
  private mutating func skipBlock() {
    var level = 0
    while let byte {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { level += 1 }
      if Self.isClosing(byte) {
        if level == 0 { return }
        level -= 1
      }
      at += 1
    }
  }

  /// A declaration, a statement of the language, or an expression.
  mutating func statement() -> SourceNode? {
    skipSpace()
    guard let byte else { return nil }
    switch byte {
    case UInt8(ascii: ";"), UInt8(ascii: ","):
      at += 1
      return nil
    case UInt8(ascii: "{"):
      if dialect.language == .typeScript {
        let start = at
        at += 1
        let body = block()
        return SourceNode(.operation("{", body), start..<at)
      }
      return closure()
    case UInt8(ascii: "#") where dialect.language == .swift && isDirective:
      skipLine()
      return nil
    default: break
    }
    if let declared = declaration() { return declared }
    let start = at
    if let word = word(at: at), let node = statement(word) { return node }
    // An import is skipped, and the next statement is read separately.
    return at == start ? expression() : nil
  }

  /// `#if`, `#else`, `#elseif`, `#endif`, `#warning`: both branches are read.
  private var isDirective: Bool {
    ["if", "else", "elseif", "endif", "sourceLocation"].contains(word(at: at + 1).map(text) ?? "")
  }

  private mutating func statement(_ word: Range<Int>) -> SourceNode? {
    let name = text(word)
    switch name {
    case "import", "package", "typealias", "associatedtype", "precedencegroup":
      guard !isNext("(", from: word.upperBound), !isNext(".", from: word.upperBound) else { return nil }
      if dialect.language == .typeScript { return imported(word) }
      skipLine()
      return nil
    case "type" where dialect.language == .typeScript && self.word(at: peek(from: word.upperBound).at) != nil:
      return typeAlias(word)
    case "case" where dialect.language != .kotlin, "default" where dialect.language == .swift: return label(word)
    default:
      guard dialect.statements.contains(name) else { return nil }
      return parts(of: name, word)
    }
  }

  /// `if condition { … } else { … }` and similar statements: their parts, in order.
  private mutating func parts(of name: String, _ word: Range<Int>) -> SourceNode? {
    let start = at
    at = word.upperBound
    // A function or a property of that name: `default(…)`, `do.x`.
    if byte == UInt8(ascii: ".") || (byte == UInt8(ascii: "(") && ["else", "do", "init"].contains(name)) {
      at = start
      return nil
    }
    var nodes: [SourceNode] = []
    if ["return", "throw"].contains(name) {
      let (place, hasLineEnd) = peek()
      if byte == UInt8(ascii: "@") { skipWord() }
      if !hasLineEnd, place < bytes.count, !Self.isClosing(bytes[place]), bytes[place] != UInt8(ascii: ";"),
        let value = expression()
      {
        nodes.append(value)
      }
      return SourceNode(.operation(name, nodes), start..<at)
    }
    nodes += condition(of: name)
    if let body = body(allowsSingle: !dialect.hasBareConditions) { nodes += body }
    // `else` and `catch` are separate statements elsewhere, but values here if the whole is a value.
    while let next = self.word(at: peek().at), ["else", "catch", "finally"].contains(text(next)) {
      skipSpace()
      at = next.upperBound
      if text(next) != "else" { nodes += condition(of: "catch") }
      skipSpace()
      if isWord("if", at: at), let node = statement() {
        nodes.append(node)
        break
      }
      if let body = body(allowsSingle: true) { nodes += body }
    }
    return SourceNode(.operation(name, nodes), start..<at)
  }

  private mutating func skipWord() {
    at += 1
    if let word = word(at: at) { at = word.upperBound }
  }

  /// The condition between the keyword and the block.
  private mutating func condition(of name: String) -> [SourceNode] {
    guard !["else", "do", "repeat", "defer", "finally", "init"].contains(name), !(name == "try") else { return [] }
    skipSpace()
    if !dialect.hasBareConditions {
      guard byte == UInt8(ascii: "(") else { return [] }
      at += 1
      let nodes = conditions(until: UInt8(ascii: ")"))
      if byte == UInt8(ascii: ")") { at += 1 }
      return nodes
    }
    var nodes: [SourceNode] = []
    while let byte, byte != UInt8(ascii: "{"), !Self.isClosing(byte) {
      let start = at
      if let node = clause(allowsClosure: false) { nodes.append(node) }
      skipSpace()
      if self.byte == UInt8(ascii: ",") || self.byte == UInt8(ascii: "=") || self.byte == UInt8(ascii: ":") { at += 1 }
      // `guard … else {`
      if isWord("else", at: at) { at += 4 }
      skipSpace()
      if at == start { at += 1 }
    }
    return nodes
  }

  /// Conditions in parentheses, separated by semicolons or commas.
  private mutating func conditions(until closing: UInt8) -> [SourceNode] {
    var nodes: [SourceNode] = []
    while true {
      skipSpace()
      guard let byte, byte != closing else { return nodes }
      let start = at
      if let node = clause(allowsClosure: true) { nodes.append(node) }
      skipSpace()
      if self.byte == UInt8(ascii: ",") || self.byte == UInt8(ascii: ";") { at += 1 }
      if at == start {
        guard let byte = self.byte, !Self.isClosing(byte) else { return nodes }
        at += 1
      }
    }
  }

  /// A part of a condition, without the words that bind names: `let item = item`, `case .some(let x) = y`, `x in list`.
  private mutating func clause(allowsClosure: Bool) -> SourceNode? {
    skipSpace()
    while let word = word(at: at), ["let", "var", "case", "const", "val", "in", "of", "where"].contains(text(word)) {
      at = word.upperBound
      skipSpace()
    }
    return expression(allowsClosure: allowsClosure)
  }

  /// A block, or a single statement where the language allows it.
  private mutating func body(allowsSingle: Bool) -> [SourceNode]? {
    skipSpace()
    if byte == UInt8(ascii: "{") {
      at += 1
      return block()
    }
    guard allowsSingle, let byte, !Self.isClosing(byte), byte != UInt8(ascii: ","), byte != UInt8(ascii: ";") else {
      return nil
    }
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    return statement().map { [$0] }
  }

  /// `case .a, .b:` of a switch: its patterns; the statements follow.
  private mutating func label(_ word: Range<Int>) -> SourceNode? {
    let start = at
    at = word.upperBound
    var nodes: [SourceNode] = []
    while let byte, byte != UInt8(ascii: ":"), !Self.isClosing(byte), byte != UInt8(ascii: "{") {
      let begin = at
      if let node = clause(allowsClosure: false) { nodes.append(node) }
      skipSpace()
      if self.byte == UInt8(ascii: ",") { at += 1 }
      if at == begin { at += 1 }
    }
    if byte == UInt8(ascii: ":") { at += 1 }
    return SourceNode(.operation("case", nodes), start..<at)
  }

  // MARK: JavaScript

  /// `import Name, { a as b } from "module"`: the module and the names, as an operation.
  private mutating func imported(_ word: Range<Int>) -> SourceNode? {
    let start = at
    at = word.upperBound
    var nodes: [SourceNode] = []
    while true {
      let hasLineEnd = skipSpace()
      guard let byte, byte != UInt8(ascii: ";") else { break }
      if let string = string() {
        nodes.append(string)
        break
      }
      if let name = self.word(at: at) {
        // A declaration on a new line ends an import without a module.
        if hasLineEnd, dialect.declarations[text(name)] != nil { break }
        if !["from", "as", "type"].contains(text(name)) { nodes.append(SourceNode(.name([text(name)]), name)) }
        at = name.upperBound
      } else {
        at += 1
      }
      if at - start > 8_000 { break }
    }
    return SourceNode(.operation("import", nodes), start..<at)
  }

  private mutating func typeAlias(_ word: Range<Int>) -> SourceNode? {
    at = peek(from: word.upperBound).at
    guard let name = name() else { return nil }
    if byte == UInt8(ascii: "<"), let end = typeArgumentsEnd(from: at, isDeclared: true) { at = end }
    skipSpace()
    guard byte == UInt8(ascii: "=") else { return SourceNode(.name([name.text]), name.range) }
    at += 1
    skipType()
    return nil
  }
}
