extension CodeReader {
  /// A declaration at the place; nil, and nothing read, if there is none.
  mutating func declaration() -> SourceNode? {
    guard depth < Self.maximumDepth, let first = byte, Self.isLetter(first) || first == UInt8(ascii: "@") else {
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    let start = at
    let attributes = prefix()
    skipSpace()
    guard let word = word(at: at), let kind = dialect.declarations[text(word)], isDeclaration(word, kind) else {
      return member(from: start, attributes: attributes)
    }
    let keyword = text(word)
    at = word.upperBound
    switch kind {
    case .type, .extension: return type(keyword, kind, attributes, from: start)
    case .function: return function(keyword, attributes, from: start)
    case .value: return value(attributes, from: start)
    case .enumCase: return enumCase(attributes, from: start)
    }
  }

  /// Whether a word that may declare something does so here: `case` in an enum, and not in a switch.
  private func isDeclaration(_ word: Range<Int>, _ kind: SourceDeclaration.Kind) -> Bool {
    let next = peek(from: word.upperBound).at
    guard next < bytes.count else { return false }
    let name = text(word)
    switch name {
    case "init", "subscript", "deinit", "constructor":
      return [UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "?"), UInt8(ascii: "{")].contains(bytes[next])
        && dialect.language != .typeScript
    case "case":
      // An enum's cases begin with a name; a switch's patterns mostly with a dot, and end in a colon.
      guard let first = self.word(at: next) else { return false }
      var place = first.upperBound
      while place < bytes.count, bytes[place] != 0x0A, bytes[place] != UInt8(ascii: ":"),
        bytes[place] != UInt8(ascii: "(")
      {
        place += 1
      }
      if place < bytes.count, bytes[place] == UInt8(ascii: ":") { return false }
      return !["let", "var", "is"].contains(text(first))
    case "object":
      return bytes[next] == UInt8(ascii: "{") || bytes[next] == UInt8(ascii: ":") || self.word(at: next) != nil
    case "fun", "function", "func":
      return self.word(at: next) != nil
        || [UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "`"), UInt8(ascii: "*")].contains(bytes[next])
        || kind == .function && dialect.language == .swift
    case "class":
      // A keyword among modifiers: `class func`, `class var`.
      return self.word(at: next) != nil || bytes[next] == UInt8(ascii: "{")
    default:
      return self.word(at: next) != nil
        || [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "`"), UInt8(ascii: "<")].contains(
          bytes[next])
    }
  }

  /// Attributes, annotations and modifiers.
  private mutating func prefix() -> [String] {
    var attributes: [String] = []
    while true {
      let (place, _) = peek()
      guard place < bytes.count else { return attributes }
      if bytes[place] == UInt8(ascii: "@") {
        skipSpace()
        if let name = attribute() { attributes.append(name) }
        continue
      }
      guard let word = word(at: place) else { return attributes }
      let name = text(word)
      let next = peek(from: word.upperBound)
      let isClassModifier =
        name == "class" && dialect.language == .swift
        && ["func", "var", "let", "override"].contains(self.word(at: next.at).map(text) ?? "")
      guard dialect.modifiers.contains(name) || isClassModifier, next.at < bytes.count else { return attributes }
      if bytes[next.at] == UInt8(ascii: "("), dialect.language == .swift {
        // `private(set)`, `unowned(safe)`
        guard let end = bytes[next.at...].prefix(20).firstIndex(of: UInt8(ascii: ")")) else { return attributes }
        skipSpace()
        at = end + 1
        continue
      }
      // Another word must follow: a modifier modifies something.
      guard
        self.word(at: next.at) != nil
          || [
            UInt8(ascii: "@"), UInt8(ascii: "{"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "#"),
            UInt8(ascii: "["),
          ].contains(bytes[next.at]),
        !(bytes[next.at] == UInt8(ascii: "{") && dialect.language != .typeScript)
      else { return attributes }
      skipSpace()
      at = word.upperBound
    }
  }

  /// An attribute or annotation with its arguments; its name.
  @discardableResult
  mutating func attribute() -> String? {
    at += 1
    guard let first = word(at: at) else { return nil }
    var end = first.upperBound
    // `@file:JvmName`, `@androidx.annotation.Keep`
    while end < bytes.count, bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ":"),
      let next = word(at: end + 1)
    {
      end = next.upperBound
    }
    let name = text(first.lowerBound..<end)
    at = end
    if byte == UInt8(ascii: "("), depth < Self.maximumDepth {
      depth += 1
      at += 1
      _ = arguments(until: UInt8(ascii: ")"))
      if byte == UInt8(ascii: ")") { at += 1 }
      depth -= 1
    }
    return name.split(separator: ".").last.map(String.init)
  }

  // MARK: Types

  private mutating func type(
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
    guard goesOn else { return declared(kind, name, range, attributes, parameters: parameters, from: start) }
    var types: [String] = []
    if dialect.language == .kotlin, bytes[next] != UInt8(ascii: ":"), bytes[next] != UInt8(ascii: "{") {
      return declared(kind, name, range, attributes, parameters: parameters, from: start)
    }
    types = typeNames(
      until: dialect.language == .kotlin ? [UInt8(ascii: "{"), UInt8(ascii: "}")] : [UInt8(ascii: "{")])
    var body: [SourceNode] = []
    if byte == UInt8(ascii: "{") {
      at += 1
      body = block()
    }
    return declared(kind, name, range, attributes, types: types, parameters: parameters, body: body, from: start)
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

  private mutating func dottedName() -> (String, Range<Int>)? {
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

  private mutating func enumCase(_ attributes: [String], from start: Int) -> SourceNode? {
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
    return declared(.enumCase, name.text, name.range, attributes, body: body, from: start)
  }

  // MARK: Functions

  private mutating func function(_ keyword: String, _ attributes: [String], from start: Int) -> SourceNode? {
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

  private mutating func function(
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
    return declared(.function, name, range, attributes, types: types, parameters: parameters, body: body, from: start)
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

  // MARK: Values

  private mutating func value(_ attributes: [String], from start: Int) -> SourceNode? {
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
    return declared(.value, name, range, attributes, types: types, body: body, from: start)
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

  // MARK: Members of JavaScript's classes

  /// `name = value`, `name() { … }` in a class; nil, and nothing read, for anything else.
  private mutating func member(from start: Int, attributes: [String]) -> SourceNode? {
    guard dialect.language == .typeScript, let word = word(at: at), !dialect.statements.contains(text(word)) else {
      // Modifiers without a declaration are a name like any other.
      at = attributes.isEmpty ? start : at
      return nil
    }
    let begin = at
    let next = peek(from: word.upperBound).at
    guard next < bytes.count,
      begin == start || bytes[next] == UInt8(ascii: "(") || bytes[next] == UInt8(ascii: "=")
        || bytes[next] == UInt8(ascii: ":")
    else {
      at = attributes.isEmpty ? start : at
      return nil
    }
    switch bytes[next] {
    case UInt8(ascii: "("):
      guard isMethod(at: next) else { break }
      move(to: next)
      return function(named: text(word), word, attributes, from: start)
    case UInt8(ascii: "=") where begin != start && !(next + 1 < bytes.count && bytes[next + 1] == UInt8(ascii: ">")):
      move(to: next + 1)
      let value = expression()
      return declared(.value, text(word), word, attributes, body: value.map { [$0] } ?? [], from: start)
    default: break
    }
    at = attributes.isEmpty ? start : begin
    return nil
  }

  /// Whether a body follows the parentheses at a place; otherwise they are those of a call.
  private func isMethod(at start: Int) -> Bool {
    var (place, level) = (start, 0)
    let limit = min(bytes.count, start + 1_000)
    while place < limit {
      switch bytes[place] {
      case UInt8(ascii: "("): level += 1
      case UInt8(ascii: ")"):
        level -= 1
        if level == 0 {
          let next = peek(from: place + 1)
          guard !next.hasLineEnd, next.at < bytes.count else { return false }
          if bytes[next.at] == UInt8(ascii: "{") { return true }
          guard bytes[next.at] == UInt8(ascii: ":") else { return false }
          return bytes[next.at...].prefix(200).first { $0 == UInt8(ascii: "{") || $0 == 0x0A } == UInt8(ascii: "{")
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: ";"): return false
      default: break
      }
      place += 1
    }
    return false
  }

  private func declared(
    _ kind: SourceDeclaration.Kind, _ name: String, _ range: Range<Int>, _ attributes: [String], types: [String] = [],
    parameters: [SourceParameter] = [], body: [SourceNode] = [], from start: Int
  ) -> SourceNode {
    SourceNode(
      .declaration(
        SourceDeclaration(
          kind: kind, name: name, nameRange: range, attributes: attributes, types: types, parameters: parameters,
          body: body)), start..<at)
  }
}
