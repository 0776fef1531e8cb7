/// Parses ICU message syntax (MessageFormat 1, apostrophe mode DOUBLE_OPTIONAL), limited to the needs of titles.
///
/// It accepts the same messages as ICU, except that these are errors: a stray `}`, numbered arguments, duplicate and
/// unknown plural branches, empty number styles, explicit values and offsets that are not finite or have more than 127
/// characters, and argument types other than number, plural, selectordinal and select. After an error it continues, so
/// that one run reports everything. Use one parser for many messages: it reuses its storage.
package struct MessageParser: Sendable {
  /// The nodes of the last message in pre-order; the first one is the whole message.
  package private(set) var nodes: [MessageNode] = []
  /// The syntax errors in the last message, in the order of detection.
  package private(set) var errors: [MessageSyntaxError] = []

  /// The maximum length of a message in bytes.
  package static let maximumLength = 1 << 24
  /// The maximum nesting of branches.
  package static let maximumDepth = 32
  /// The maximum number of branches in a plural or a select.
  package static let maximumBranches = 512
  /// The maximum number of errors to keep for a message.
  package static let maximumErrors = 32

  /// True if an unexpected end of the source has been reported, so that it is not reported again for outer levels.
  private var reportedEarlyEnd = false

  package init() {}

  /// Parses a message, replacing the last one's nodes and errors.
  ///
  /// - Parameter bytes: the text in UTF-8; invalid bytes are kept. Only read during the call.
  package mutating func parse(_ bytes: UnsafeBufferPointer<UInt8>) {
    nodes.removeAll(keepingCapacity: true)
    errors.removeAll(keepingCapacity: true)
    reportedEarlyEnd = false
    var cursor = SourceCursor(bytes)
    let root = open(.message, at: 0)
    if bytes.count > Self.maximumLength {
      report(.messageTooLong(limit: Self.maximumLength), at: 0..<bytes.count)
      cursor.position = bytes.count
      addText(0..<bytes.count)
    } else {
      parseText(&cursor, in: .message, depth: 0)
    }
    close(root, at: cursor.position)
  }
}

// MARK: - Building nodes

extension MessageParser {
  /// Adds a node whose end is not known yet.
  ///
  /// - Returns: its index, for `close`.
  mutating func open(_ kind: MessageNode.Kind, at start: Int) -> Int {
    nodes.append(MessageNode(kind, at: start..<start))
    return nodes.count - 1
  }

  /// Ends the node at `index`: nodes added since are inside it.
  mutating func close(_ index: Int, at end: Int) {
    nodes[index].range = nodes[index].range.lowerBound..<end
    nodes[index].subtreeEnd = nodes.count
  }

  /// Changes the node at `index`.
  mutating func update(_ index: Int, _ change: (inout MessageNode) -> Void) {
    change(&nodes[index])
  }

  /// Adds a node without children.
  mutating func add(_ kind: MessageNode.Kind, at range: Range<Int>) {
    var node = MessageNode(kind, at: range)
    node.subtreeEnd = nodes.count + 1
    nodes.append(node)
  }

  /// Adds literal text, unless it is empty.
  mutating func addText(_ range: Range<Int>) {
    if !range.isEmpty { add(.text, at: range) }
  }
}

// MARK: - Reporting errors

extension MessageParser {
  mutating func report(_ kind: @autoclosure () -> MessageSyntaxError.Kind, at range: Range<Int>) {
    guard errors.count < Self.maximumErrors else { return }
    errors.append(MessageSyntaxError(kind(), at: range))
  }

  /// Reports once that the source ended inside something, at its innermost opening.
  mutating func reportEarlyEnd(_ kind: MessageSyntaxError.Kind, at range: Range<Int>) {
    if !reportedEarlyEnd { report(kind, at: range) }
    reportedEarlyEnd = true
  }
}
