extension StringUnit {
  /// The comment lines for formats with comments before entries: the notes, the catalogue's comment and the base.
  var commentLines: [String] {
    (notes + (comment.map { ["Comment: \($0)"] } ?? []) + [base.note]).flatMap(\.commentLines)
  }
}
