/// Notes of translators on a unit, which tools add beside the catalogue's comment.
enum TranslatorNotes {
  /// The comment with the notes below it; nil if there is neither.
  ///
  /// A note whose lines are already there was added by an earlier import.
  static func joined(_ comment: String?, _ notes: [String]) -> String? {
    notes.filter { !$0.isEmpty }.reduce(comment) { comment, note in
      guard let comment else { return note }
      return "\n\(comment)\n".contains("\n\(note)\n") ? comment : "\(comment)\n\(note)"
    }
  }
}
