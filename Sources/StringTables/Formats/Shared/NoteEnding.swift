/// The end of a note in formats that have one note for everything: the base as a line, and the catalogue's comment after it.
///
/// ```
/// Removes the selected items for good.
/// purpose-catalog: source=… target=… state=translated
/// What the catalogue notes beside the translation.
/// ```
struct NoteEnding {
  /// nil if somebody changed it.
  let base: UnitBase?
  let comment: String?

  /// The lines for a unit.
  ///
  /// - Parameter hasComment: whether the format can hold the unit's comment.
  static func lines(for unit: StringUnit, hasComment: Bool = true) -> [String] {
    [unit.base.note, hasComment ? unit.comment : nil].compactMap(\.self)
  }

  /// Reads a note; nil if no line of it is a base.
  init?(_ note: String) {
    let lines = note.lines
    guard let line = lines.firstIndex(where: { $0.utf8.starts(with: UnitBase.notePrefix.utf8) }) else { return nil }
    base = UnitBase(lines[line])
    comment = lines[(line + 1)...].first.map { String(note[$0.startIndex...]) }
  }
}
