internal import CodeWriting
internal import MessageSyntax

/// Messages as `gen-l10n` reads them: `#` is text, numbers are `{count}`. Apostrophes are text too, unless the project
/// has `use-escaping: true`: then `''` is one, and braces between apostrophes are text.
struct ARBMessage {
  /// True if the project has `use-escaping: true`.
  let usesEscaping: Bool

  /// A message in Flutter's syntax.
  ///
  /// - Parameter categories: the plural categories of the target language.
  /// - Throws: ``Refusal`` if Flutter cannot represent it.
  func text(of message: String, categories: [PluralCategory]) throws(Refusal) -> String {
    switch MessageForms(message) {
    case .plain(let pieces):
      return try text(of: pieces, counting: nil)
    case .plural(let plural):
      guard Dart.isValid(plural.argument) else { throw Refusal("an argument called '\(plural.argument)'") }
      var branches: [String] = []
      for branch in plural.branches {
        try Self.check(branch.selector, of: plural, categories)
        branches.append("\(branch.selector.text) {\(try text(of: branch.pieces, counting: plural.argument))}")
      }
      return "{\(plural.argument), plural, \(branches.joined(separator: " "))}"
    case .other(let reason):
      guard Self.isSpeltAlike(MessageTree(parsing: message)) else { throw Refusal(reason) }
      return message
    }
  }

  /// Flutter uses `=0` and `zero` alike: for 0, and for the numbers of the language's `zero`.
  private static func check(
    _ selector: PluralMessage.Selector, of plural: PluralMessage, _ categories: [PluralCategory]
  ) throws(Refusal) {
    guard case .exactly(let value) = selector else { return }
    guard value == 0 else { throw Refusal("the explicit value '\(selector.text)'") }
    if categories.contains(.zero) || plural[.zero] != nil { throw Refusal("both '=0' and 'zero'") }
  }

  private func text(of pieces: [MessagePiece], counting argument: String?) throws(Refusal) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let literal):
        text += try escaped(literal)
      case .argument(let name), .number(let name, .decimal):
        guard Dart.isValid(name) else { throw Refusal("an argument called '\(name)'") }
        text += "{\(name)}"
      case .number: throw Refusal("a number's style")
      case .numberSign: text += "{\(argument ?? "")}"
      }
    }
    return text
  }

  private func escaped(_ literal: String) throws(Refusal) -> String {
    let hasBraces = literal.contains { $0 == "{" || $0 == "}" }
    guard usesEscaping else {
      if hasBraces { throw Refusal("braces that are text") }
      return literal
    }
    return literal.map { $0 == "'" ? "''" : $0 == "{" || $0 == "}" ? "'\($0)'" : String($0) }.joined()
  }

  /// Returns whether a message without plurals has the same syntax in both: selects and plain arguments, no quoting.
  private static func isSpeltAlike(_ tree: MessageTree) -> Bool {
    tree.errors.isEmpty && !tree.source.contains(0x27) && !tree.source.contains(0x23)
      && tree.nodes.allSatisfy { node in
        switch node.kind {
        case .message, .text, .argument, .select: true
        case .branch: if case .explicitValue = node.selector { false } else { true }
        case .plural: node.offset == 0
        case .quoteMark, .numberSign, .number, .selectOrdinal, .invalid: false
        }
      }
  }

  /// The ICU message for a text in Flutter's syntax; a text that is not well-formed is returned unchanged.
  func message(of text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x27 || $0 == 0x23 }) else { return text }
    let doubled = usesEscaping ? Self.quoted(text) : text.replacing("'", with: "''")
    switch MessageForms(doubled) {
    case .plain(let pieces):
      return MessageForms.plain(pieces).text ?? text
    case .plural(let plural):
      let branches = plural.branches.map { branch in
        PluralMessage.Branch(branch.selector, branch.pieces.map { $0 == .numberSign ? .text("#") : $0 })
      }
      return PluralMessage(argument: plural.argument, branches: branches).text
    case .other:
      return MessageTree(parsing: doubled).errors.isEmpty ? doubled : text
    }
  }

  /// A text with Flutter's escapes as a message with ICU's: an apostrophe of Flutter's quotes any text, one of ICU's
  /// only braces.
  private static func quoted(_ text: String) -> String {
    var message = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "'" else {
        message.append(character)
        continue
      }
      guard let end = rest.firstIndex(of: "'"), end > rest.startIndex else {
        // Two apostrophes, or a single one, which Flutter refuses.
        if rest.first == "'" { rest.removeFirst() }
        message += "''"
        continue
      }
      message += rest[..<end].map { $0 == "{" || $0 == "}" ? "'\($0)'" : String($0) }.joined()
      rest = rest[rest.index(after: end)...]
    }
    return message
  }
}
