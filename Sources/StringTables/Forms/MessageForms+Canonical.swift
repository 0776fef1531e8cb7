internal import MessageSyntax

extension MessageForms {
  /// One spelling for all messages that print the same, to compare texts that came through different formats.
  ///
  /// It is compared and digested, never written to a catalogue: in a plural over `count`, `#`, `{count}` and
  /// `{count, number}` are the same, and the order of branches, white space and needless quotes say nothing; a plural
  /// with nothing but `other` is its sentence. What has no forms stays as it is.
  package static func canonicalText(of message: String) -> String {
    switch MessageForms(message) {
    case .plain(let pieces): MessageText.of(pieces.map { $0.canonical(counting: nil) }, inBranch: false)
    case .plural(let plural): plural.canonicalText
    case .other: message
    }
  }

  /// Whether a file's source text is a catalogue's, as far as the file's format can hold it.
  ///
  /// A format with a slot for each plural category has the sentences of the target's categories, or only one sentence:
  /// each of them must be what the catalogue's text says for that category.
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

extension PluralMessage {
  /// Whether the branch of a selector, or `other` if there is none, is a sentence.
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
  /// Explicit values by their number, then categories in CLDR's order.
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
