extension CodeReader {
  /// `name = value`, `name() { … }` in a class; nil, and nothing read, for anything else.
  mutating func member(from start: Int, attributes: [String]) -> SourceNode? {
    guard dialect.language == .typeScript, let word = word(at: at), !dialect.statements.contains(text(word)) else {
      // Modifiers without a declaration are ordinary names.
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
      return declared(
        .value, text(word), range: word, attributes: attributes, body: value.map { [$0] } ?? [], from: start)
    default: break
    }
    at = attributes.isEmpty ? start : begin
    return nil
  }

  /// Returns whether a body follows the parentheses at an offset; otherwise they are those of a call.
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
}
