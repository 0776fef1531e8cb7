extension CodeReader {
  /// A declaration at the place; nil, and nothing read, if there is none.
  mutating func declaration() -> SourceNode? {
    guard depth < Self.maximumDepth, let first = byte, first.isLetter || first == UInt8(ascii: "@") else {
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

  /// Returns whether a word that may declare something does so here: `case` in an enum, but not in a switch.
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
  mutating func prefix() -> [String] {
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

  /// A declaration from its first byte to the place.
  func declared(
    _ kind: SourceDeclaration.Kind, _ name: String, range: Range<Int>, attributes: [String], types: [String] = [],
    parameters: [SourceParameter] = [], body: [SourceNode] = [], from start: Int
  ) -> SourceNode {
    SourceNode(
      .declaration(
        SourceDeclaration(
          kind: kind, name: name, nameRange: range, attributes: attributes, types: types, parameters: parameters,
          body: body)), start..<at)
  }
}
