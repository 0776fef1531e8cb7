extension JSONParser {
  /// Reports a problem, up to the limit.
  mutating func report(_ cause: JSONProblem.Cause, _ range: Range<Int>) {
    problems.append(cause, range)
  }

  /// The line of an offset, for messages.
  func line(at offset: Int) -> Int {
    // Not computed for messages that are not kept, so that a file full of mistakes is read in linear time.
    problems.isFull ? 0 : source.position(at: offset).line
  }

  /// Adds a node for a value that is missing or unreadable.
  mutating func appendInvalid(_ range: Range<Int>) {
    nodes.append(JSONNode(.invalid, range, at: nodes.count))
  }

  /// Adds a malformed key or string, without quotes or with wrong ones.
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

  /// The text of the last key, for messages.
  var lastKeyText: String {
    guard let key = nodes.last else { return "" }
    return excerpt(key.contentRange)
  }

  /// The text of a range for messages: cut after 40 scalars, with control characters and invalid bytes spelt out.
  func excerpt(_ range: Range<Int>) -> String {
    if problems.isFull { return "" }
    var scalars: [Unicode.Scalar] = []
    var position = range.lowerBound
    while position < range.upperBound, scalars.count <= Self.excerptLength {
      let (scalar, length) = bytes.scalar(at: position)
      scalars.append(scalar)
      position += length
    }
    return excerpt(of: scalars)
  }

  /// The same for decoded text.
  func excerpt(of scalars: some Collection<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars.prefix(Self.excerptLength) {
      if scalar.value < 0x20 || scalar.value == 0x7F {
        text.append(contentsOf: scalar.codePoint.unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text) + (scalars.count > Self.excerptLength ? "…" : "")
  }

  private static var excerptLength: Int { 40 }
}
