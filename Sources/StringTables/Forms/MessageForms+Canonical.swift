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
}

extension PluralForms {
  fileprivate var canonicalText: String {
    let branches = branches.map { branch in
      Branch(branch.selector, branch.pieces.map { $0.canonical(counting: argument) })
    }
    if branches.count == 1, let only = branches.first, only.selector == .category(.other) {
      return MessageText.of(only.pieces, inBranch: false)
    }
    return PluralForms(argument: argument, branches: branches.sorted { $0.selector.rank < $1.selector.rank }).text
  }
}

extension PluralForms.Selector {
  /// Explicit values by their number, then categories in CLDR's order.
  fileprivate var rank: (Int, Double) {
    switch self {
    case .exactly(let value): (0, value)
    case .category(let category): (1, Double(category.rawValue))
    }
  }
}

extension MessagePiece {
  fileprivate func canonical(counting argument: String?) -> MessagePiece {
    switch self {
    case .numberSign: argument.map(MessagePiece.argument) ?? self
    case .number(let name, .decimal): .argument(name)
    case .text, .argument, .number: self
    }
  }
}
