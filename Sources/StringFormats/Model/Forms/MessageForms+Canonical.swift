internal import MessageSyntax

extension MessageForms {
  /// The same spelling for all messages that print the same, to compare texts from different formats.
  ///
  /// It is only compared and digested, never written to a catalogue. In a plural over `count`, `#`, `{count}` and
  /// `{count, number}` are the same; the order of branches, white space and unneeded quotes are ignored; a plural with
  /// only `other` is its sentence. Messages without forms are unchanged.
  package static func canonicalText(of message: String) -> String {
    switch MessageForms(message) {
    case .plain(let pieces): MessageText.of(pieces.map { $0.canonical(counting: nil) }, inBranch: false)
    case .plural(let plural): plural.canonicalText
    case .other: message
    }
  }

  /// Returns whether a file's source text equals a catalogue's, as far as the file's format can hold it.
  ///
  /// A format with a slot for each plural category has the sentences of the target's categories, or only one sentence:
  /// each must equal the catalogue's text for that category.
  package static func isSourceText(_ theirs: String, of ours: String) -> Bool {
    if theirs == ours || canonicalText(of: theirs) == canonicalText(of: ours) { return true }
    guard let plural = MessageForms(ours).plural else { return false }
    switch MessageForms(theirs) {
    case .plain(let pieces): return plural.branches.contains { plural.says(pieces, for: $0.selector) }
    case .plural(let other):
      return other.argument == plural.argument && other.branches.allSatisfy { plural.says($0.pieces, for: $0.selector) }
    case .other: return false
    }
  }
}

extension MessageForms {
  /// Returns whether two sentences in a format's syntax print the same; not if one of them cannot be read.
  ///
  /// - Parameters:
  ///   - argument: the counted argument that `#` stands for, or nil.
  ///   - pieces: reads a sentence.
  static func areEquivalent<Text>(
    _ theirs: Text, _ ours: Text, counting argument: String? = nil, pieces: (Text) throws -> [MessagePiece]
  ) -> Bool {
    guard let first = try? pieces(theirs), let second = try? pieces(ours) else { return false }
    return first.map { $0.canonical(counting: argument) } == second.map { $0.canonical(counting: argument) }
  }
}

extension PluralMessage {
  /// Returns whether the branch of a selector, or else `other`, is a sentence.
  fileprivate func says(_ pieces: [MessagePiece], for selector: Selector) -> Bool {
    let branch = branches.first { $0.selector == selector } ?? branches.first { $0.selector == .category(.other) }
    return branch?.pieces.map { $0.canonical(counting: argument) } == pieces.map { $0.canonical(counting: argument) }
  }

  fileprivate var canonicalText: String {
    let branches = branches.map { branch in
      Branch(branch.selector, branch.pieces.map { $0.canonical(counting: argument) })
    }
    if branches.count == 1, let only = branches.first, only.selector == .category(.other) {
      return MessageText.of(only.pieces, inBranch: false)
    }
    return PluralMessage(argument: argument, branches: branches.sorted { $0.selector.rank < $1.selector.rank }).text
  }
}

extension PluralMessage.Selector {
  /// Explicit values by number, then categories in CLDR's order.
  fileprivate var rank: (Int, Double) {
    switch self {
    case .exactly(let value): (0, value)
    case .category(let category): (1, Double(category.rawValue))
    }
  }
}

extension MessagePiece {
  func canonical(counting argument: String?) -> MessagePiece {
    switch self {
    case .numberSign: argument.map(MessagePiece.argument) ?? self
    case .number(let name, .decimal): .argument(name)
    case .text, .argument, .number: self
    }
  }
}
