import MessageSyntax

/// `MessageParser`, its tree, and the compiler.
enum MessageTarget: FuzzTarget {
  static let name = "message"

  static func seeds(_ corpus: Corpus) -> [[UInt8]] { corpus.messages }

  static let tokens: [[UInt8]] =
    [
      "{", "}", "'", "''", "'{", "#", ",", "=", "=0", "=1.5", "offset:", "offset:1 ", "plural", ", plural, ",
      ", selectordinal, ",
      ", select, ", ", number}", ", number, percent}", ", number, integer}", ", date}", " one {", " few {", " many {",
      " other {",
      " zero {", "{count", "{count}", "{0}", "{count, plural, one {#} other {#}}", "\u{A0}", "\u{200F}", "\u{0}",
      "عنصر", "👩‍👩‍👧", "\n",
    ].map { Array($0.utf8) } + [[0x80], [0xC0], [0xE2, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF]]

  static let openings: [[UInt8]] = ["{", "'", "{n, plural, other {", "{s, select, a {", "{n, selectordinal, one {"].map
  { Array($0.utf8) }

  static func check(_ bytes: [UInt8], comparesWithOthers: Bool) throws {
    let tree = MessageTree(parsing: bytes)
    try expect(tree.reassembledSource == bytes, "other bytes after reassembling")
    try checkErrors(tree)
    try checkNodes(tree)
    if tree.errors.isEmpty { try checkCompiling(tree) }
  }

  private static func checkErrors(_ tree: MessageTree) throws {
    try expect(tree.errors.count <= MessageParser.maximumErrors, "\(tree.errors.count) errors")
    for error in tree.errors {
      try expect(error.range.isInside(tree.source.indices), "\(error.kind) at \(error.range), outside the text")
      try expect(!error.message.isEmpty && error.message.utf8.count < 1_000, "\(error.kind) without good words")
    }
  }

  private static func checkNodes(_ tree: MessageTree) throws {
    try expect(tree.nodes.count <= 2 * tree.source.count + 1, "\(tree.nodes.count) nodes of \(tree.source.count) bytes")
    for (index, node) in tree.nodes.enumerated() {
      try expect(
        node.subtreeEnd > index && node.subtreeEnd <= tree.nodes.count, "node \(index) leads to \(node.subtreeEnd)")
      var end = node.range.lowerBound
      for child in tree.children(of: index) {
        let range = tree.nodes[child].range
        try expect(range.lowerBound >= end && range.isInside(node.range), "node \(child) at \(range)")
        end = range.upperBound
      }
      for part in [node.nameRange, node.contentRange] where !part.isEmpty {
        try expect(part.isInside(node.range), "a part of node \(index) at \(part)")
      }
    }
  }

  /// A tree without errors compiles, and formatting gives a text or an error about missing arguments.
  private static func checkCompiling(_ tree: MessageTree) throws {
    let message = try CompiledMessage(tree, rules: rules, isRightToLeft: true)
    for arguments in [["count": 3, "n": 1, "s": "a", "name": "Ann"], ["count": -1.5]] as [MessageArguments] {
      let text: String
      do throws(MessageFormatError) {
        text = try message.format(arguments)
      } catch {
        try expect(!error.message.isEmpty, "an error without words")
        continue
      }
      if let constant = tree.constantText { try expect(text == constant, "'\(text)' instead of '\(constant)'") }
    }
  }

  /// Approximate English rules: the format of numbers is not tested here.
  private static let rules = NumberRules(
    cardinals: PluralTable { $0 == 1 ? .one : .other }, ordinals: nil, integers: nil,
    categorize: { value, _, _ in value.double == 1 ? .one : .other },
    format: { value, _ in "\(value.double)" })
}
