internal import TextFormats

/// The text of a source or target with its inline elements (XLIFF 1.2, Inline Elements).
enum XLIFF12Inline {
  /// The text in message syntax, with codes replaced by their placeholders.
  ///
  /// - Parameter source: provides the placeholder if a tool kept only a code's number.
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

  /// The placeholder that a code of a source stands for; nil without one.
  static func text(ofCode code: XMLTreeElement) -> String? {
    let text = code.unindentedText
    return text.isEmpty ? code["equiv-text"] : text
  }

  private static func code(_ id: String?, in source: XMLTreeElement?) -> String {
    guard let id, let code = source?.children.first(where: { $0["id"] == id }) else { return "" }
    return text(ofCode: code) ?? ""
  }
}

/// Our notes, and those of translators.
struct XLIFF12Notes {
  /// The catalogue's comment, followed by translators' notes, each once.
  var comment: String?
  var base: UnitBase?

  /// Searches elements, those of the group first.
  init(of elements: [XMLTreeElement]) {
    var own: String?
    var noted: [String] = []
    for note in elements.flatMap({ $0.children("note") }) {
      let author = note["from"]
      if author == XLIFF12Format.Author.comment {
        own = own ?? note.unindentedText
      } else if author == XLIFF12Format.Author.translator {
        noted.append(note.unindentedText)
      } else {
        // Some tools drop the author of a note, also of ours.
        let text = note.unindentedText
        if text.hasPrefix(UnitBase.notePrefix) {
          base = base ?? UnitBase(text)
        } else if author == nil, !StringUnit.areNotes(text) {
          noted.append(text)
        }
      }
    }
    comment = TranslatorNotes.joined(own, noted)
  }
}
