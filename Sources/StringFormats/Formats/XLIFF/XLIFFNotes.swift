internal import TextFormats

/// The notes of a unit in 1.2 and 2.1: our base, the catalogue's comment, and those of translators.
struct XLIFFNotes {
  /// The catalogue's comment, followed by translators' notes, each once.
  let comment: String?
  let base: UnitBase?

  init(of entries: [XLIFFEntry]) {
    if let first = entries.first, first.texts.dialect == .version21 {
      self.init(version21: first.element)
    } else {
      let elements = [entries.first?.group].compactMap(\.self) + entries.map(\.element)
      self.init(version12: elements.flatMap { $0.children("note") })
    }
  }

  private init(version12 notes: [XMLTreeElement]) {
    var base: UnitBase?
    var own: String?
    var noted: [String] = []
    for note in notes {
      let (author, text) = (note["from"], note.unindentedText)
      if author == XLIFFNames.comment {
        own = own ?? text
      } else if author == "translator" {
        noted.append(text)
      } else if text.hasPrefix(UnitBase.notePrefix) {
        // Some tools drop the author of a note, also of ours.
        base = base ?? UnitBase(text)
      } else if author == nil, !StringUnit.areNotes(text) {
        noted.append(text)
      }
    }
    self.base = base
    comment = Self.joined(own, noted)
  }

  /// Translators' notes are those on the target, and those that state nothing.
  private init(version21 unit: XMLTreeElement) {
    let notes = unit.child("notes")?.children("note") ?? []
    let own = notes.first { $0["category"] == XLIFFNames.comment }
    let noted = notes.filter { note in
      note["category"] == nil && note["appliesTo"] == nil && !StringUnit.areNotes(note.unindentedText)
        || note["appliesTo"] == "target" && note["category"] != XLIFFNames.comment
    }
    base = Self.metadata(of: unit).flatMap { UnitBase($0.unindentedText) }
    comment = Self.joined(own?.unindentedText, noted.map(\.unindentedText))
  }

  /// The element of a `<unit>` in 2.1 with the base, or nil.
  static func metadata(of unit: XMLTreeElement) -> XMLTreeElement? {
    let groups = unit.children("metadata", in: XLIFFDialect.Namespace.metadata).flatMap { $0.children("metaGroup") }
    let meta = groups.first { $0["category"] == XLIFFNames.tool }?.children("meta") ?? []
    return meta.first { $0["type"] == "base" }
  }

  /// The comment with the notes below it; nil if there is neither.
  ///
  /// A note whose lines are already there was added by an earlier import.
  private static func joined(_ comment: String?, _ notes: [String]) -> String? {
    notes.filter { !$0.isEmpty }.reduce(comment) { comment, note in
      guard let comment else { return note }
      return "\n\(comment)\n".contains("\n\(note)\n") ? comment : "\(comment)\n\(note)"
    }
  }
}
