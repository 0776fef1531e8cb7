/// The end of a note in formats with a single note: the base on a line, then the catalogue's comment.
///
/// ```
/// Removes the selected items for good.
/// purpose-catalog: source=… target=… state=translated
/// What the catalogue notes beside the translation.
/// ```
struct NoteEnding {
  /// nil if it was edited.
  let base: UnitBase?
  let comment: String?

  /// The lines for a unit.
  ///
  /// - Parameter hasComment: whether the format can hold the unit's comment.
  static func lines(for unit: StringUnit, hasComment: Bool = true) -> [String] {
    [unit.base.note, hasComment ? unit.comment : nil].compactMap(\.self)
  }

  /// Parses a note; nil if none of its lines is a base.
  init?(_ note: String) {
    let lines = note.lines
    guard let line = lines.firstIndex(where: { $0.utf8.starts(with: UnitBase.notePrefix.utf8) }) else { return nil }
    base = UnitBase(lines[line])
    comment = lines[(line + 1)...].first.map { String(note[$0.startIndex...]) }
  }
}
