internal import TextFormats

/// The text of a source or target with its inline elements (XLIFF 1.2, Inline Elements).
enum XLIFF12Inline {
  /// The text as message syntax: codes are what they stand for.
  ///
  /// - Parameter source: where a tool kept nothing but a code's number, the source says what it stands for.
  static func text(of element: XMLTreeElement, source: XMLTreeElement?) -> String {
    var text = ""
    for content in element.unindentedContent {
      switch content {
      case .text(let literal): text += literal
      case .comment: break
      case .element(let code):
        let own = Self.text(of: code, source: source)
        text += own.isEmpty ? code["equiv-text"] ?? Self.code(code["id"], in: source) : own
      }
    }
    return text
  }

  private static func code(_ id: String?, in source: XMLTreeElement?) -> String {
    guard let id, let code = source?.children.first(where: { $0["id"] == id }) else { return "" }
    let text = code.unindentedText
    return text.isEmpty ? code["equiv-text"] ?? "" : text
  }
}

/// The notes that are ours, and what translators noted.
struct XLIFF12Notes {
  /// The catalogue's comment with what translators noted below it, each once.
  var comment: String?
  var base: UnitBase?

  /// Looks through elements, those of the group first.
  init(of elements: [XMLTreeElement]) {
    var own: String?
    var noted: [String] = []
    for note in elements.flatMap({ $0.children("note") }) {
      let author = note["from"]
      if author == XLIFF12Format.Author.comment {
        own = own ?? note.unindentedText
      } else if author == XLIFF12Format.Author.translator {
        noted.append(note.unindentedText)
      } else if base == nil {
        // Some tools forget whom a note is from.
        let text = note.unindentedText
        if text.hasPrefix(UnitBase.notePrefix) { base = UnitBase(text) }
      }
    }
    comment = TranslatorNotes.joined(own, noted)
  }
}
