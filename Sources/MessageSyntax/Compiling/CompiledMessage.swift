/// A message made ready for one locale: it turns arguments into texts without parsing anything again.
///
/// One reference to data that never changes, so that many tasks share it without a lock.
package struct CompiledMessage: Sendable {
  private let storage: Storage

  /// Compiles a parsed message.
  ///
  /// - Parameters:
  ///   - tree: the message.
  ///   - rules: how the locale of the text counts and prints numbers.
  ///   - isRightToLeft: whether the base direction of the text is right-to-left.
  /// - Throws: the message's first syntax error, when it has any.
  package init(
    _ tree: MessageTree,
    rules: NumberRules,
    isRightToLeft: Bool
  ) throws(MessageSyntaxError) {
    if let error = tree.errors.first { throw error }
    let tree = tree.hasValidEncoding ? tree : MessageTree(parsing: tree.text(tree.source.indices))
    let program = tree.source.withUnsafeBufferPointer { source in
      var compiler = MessageCompiler(source: source, nodes: tree.nodes)
      compiler.compileBody(of: 0)
      return compiler.program
    }
    storage = Storage(program: program, rules: rules, isRightToLeft: isRightToLeft)
  }

  /// The text that `arguments` make.
  ///
  /// - Throws: `MessageFormatError` when an argument that the text needs is missing or of the wrong type.
  package func format(_ arguments: MessageArguments = [:]) throws(MessageFormatError) -> String {
    if let counted = storage.counted, case .integer(let count) = arguments[storage.program.names[0]] {
      return counted.text(for: count, storage.rules)
    }
    return try text(arguments)
  }

  /// The text of a message with one argument, which is a count; the fastest way.
  ///
  /// - Throws: `MessageFormatError` when the text needs another argument too, or selects by a text.
  package func format(count: Int64) throws(MessageFormatError) -> String {
    guard let counted = storage.counted else { return try text(CountArgument(count: count)) }
    return counted.text(for: count, storage.rules)
  }

  @inline(__always)
  private func text(_ arguments: some ArgumentSource) throws(MessageFormatError) -> String {
    try TextBuffer.string { output throws(MessageFormatError) in
      try storage.run(storage.program.whole, arguments, number: nil, into: &output)
    }
  }

  /// What a compiled message consists of, after one reference.
  final class Storage: Sendable {
    let program: MessageProgram
    /// The same as the program, for a message of the commonest form.
    let counted: CountedText?
    let rules: NumberRules
    let isRightToLeft: Bool

    init(program: MessageProgram, rules: NumberRules, isRightToLeft: Bool) {
      self.program = program
      counted = CountedText(program)
      self.rules = rules
      self.isRightToLeft = isRightToLeft
    }
  }
}
