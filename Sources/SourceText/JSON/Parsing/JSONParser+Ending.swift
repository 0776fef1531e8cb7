extension JSONParser {
  /// Reads the end of the file, where only white space is allowed.
  mutating func readEnd() {
    skipSpace()
    while !isAtEnd, skipStray() { skipSpace() }
    if !isAtEnd { report(.contentAfterEnd, position..<bytes.count) }
  }

  /// Ends a file in which values are still open.
  ///
  /// It reports one problem for all open containers; none if an unclosed string has just been reported, because the
  /// brackets may be part of it.
  mutating func finishUnclosed(_ state: State) -> State {
    guard let innermost = frames.last else {
      return problems.isEmpty ? stop(.emptyFile, position..<position) : .end
    }
    let lineEnd = position
    if unclosedStringEnd.map({ onlySpace(in: $0..<lineEnd) }) != true {
      let closers = frames.reversed().prefix(8).map { Character($0.container.closer) }
      report(
        .unclosed(
          innermost.container, openedAtLine: openingLine(of: innermost),
          closers: String(closers) + (frames.count > 8 ? "…" : "")),
        position..<position)
    }
    completeTape()
    return .end
  }

  /// Reports a problem that makes further reading pointless.
  mutating func stop(_ cause: JSONProblem.Cause, _ range: Range<Int>) -> State {
    report(cause, range)
    position = bytes.count
    completeTape()
    return .end
  }

  /// Completes the last key with a value, and every open container.
  private mutating func completeTape() {
    if nodes.last?.kind == .key { appendInvalid(position..<position) }
    while !frames.isEmpty { closeFrame() }
  }

  /// The line of a container's start.
  func openingLine(of frame: Frame) -> Int { line(at: nodes[frame.node].offset) }

  private func onlySpace(in range: Range<Int>) -> Bool {
    range.allSatisfy { Byte.isSpace(bytes[$0]) }
  }
}
