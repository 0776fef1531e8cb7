internal import TextFormats

/// The comment and the base of a unit that changes in an app's file.
///
/// The file's comment is kept if it has changed since the export, or if the catalogue has none; then its digest is kept
/// too, so that an import can compare it.
struct UpdatedComment {
  /// The catalogue's comment; nil if the file's stays.
  let replacement: String?
  let base: UnitBase

  /// - Parameters:
  ///   - old: the base in the file.
  ///   - theirs: the comment in the file.
  init(of unit: StringUnit, old: UnitBase?, theirs: String?) {
    let isSame = UnitBase.normalized(of: theirs) == UnitBase.normalized(of: unit.comment)
    let isExported = theirs.map { old?.isComment($0) ?? false } ?? (old?.comment == nil)
    if !isSame, isExported, let comment = unit.comment, XMLCharacters.refused(in: comment) == nil {
      replacement = comment
    } else {
      replacement = nil
    }
    base = isSame || replacement != nil ? unit.base : unit.base.keepingComment(of: old)
  }

  private init(replacement: String?, base: UnitBase) {
    self.replacement = replacement
    self.base = base
  }

  /// The same for a file that cannot hold the catalogue's comment.
  func keeping(_ old: UnitBase?) -> UpdatedComment {
    UpdatedComment(replacement: nil, base: base.keepingComment(of: old))
  }
}
