extension CodeReader {
  /// A value with the members, calls and closures after it.
  ///
  /// - Parameter last: the range of the name's last part, if the value is a name.
  mutating func postfixed(
    _ first: SourceNode, from start: Int, last: Range<Int>? = nil, allowsClosure: Bool
  ) -> SourceNode {
    var (node, last) = (first, last)
    while true {
      let (place, hasLineEnd) = peek()
      guard place < bytes.count else { return node }
      switch bytes[place] {
      case UInt8(ascii: "."):
        guard let member = member(of: node, from: start, at: place) else { return node }
        (node, last) = member
      case UInt8(ascii: "?"):
        // `a?.b`, `a?()`, but not a conditional expression.
        guard place == at || hasLineEnd, place + 1 < bytes.count,
          bytes[place + 1] == UInt8(ascii: ".") || (place == at && bytes[place + 1] == UInt8(ascii: "("))
        else {
          if place == at, dialect.language == .swift, place + 1 < bytes.count, Self.endsType(bytes[place + 1]) {
            move(to: place + 1)
            continue
          }
          return node
        }
        move(to: place + 1)
        // TypeScript's `a?.(b)` and `a?.[0]`.
        if dialect.language == .typeScript, let next = byte(after: 1),
          next == UInt8(ascii: "(") || next == UInt8(ascii: "[")
        {
          at += 1
        }
      case UInt8(ascii: "!"):
        guard place == at, place + 1 < bytes.count, bytes[place + 1] != UInt8(ascii: "="),
          dialect.language != .kotlin || bytes[place + 1] == UInt8(ascii: "!")
        else { return node }
        move(to: place + (dialect.language == .kotlin ? 2 : 1))
      case UInt8(ascii: ":"):
        // Kotlin's references: `Model::close`.
        guard dialect.language == .kotlin, place == at, byte(after: 1) == UInt8(ascii: ":"),
          let word = word(at: place + 2)
        else { return node }
        at = word.upperBound
        node = SourceNode(Self.appending(text(word), to: node), start..<at)
        last = word
      case UInt8(ascii: "("):
        guard !hasLineEnd else { return node }
        move(to: place + 1)
        node = call(node, from: start, last: last, allowsClosure: allowsClosure)
        last = nil
      case UInt8(ascii: "["):
        guard place == at else { return node }
        move(to: place + 1)
        _ = bracketed(until: UInt8(ascii: "]"))
        node = SourceNode(node.kind, start..<at)
      case UInt8(ascii: "{"):
        guard allowsClosure, !hasLineEnd, dialect.hasTrailingClosures, Self.isCallable(node),
          place - at <= 1 || place > at
        else {
          return node
        }
        move(to: place)
        node = finished(node, arguments: [], from: start, last: last)
        last = nil
      case UInt8(ascii: "<"):
        guard place == at, last != nil, let end = typeArgumentsEnd(from: place) else { return node }
        at = end
      case UInt8(ascii: "`"):
        guard dialect.language == .typeScript, place == at, let string = string() else { return node }
        // A tagged template: gettext`…`, css`…`.
        node = finished(
          node, arguments: [SourceArgument(label: nil, value: string, range: string.range)], from: start, last: last)
        last = nil
      case UInt8(ascii: "="):
        // `name => value`
        guard dialect.language == .typeScript, place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: ">"),
          case .name(let parts) = node.kind, parts.count == 1
        else { return node }
        return arrow(parameters: parts, from: start, at: place)
      default: return node
      }
    }
  }

  private static func endsType(_ byte: UInt8) -> Bool {
    byte.isSpace || byte == UInt8(ascii: ")") || byte == UInt8(ascii: ",")
  }

  private static func isCallable(_ node: SourceNode) -> Bool {
    switch node.kind {
    case .name, .member, .call: true
    default: false
    }
  }

  private static func appending(_ name: String, to node: SourceNode) -> SourceNode.Kind {
    if case .name(let parts) = node.kind { return .name(parts + [name]) }
    return .member(node, name)
  }

  private mutating func member(
    of node: SourceNode, from start: Int, at place: Int
  ) -> (SourceNode, Range<Int>)? {
    let next = place + 1
    guard next < bytes.count else { return nil }
    // `a.0`
    if bytes[next].isDigit {
      move(to: next)
      while let byte, byte.isDigit { at += 1 }
      return (SourceNode(Self.appending(text(next..<at), to: node), start..<at), next..<at)
    }
    let begin = peek(from: next).at
    guard begin < bytes.count, bytes[begin].isLetter || bytes[begin] == UInt8(ascii: "`") else { return nil }
    skipSpace()
    at = begin
    guard let name = name() else { return nil }
    return (SourceNode(Self.appending(name.text, to: node), start..<at), name.range)
  }

  // MARK: Calls

  /// A call whose opening parenthesis was read.
  private mutating func call(
    _ callee: SourceNode, from start: Int, last: Range<Int>?, allowsClosure: Bool
  ) -> SourceNode {
    let arguments = arguments(until: UInt8(ascii: ")"))
    if byte == UInt8(ascii: ")") { at += 1 }
    let (place, hasLineEnd) = peek()
    if allowsClosure, dialect.hasTrailingClosures, !hasLineEnd, place < bytes.count, bytes[place] == UInt8(ascii: "{") {
      move(to: place)
      return finished(callee, arguments: arguments, from: start, last: last)
    }
    return callNode(callee, arguments, trailing: [], from: start, last: last)
  }

  /// A call with the closures that begin at the place.
  private mutating func finished(
    _ callee: SourceNode, arguments: [SourceArgument], from start: Int, last: Range<Int>?
  ) -> SourceNode {
    var trailing: [SourceArgument] = []
    if byte == UInt8(ascii: "{") {
      let closure = closure()
      trailing.append(SourceArgument(label: nil, value: closure, range: closure.range))
    }
    while dialect.language == .swift, !trailing.isEmpty, let label = trailingLabel() {
      let begin = label.range.lowerBound
      move(to: label.brace)
      let closure = closure()
      trailing.append(SourceArgument(label: label.text, value: closure, range: begin..<at))
    }
    return callNode(callee, arguments, trailing: trailing, from: start, last: last)
  }

  /// The label of another trailing closure: ` label: {`
  private func trailingLabel() -> (text: String, range: Range<Int>, brace: Int)? {
    let (place, _) = peek()
    guard let word = word(at: place), word.upperBound < bytes.count, bytes[word.upperBound] == UInt8(ascii: ":"),
      text(word) != "default"
    else { return nil }
    let (brace, hasLineEnd) = peek(from: word.upperBound + 1)
    guard !hasLineEnd, brace < bytes.count, bytes[brace] == UInt8(ascii: "{") else { return nil }
    return (text(word), word, brace)
  }

  private func callNode(
    _ callee: SourceNode, _ arguments: [SourceArgument], trailing: [SourceArgument], from start: Int,
    last: Range<Int>?
  ) -> SourceNode {
    let call: SourceCall
    switch callee.kind {
    case .name(let parts):
      // `view.toolbar(…)` is called on `view`, `Alert.Button.default(…)` on a type, `.default(…)` on a type that is
      // left out.
      let base: SourceNode? =
        parts.count > 1
        ? SourceNode(.name(Array(parts.dropLast())), start..<max(start, (last?.lowerBound ?? start) - 1)) : nil
      call = SourceCall(
        base: base, name: parts.last ?? "", nameRange: last ?? callee.range, arguments: arguments, trailing: trailing)
    case .member(let base, let name):
      call = SourceCall(
        base: base, name: name, nameRange: last ?? callee.range, arguments: arguments, trailing: trailing)
    default:
      call = SourceCall(base: callee, name: "", nameRange: callee.range, arguments: arguments, trailing: trailing)
    }
    return SourceNode(.call(call), start..<at)
  }

  // MARK: Lists

  /// Arguments or elements up to a closing bracket, which is not read.
  mutating func arguments(until closing: UInt8) -> [SourceArgument] {
    var arguments: [SourceArgument] = []
    while true {
      skipSpace()
      guard let byte, byte != closing else { return arguments }
      let start = at
      let label = label()
      if let value = expression() {
        arguments.append(SourceArgument(label: label, value: value, range: start..<at))
      }
      skipSpace()
      if self.byte == UInt8(ascii: ",") || self.byte == UInt8(ascii: ";") {
        at += 1
      } else if self.byte != closing, at == start || !canContinue(closing) {
        // Something unknown; a bracket of an outer list ends this one.
        guard let byte = self.byte, !Self.isClosing(byte) else { return arguments }
        at += 1
      }
    }
  }

  private func canContinue(_ closing: UInt8) -> Bool { byte.map { !Self.isClosing($0) && $0.isLetter } ?? false }

  static func isClosing(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  /// `label:` in Swift, `label =` in Kotlin.
  private mutating func label() -> String? {
    guard dialect.language != .typeScript, let word = word(at: at) else { return nil }
    let (place, _) = peek(from: word.upperBound)
    guard place < bytes.count else { return nil }
    let next = place + 1 < bytes.count ? bytes[place + 1] : 0
    switch (dialect.language, bytes[place]) {
    case (.swift, UInt8(ascii: ":")) where place == word.upperBound,
      (.kotlin, UInt8(ascii: "=")) where next != UInt8(ascii: "="):
      move(to: place + 1)
      return text(word)
    default: return nil
    }
  }

  /// An array, or a dictionary if its entries have colons; the closing bracket is read.
  mutating func bracketed(until closing: UInt8) -> SourceNode.Kind {
    var nodes: [SourceNode] = []
    var entries: [SourceArgument] = []
    while true {
      skipSpace()
      guard let byte, byte != closing else { break }
      let start = at
      if let key = expression() {
        skipSpace()
        if self.byte == UInt8(ascii: ":"), dialect.language == .swift {
          at += 1
          if let value = expression() {
            entries.append(SourceArgument(label: Self.key(key), value: value, range: start..<at))
          }
        } else {
          nodes.append(key)
        }
      }
      skipSpace()
      if self.byte == UInt8(ascii: ",") {
        at += 1
      } else if self.byte != closing, at == start {
        guard let byte = self.byte, !Self.isClosing(byte) else { break }
        at += 1
      } else if self.byte != closing, let byte = self.byte, Self.isClosing(byte) {
        break
      }
    }
    if byte == closing { at += 1 }
    return entries.isEmpty ? .list(nodes) : .dictionary(entries)
  }

  private static func key(_ node: SourceNode) -> String {
    switch node.kind {
    case .string(let string): string.plain ?? ""
    case .name(let parts): parts.joined(separator: ".")
    default: ""
    }
  }
}
