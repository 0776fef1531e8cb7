package import MessageSyntax

/// A part of a message's text, with quotes resolved.
package enum MessagePiece: Hashable, Sendable {
  /// Literal text; in ``MessageForms`` it is never empty, and texts are never adjacent.
  case text(String)
  /// `{name}`
  case argument(String)
  /// `{name, number}` and its styles
  case number(String, NumberStyle)
  /// `#` in a branch of a plural
  case numberSign
}

extension Array where Element == MessagePiece {
  /// The same pieces without empty texts, and with adjacent texts merged.
  package var joined: [MessagePiece] {
    reduce(into: []) { pieces, piece in
      guard case .text(let text) = piece else { return pieces.append(piece) }
      if text.isEmpty { return }
      if case .text(let last)? = pieces.last {
        pieces[pieces.count - 1] = .text(last + text)
      } else {
        pieces.append(piece)
      }
    }
  }
}
