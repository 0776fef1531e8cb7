extension StringUnit {
  /// What formats write whose entries have comments in front: the notes, the catalogue's comment and the base, each
  /// line by itself.
  var commentLines: [String] {
    (notes + (comment.map { ["Comment: \($0)"] } ?? []) + [base.note]).flatMap(\.commentLines)
  }
}
