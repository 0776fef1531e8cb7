extension Transform {
  /// Reads a transform list (SVG 1.1 §7.6), such as `translate(2 3) rotate(45, 12, 12)`; nil if it is malformed.
  init?(list: String) {
    var scanner = NumberScanner(list)
    var result = Transform.identity
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      let name = scanner.word()
      scanner.skipSpaces()
      guard scanner.peek == UInt8(ascii: "(") else { return nil }
      scanner.advance()
      var numbers: [Double] = []
      scanner.skipSpaces()
      while let number = scanner.number() {
        numbers.append(number)
        scanner.skipSeparator()
      }
      guard scanner.peek == UInt8(ascii: ")"), let next = Transform(function: name, numbers) else { return nil }
      scanner.advance()
      scanner.skipSeparator()
      result = result.applied(to: next)
    }
    self = result
  }

  /// One function of a list; nil if its name or its number of arguments is wrong.
  private init?(function name: String, _ numbers: [Double]) {
    switch (name, numbers.count) {
    case ("matrix", 6):
      self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], e: numbers[4], f: numbers[5])
    case ("translate", 1): self = .translation(x: numbers[0], y: 0)
    case ("translate", 2): self = .translation(x: numbers[0], y: numbers[1])
    case ("scale", 1): self = .scale(x: numbers[0], y: numbers[0])
    case ("scale", 2): self = .scale(x: numbers[0], y: numbers[1])
    case ("rotate", 1): self = .rotation(degrees: numbers[0])
    case ("rotate", 3):
      self = .translation(x: numbers[1], y: numbers[2]).applied(to: .rotation(degrees: numbers[0]))
        .applied(to: .translation(x: -numbers[1], y: -numbers[2]))
    case ("skewX", 1): self = .skew(degreesX: numbers[0])
    case ("skewY", 1): self = .skew(degreesY: numbers[0])
    default: return nil
    }
  }
}
