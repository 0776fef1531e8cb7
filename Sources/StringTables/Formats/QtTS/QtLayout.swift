internal import TextFormats

/// White space with a line feed at the ends of a text: a tool that indents files puts it there.
///
/// ```xml
/// <translation>
///     Zastosuj
/// </translation>
/// ```
///
/// In other formats every such line feed is layout (``XMLTreeElement/unindentedContent``), since one that is text comes as a
/// reference. Qt's tools write those of a text as they are: here the source text tells which they are.
struct QtLayout {
  private let keepsStart: Bool
  private let keepsEnd: Bool

  /// Leaves texts as they are.
  static let asWritten = QtLayout(keepsStart: true, keepsEnd: true)

  private init(keepsStart: Bool, keepsEnd: Bool) {
    self.keepsStart = keepsStart
    self.keepsEnd = keepsEnd
  }

  /// - Parameter source: the text to translate: what is at its ends is at those of a translation, too.
  init(source: String?) {
    let sentences: [[MessagePiece]] =
      switch source.map({ MessageForms($0) }) {
      case .plain(let pieces)?: [pieces]
      case .plural(let plural)?: plural.branches.map(\.pieces)
      case .other?, nil: []
      }
    keepsStart = sentences.contains { pieces in
      if case .text(let text)? = pieces.first { Self.space(text.unicodeScalars) > 0 } else { false }
    }
    keepsEnd = sentences.contains { pieces in
      if case .text(let text)? = pieces.last { Self.space(text.unicodeScalars.reversed()) > 0 } else { false }
    }
  }

  /// A text without such white space.
  func text(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    if !keepsStart { scalars = scalars.dropFirst(Self.space(scalars)) }
    if !keepsEnd { scalars = scalars.dropLast(Self.space(scalars.reversed())) }
    return String(scalars)
  }

  /// How many scalars of white space with a line feed come first.
  private static func space(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
    let space = scalars.prefix { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" }
    return space.contains("\n") ? space.count : 0
  }
}
