/// Parses the bytes of a file to a tape and a list of problems, in one pass and without recursion.
///
/// Well-formed input stays in this file and in the token readers. Invalid input goes to extensions
/// (`JSONParser+Recovery.swift` and others), which report one problem and return the place to continue at.
struct JSONParser {
  /// The parser's state: the tokens that may come next.
  enum State {
    case rootValue
    /// After a key's colon.
    case memberValue
    /// After `[`, or after recovery from a comma: an element or the end.
    case firstElement
    /// After a comma in an array.
    case nextElement
    /// After `{`, or after recovery from a comma: a key or the end.
    case firstKey
    /// After a comma in an object.
    case nextKey
    /// After a key.
    case colon
    /// After a member or an element: a comma or the end.
    case separator
    /// After the file's value.
    case end
  }

  /// An open object or array.
  struct Frame {
    /// The index of its node.
    let node: Int

    let container: JSONProblem.Container

    /// The content of the last key, as long as all keys were in order: then there are no duplicates.
    var lastKey: Range<Int>?

    /// True if all keys so far were in ascending byte order.
    var hasAscendingKeys = true

    /// Compares a key with the previous one: ascending order proves that there are no duplicates.
    @inline(__always)
    mutating func note(_ key: JSONNode, in bytes: JSONBytes) {
      guard hasAscendingKeys else { return }
      let range = key.contentRange
      if !key.isVerbatim {
        hasAscendingKeys = false
      } else if let last = lastKey, !bytes.precedes(last, range) {
        hasAscendingKeys = false
      } else {
        lastKey = range
      }
    }
  }

  let bytes: JSONBytes
  let source: SourceFile
  var position = 0
  var nodes: [JSONNode] = []
  var frames: [Frame] = []
  var problems = JSONProblemList()

  /// The position of the last comma.
  var lastComma = 0

  /// The position of the last byte of a text that is not UTF-8.
  var lastInvalidByte = -1

  /// The end of the last unclosed string, which may contain the brackets of the containers around it.
  var unclosedStringEnd: Int?

  init(_ bytes: JSONBytes, of source: SourceFile) {
    self.bytes = bytes
    self.source = source
    // Titles, one per line, take about a node per 16 bytes; unused memory is never touched.
    nodes.reserveCapacity(bytes.count / MemoryLayout<JSONNode>.stride + 1)
  }

  /// Parses the file: the tape, with at least one node, and the problems in file order.
  mutating func parse() -> ([JSONNode], [JSONProblem]) {
    var state = readStart()
    while state != .end {
      state =
        switch state {
        case .rootValue, .memberValue, .firstElement, .nextElement: readValue(state)
        case .firstKey, .nextKey: readKey(state)
        case .colon: readColon()
        case .separator: readSeparator()
        case .end: .end
        }
    }
    readEnd()
    if nodes.isEmpty { appendInvalid(0..<0) }
    return (nodes, problems.sorted())
  }

  // MARK: Grammar

  @inline(__always)
  private mutating func readValue(_ state: State) -> State {
    skipSpace()
    switch bytes[position] {
    case Byte.quote:
      readString(.string)
    case Byte.openBrace:
      return open(.object)
    case Byte.openBracket:
      return open(.array)
    case Byte.minus, Byte.zero...UInt8(ascii: "9"):
      guard readNumber() else { return recoverNumber() }
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      guard readLiteral() else { return recoverValue(state) }
    case Byte.closeBracket where state == .firstElement:
      return close()
    default:
      return recoverValue(state)
    }
    return stateAfterValue
  }

  @inline(__always)
  private mutating func readKey(_ state: State) -> State {
    skipSpace()
    switch bytes[position] {
    case Byte.quote:
      readString(.key)
      frames[frames.count &- 1].note(nodes[nodes.count &- 1], in: bytes)
    case Byte.closeBrace where state == .firstKey:
      return close()
    default:
      return recoverKey(state)
    }
    return readColon()
  }

  @inline(__always)
  private mutating func readColon() -> State {
    skipSpace()
    guard bytes[position] == Byte.colon else { return recoverColon() }
    position &+= 1
    return .memberValue
  }

  @inline(__always)
  private mutating func readSeparator() -> State {
    skipSpace()
    let isObject = isInObject
    switch bytes[position] {
    case Byte.comma:
      lastComma = position
      position &+= 1
      return isObject ? .nextKey : .nextElement
    case Byte.closeBrace where isObject, Byte.closeBracket where !isObject:
      return close()
    default:
      return recoverSeparator()
    }
  }

  // MARK: Containers

  /// True if the innermost container is an object.
  @inline(__always)
  var isInObject: Bool { frames.last?.container == .object }

  /// The state after a value.
  @inline(__always)
  var stateAfterValue: State { frames.isEmpty ? .end : .separator }

  private mutating func open(_ container: JSONProblem.Container) -> State {
    guard frames.count < JSONDocument.maximumDepth else { return stop(.tooDeep, position..<position &+ 1) }
    frames.append(Frame(node: nodes.count, container: container))
    nodes.append(
      JSONNode(container == .object ? .object : .array, position..<position &+ 1, at: nodes.count))
    position &+= 1
    return container == .object ? .firstKey : .firstElement
  }

  /// Ends the innermost container with the closing character at the current position.
  mutating func close() -> State {
    position &+= 1
    closeFrame()
    return stateAfterValue
  }

  /// Ends the innermost container at the current position.
  mutating func closeFrame() {
    guard let frame = frames.popLast() else { return }
    nodes[frame.node].close(at: position, next: nodes.count)
    if !frame.hasAscendingKeys { reportDuplicateKeys(of: frame.node) }
  }

  // MARK: Between tokens

  @inline(__always)
  mutating func skipSpace() {
    while Byte.isSpace(bytes[position]) { position &+= 1 }
  }

  /// True if the whole file has been read.
  var isAtEnd: Bool { position >= bytes.count }
}
