extension JSONParser {
  /// Reports a problem, while there is room.
  mutating func report(_ cause: JSONProblem.Cause, _ range: Range<Int>) {
    problems.append(cause, range)
  }

  /// The line of an offset, for messages.
  func line(at offset: Int) -> Int {
    // A message that will not be kept is not worked out: a file full of mistakes is still read in linear
    // time.
    problems.isFull ? 0 : source.position(at: offset).line
  }

  /// Adds a node for a value that is missing or unreadable.
  mutating func appendInvalid(_ range: Range<Int>) {
    nodes.append(JSONNode(.invalid, range, at: nodes.count))
  }

  /// Adds a key or string that has a problem, without quotes or with the wrong ones.
  mutating func appendBrokenText(
    _ kind: JSONNode.Kind, _ content: Range<Int>, quoteLengths: (Int, Int) = (0, 0)
  ) {
    nodes.append(
      JSONNode(
        kind, content: content.lowerBound, content.upperBound,
        flags: [.isBroken, .hasEscapes, .hasNonASCII, .hasMessageSyntax],
        openingLength: quoteLengths.0, closingLength: quoteLengths.1, at: nodes.count))
    if kind == .key, !frames.isEmpty { frames[frames.count - 1].hasAscendingKeys = false }
  }

  /// The text of the key that was read last, for messages.
  var lastKeyText: String {
    guard let key = nodes.last else { return "" }
    return excerpt(key.contentRange)
  }

  /// The text of a range for messages: cut after 40 scalars, control characters and bytes that are not UTF-8
  /// named.
  func excerpt(_ range: Range<Int>) -> String {
    if problems.isFull { return "" }
    var text = String.UnicodeScalarView()
    var position = range.lowerBound
    while position < range.upperBound {
      if text.count >= 40 { return String(text) + "…" }
      let (scalar, length) = bytes.scalar(at: position)
      if scalar.value < 0x20 || scalar.value == 0x7F {
        text.append(contentsOf: scalar.codePoint.unicodeScalars)
      } else {
        text.append(scalar)
      }
      position += length
    }
    return String(text)
  }
}
