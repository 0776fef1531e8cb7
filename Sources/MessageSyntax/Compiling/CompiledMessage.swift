/// A message compiled for one locale: it formats arguments without parsing again.
///
/// A single reference to immutable data, so that tasks can share it without a lock.
package struct CompiledMessage: Sendable {
  private let storage: Storage

  /// Compiles a parsed message.
  ///
  /// - Parameters:
  ///   - tree: the message.
  ///   - rules: the plural rules and number formats.
  ///   - isRightToLeft: true if the base direction of the text is right-to-left.
  /// - Throws: the message's first syntax error, if any.
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

  /// The formatted text.
  ///
  /// - Throws: `MessageFormatError` if a required argument is missing or of the wrong type.
  package func format(_ arguments: MessageArguments = [:]) throws(MessageFormatError) -> String {
    if let counted = storage.counted, case .integer(let count) = arguments[storage.program.names[0]] {
      return counted.text(for: count, storage.rules)
    }
    return try text(arguments)
  }

  /// The text of a message whose only argument is a count; the fastest way.
  ///
  /// - Throws: `MessageFormatError` if the text also needs another argument, or selects by a text.
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

  /// The data of a compiled message, shared by reference.
  final class Storage: Sendable {
    let program: MessageProgram
    /// An equivalent of the program, for messages of the most common form.
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
