internal import MessageSyntax

extension MessageForms {
  /// The forms as an ICU message with minimal quoting; nil for `.other`.
  ///
  /// A message in the usual style (`{count, plural, one {…} other {…}}`, one apostrophe where one is enough) comes back
  /// byte for byte.
  package var text: String? {
    switch self {
    case .plain(let pieces): MessageText.of(pieces, inBranch: false)
    case .plural(let plural): plural.text
    case .other: nil
    }
  }
}

extension PluralMessage {
  /// The plural as an ICU message.
  package var text: String {
    let written = branches.map { branch in
      "\(branch.selector.text) {\(MessageText.of(branch.pieces, inBranch: true))}"
    }
    return "{\(argument), plural, \(written.joined(separator: " "))}"
  }
}

extension PluralMessage.Selector {
  /// In message syntax: `few` or `=0`.
  package var text: String {
    switch self {
    case .category(let category): category.keyword
    case .exactly(let value): "=" + (Int64(exactly: value).map(String.init) ?? "\(value)")
    }
  }
}

/// Writes pieces with the apostrophes of ICU's mode DOUBLE_OPTIONAL: an apostrophe quotes only directly before syntax.
enum MessageText {
  static func of(_ pieces: [MessagePiece], inBranch: Bool) -> String {
    var text = ""
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let literal):
        // Syntax follows the text, unless it ends the message.
        let isLast = index == pieces.count - 1
        append(literal, to: &text, inBranch: inBranch, isFollowedBySyntax: !isLast || inBranch)
      case .argument(let name): text += "{\(name)}"
      case .number(let name, .decimal): text += "{\(name), number}"
      case .number(let name, .integer): text += "{\(name), number, integer}"
      case .number(let name, .percent): text += "{\(name), number, percent}"
      case .numberSign: text += "#"
      }
    }
    return text
  }

  private static func append(
    _ literal: String, to text: inout String, inBranch: Bool, isFollowedBySyntax: Bool
  ) {
    var scalars = literal.unicodeScalars[...]
    while let scalar = scalars.first {
      if isSyntax(scalar, inBranch) {
        // Apostrophes right after a quoted run would end it, so they are included.
        let run = scalars.prefix { isSyntax($0, inBranch) || $0 == "'" }
        text += "'" + String(run).split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
        scalars = scalars[run.endIndex...]
        continue
      }
      text.unicodeScalars.append(scalar)
      scalars.removeFirst()
      guard scalar == "'" else { continue }
      let quotes = scalars.first.map { $0 == "'" || isSyntax($0, inBranch) } ?? isFollowedBySyntax
      if quotes { text += "'" }
    }
  }

  private static func isSyntax(_ scalar: Unicode.Scalar, _ inBranch: Bool) -> Bool {
    scalar == "{" || scalar == "}" || (inBranch && scalar == "#")
  }
}
