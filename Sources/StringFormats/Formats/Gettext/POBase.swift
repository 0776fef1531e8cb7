/// The base of an entry as a translator's comment, in addition to the note (`#.`) with it.
///
/// `# purpose-catalog: source=… target=… state=translated unit=delete/counted`
///
/// msgmerge takes notes from its template, which has no bases, and comments from the translator's file. If it finds no
/// translation, it proposes that of a similar entry with that entry's comments, so the base also names the unit.
struct POBase {
  /// nil if the comments have no base of the unit.
  private(set) var base: UnitBase?
  /// The lines of the comment with the base, which some tools wrap.
  private(set) var lines: Range<Int>?
  /// The other comments: those of the catalogue.
  let rest: [String]

  private static let unitWord = " unit="

  /// - Parameter name: the name of the unit or of one of its branches: `delete/counted[many]`.
  static func comment(_ base: UnitBase, of name: String) -> String { "\(base.note)\(unitWord)\(name)" }

  /// The name of an entry's unit or branch, for files that lost their contexts; nil if the comments have no base.
  static func name(in comments: [String]) -> String? {
    guard let start = comments.lastIndex(where: { $0.hasPrefix(UnitBase.notePrefix) }) else { return nil }
    // Some tools wrap the line; use the longest part that is a name.
    return (start + 1...start + 4).lazy.filter { $0 <= comments.count }
      .compactMap { parse(comments[start..<$0].joined(separator: " "))?.unit }.first
  }

  /// Finds the base among an entry's comments.
  init(in comments: [String], of key: UnitKey) {
    guard let start = comments.lastIndex(where: { $0.hasPrefix(UnitBase.notePrefix) }) else {
      rest = comments
      return
    }
    // Names may be wrapped at their hyphens.
    let name = Self.joined(key.text())
    var likely: (base: UnitBase, unit: String, end: Int)?
    for end in (start + 1)...(start + 4) where end <= comments.count && likely?.unit != name {
      guard let read = Self.parse(comments[start..<end].joined(separator: " ")) else { continue }
      let unit = BranchName(read.unit).unit
      if likely == nil || unit == name { likely = (read.base, unit, end) }
    }
    guard let found = likely else {
      rest = comments
      return
    }
    if found.unit == name { base = found.base }
    lines = start..<found.end
    rest = Array(comments[..<start] + comments[found.end...])
  }

  private static func parse(_ text: String) -> (base: UnitBase, unit: String)? {
    guard let word = text.firstRange(of: unitWord), let base = UnitBase(text[..<word.lowerBound]) else { return nil }
    return (base, joined(text[word.upperBound...]))
  }

  private static func joined(_ text: some StringProtocol) -> String { String(text).split(separator: " ").joined() }
}
