/// Parses ICU message syntax (MessageFormat 1, apostrophe mode DOUBLE_OPTIONAL), the part that titles need.
///
/// It accepts what ICU accepts, save that a stray `}`, numbered arguments, duplicate and unknown plural branches,
/// empty number styles, explicit values and offsets that are not finite or have more than 127 characters, and argument
/// types other than number, plural, selectordinal and select are errors. After an error it goes on, so that
/// one run reports everything. Keep one parser for many messages: it reuses its storage.
package struct MessageParser: Sendable {
  /// The nodes of the last message in pre-order; the first one is the whole message.
  package private(set) var nodes: [MessageNode] = []
  /// What breaks the syntax in the last message, in the order in which the parser met it.
  package private(set) var errors: [MessageSyntaxError] = []

  /// Messages longer than this many bytes are an error.
  package static let maximumLength = 1 << 24
  /// How deep branches nest.
  package static let maximumDepth = 32
  /// How many branches a plural or a select has.
  package static let maximumBranches = 512
  /// How many errors of one message are kept; whoever broke more than that wants to see the first ones.
  package static let maximumErrors = 32

  /// Whether the end of the source came too early and was reported; then it is not reported for what lies around.
  private var reportedEarlyEnd = false

  package init() {}

  /// Parses one message, replacing the last one's nodes and errors.
  ///
  /// - Parameter bytes: the text in UTF-8; other bytes are taken as they are. Only read during the call.
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

  /// Ends the node at `index`: what was added since is inside it.
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

  /// Adds literal text, unless there is none.
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

  /// Reports that the source ended inside something, once: its innermost opening is the one to look at.
  mutating func reportEarlyEnd(_ kind: MessageSyntaxError.Kind, at range: Range<Int>) {
    if !reportedEarlyEnd { report(kind, at: range) }
    reportedEarlyEnd = true
  }
}
