internal import CatalogModel
internal import MessageSyntax
internal import TextFormats

/// The entries of one message in Xcode's XLIFF, to be joined into an ICU message.
struct XcodeMessage {
  private let entries: [XLIFFEntry]
  /// The target locale, whose plural categories the source texts have, too.
  private let locale: LanguageTag
  private let format: FormatString
  /// The argument that the catalogue's source counts.
  private let counted: String?

  init(_ entries: [XLIFFEntry], of known: ReadContext.Unit?, in locale: LanguageTag) {
    (self.entries, self.locale) = (entries, locale)
    format = FormatString(known?.arguments)
    counted = known.flatMap { MessageForms($0.source).plural?.argument }
  }

  func read(into unit: inout ReadUnit) throws(XLIFFTexts.Problem) {
    do throws(Refusal) {
      // An empty text is not translated yet.
      unit.target = try message { $0.texts.readableTarget.isEmpty ? nil : $0.texts.readableTarget }
    } catch {
      throw XLIFFTexts.Problem(message: error.reason, place: whole?.element.place ?? unit.place)
    }
    // A source text that is not valid in the catalogue is unchanged.
    unit.source =
      (try? message { $0.texts.source })
      ?? (whole ?? entries.first)?.element.child("source").map { LiteralText.message($0.unindentedText) }
    let notes = entries.lazy.flatMap { $0.element.children("note") }
    let ending = notes.compactMap { NoteEnding($0.unindentedText) }.first
    (unit.comment, unit.base) = (ending?.comment, ending?.base)
    unit.state = state(of: unit.target, unit.base)
  }

  /// The least advanced state of the translated entries; `final` if it was exported and nothing changed.
  private func state(of target: String, _ base: UnitBase?) -> TranslationState? {
    guard !target.isEmpty else { return .new }
    let targets = entries.compactMap { $0.element.child("target") }.filter { !$0.unindentedText.isEmpty }
    let state = TranslationState.lowest(targets.map { XLIFFState.state(of: $0, in: .xcode) })
    guard state == .translated, let base, base.state == .final else { return state }
    return base.isTarget(target) ? .final : state
  }

  // MARK: Texts

  private var whole: XLIFFEntry? { entries.first { $0.variation == .whole } }

  /// - Parameter text: the source or the target of an entry; nil if it has none.
  private func message(_ text: (XLIFFEntry) -> String?) throws(Refusal) -> String {
    var plural: AppleText.Branches = [:]
    var substitutions: [AppleText.Substitution] = []
    for entry in entries {
      switch entry.variation {
      case .branch(.category(let category)): plural[category] = text(entry)
      case .substitution(let name, let category):
        if !substitutions.contains(where: { $0.name == name }) {
          substitutions.append(AppleText.Substitution(name: name, branches: [:]))
        }
        for index in substitutions.indices where substitutions[index].name == name {
          substitutions[index].branches[category] = text(entry)
        }
      case .branch(.exactly), .whole, .unknown: break
      }
    }
    if !plural.isEmpty { return try AppleText(shape: .plural(plural)).message(format, of: locale, counting: counted) }
    guard let whole, let sentence = text(whole) else { return "" }
    return try AppleText(shape: .sentence(sentence, substitutions)).message(format, of: locale, counting: counted)
  }
}

/// The parts of a unit's identifier in Xcode's XLIFF.
struct XcodeIdentifier {
  /// The separator between a key and the unit's variation.
  static let mark = "|==|"
  /// The separator between a purpose and its message in a key.
  static let separator: Character = "."

  let key: String
  let variation: XLIFFEntry.Variation

  /// `key`, `key|==|plural.few` or `key|==|substitutions.count.plural.few`.
  ///
  /// Only paths that Xcode uses are recognized: `a|==|b` is a key.
  init(_ id: String) {
    guard let mark = id.ranges(of: Self.mark).last else {
      (key, variation) = (id, .whole)
      return
    }
    let path = id[mark.upperBound...].split(separator: ".", omittingEmptySubsequences: false)
    guard let first = path.first, ["plural", "substitutions", "device", "width"].contains(first) else {
      (key, variation) = (id, .whole)
      return
    }
    key = String(id[..<mark.lowerBound])
    let category = path.last.flatMap { PluralCategory(keyword: $0) }
    if path.count == 2, first == "plural", let category {
      variation = .branch(.category(category))
    } else if path.count > 3, first == "substitutions", path[path.count - 2] == "plural", let category {
      let name = path[1..<path.count - 2].joined(separator: ".")
      // A name with a dot is enclosed in at signs.
      let isQuoted = name.count > 2 && name.hasPrefix("@") && name.hasSuffix("@")
      variation = .substitution(isQuoted ? String(name.dropFirst().dropLast()) : name, category)
    } else {
      variation = .unknown
    }
  }

  /// The unit's key and the variation; nil if the key pattern does not produce the key.
  func unit(_ context: ReadContext) -> (key: UnitKey, variation: XLIFFEntry.Variation)? {
    context.writtenKey(of: key, separator: Self.separator).map { ($0, variation) }
  }
}
