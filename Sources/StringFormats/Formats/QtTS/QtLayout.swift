internal import TextFormats

/// White space with a line feed at the ends of a text, which tools add when they indent files.
///
/// ```xml
/// <translation>
///     Zastosuj
/// </translation>
/// ```
///
/// In other formats every such line feed is layout (``XMLTreeElement/unindentedContent``), since literal ones are
/// written as references. Qt's tools write those of a text literally, so here the source text decides which ones are
/// layout.
struct QtLayout {
  private let keepsStart: Bool
  private let keepsEnd: Bool

  /// Leaves texts unchanged.
  static let asWritten = QtLayout(keepsStart: true, keepsEnd: true)

  private init(keepsStart: Bool, keepsEnd: Bool) {
    self.keepsStart = keepsStart
    self.keepsEnd = keepsEnd
  }

  /// - Parameter source: the source text; white space at its ends is expected in a translation too.
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

  /// A text without layout white space.
  func text(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    if !keepsStart { scalars = scalars.dropFirst(Self.space(scalars)) }
    if !keepsEnd { scalars = scalars.dropLast(Self.space(scalars.reversed())) }
    return String(scalars)
  }

  /// The number of leading white-space scalars, if they include a line feed.
  private static func space(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
    let space = scalars.prefix { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" }
    return space.contains("\n") ? space.count : 0
  }
}
