internal import CatalogModel

/// The bases of one key in all its locales, as the last line of the key's comment.
///
/// ```
/// purpose-catalog: source=cbf29ce484222325 ar=8c7f…:needs-review de=- pl=af63…
/// ```
///
/// Xcode keeps comments and has no other place for them. `-` means that there was no text. A state is written if it is
/// not `translated`, or, without a text, not `new`.
struct XCStringsBases {
  private var bases: [LanguageTag: UnitBase] = [:]

  var isEmpty: Bool { bases.isEmpty }

  subscript(locale: LanguageTag) -> UnitBase? { bases[locale] }

  // MARK: Writing

  /// The line for the units of a key.
  static func line(for units: [(locale: LanguageTag, unit: StringUnit)]) -> String {
    let source = units.first.map { "source=\($0.unit.base.source)" } ?? ""
    let words = units.map { word($0.locale, $0.unit.base) }
    return UnitBase.notePrefix + ([source] + words + wording(of: units)).joined(separator: " ")
  }

  /// A comment with the bases of units replaced; nil if it has none.
  static func comment(_ comment: String, with units: [(locale: LanguageTag, unit: StringUnit)]) -> String? {
    var lines = comment.lines.map(String.init)
    guard let index = lines.lastIndex(where: { $0.hasPrefix(UnitBase.notePrefix) }),
      let source = units.first?.unit.base.source
    else { return nil }
    // Bases of other locales stay, unless they are of another source text.
    var bases = XCStringsBases(comment: comment).bases.filter { $0.value.source == source }
    for (locale, unit) in units { bases[locale] = unit.base }
    let sorted = bases.sorted { XcodeKeyOrder.precedes($0.key.identifier, $1.key.identifier) }
    lines[index] =
      UnitBase.notePrefix + (["source=\(source)"] + sorted.map(word) + wording(of: units)).joined(separator: " ")
    return lines.joined(separator: "\n")
  }

  /// The word for the wording of all locales; none for shared texts.
  private static func wording(of units: [(locale: LanguageTag, unit: StringUnit)]) -> [String] {
    units.first?.unit.base.wording.map { ["\(wordingName)=\($0)"] } ?? []
  }

  private static let wordingName = "wording"

  private static func word(_ locale: LanguageTag, _ base: UnitBase) -> String {
    let isEmpty = base.target == empty
    let usual: TranslationState = isEmpty ? .new : .translated
    let state = base.state == usual ? "" : ":\(base.state.rawValue)"
    return "\(locale)=\(isEmpty ? "-" : base.target)\(state)"
  }

  /// The digest of the empty text.
  private static let empty = SourceDigest.of("")

  // MARK: Reading

  /// Parses the line in a comment; invalid tokens are ignored.
  init(comment: String) {
    guard let line = comment.lines.last(where: { $0.hasPrefix(UnitBase.notePrefix) }) else { return }
    var fields = line.dropFirst(UnitBase.notePrefix.count).split(separator: " ")[...]
    guard let source = fields.popFirst() else { return }
    let named = fields.first { $0.hasPrefix("\(Self.wordingName)=") }?.dropFirst(Self.wordingName.count + 1)
    for word in fields {
      let sides = word.split(separator: "=", maxSplits: 1)
      guard sides.first != Self.wordingName[...] else { continue }
      guard sides.count == 2, let locale = LanguageTag(localeIdentifier: String(sides[0])) else { continue }
      let parts = sides[1].split(separator: ":", maxSplits: 1)
      let isEmpty = parts[0] == "-"
      let state = parts.count > 1 ? String(parts[1]) : isEmpty ? "new" : "translated"
      bases[locale] = UnitBase("\(source) target=\(isEmpty ? Self.empty : String(parts[0])) state=\(state)")
      bases[locale]?.wording = named.map(String.init)
    }
  }
}
