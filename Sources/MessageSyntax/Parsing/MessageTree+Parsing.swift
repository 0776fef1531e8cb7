extension MessageTree {
  /// Parses a text; it never fails, since errors are part of the tree.
  package init(parsing text: String) {
    self.init(parsing: Array(text.utf8))
  }

  /// Parses bytes, which need not be valid UTF-8.
  package init(parsing source: [UInt8]) {
    var parser = MessageParser()
    source.withUnsafeBufferPointer { parser.parse($0) }
    self.init(source: source, nodes: parser.nodes, errors: parser.errors)
  }
}
