internal import CatalogModel
internal import MessageSyntax
internal import TextFormats

/// The units of one message in Xcode's XLIFF, to be joined into an ICU message.
struct XcodeMessage {
  /// The reason why the units are not a valid message, and the place.
  struct Problem: Error {
    let message: String
    let place: UnitPlace
  }

  private var elements: [XcodeIdentifier.Variation: XMLTreeElement] = [:]
  private var order: [XcodeIdentifier.Variation] = []

  /// - Returns: the unit that the message already has for the variation, which stays; nil if it has none.
  mutating func add(_ element: XMLTreeElement, as variation: XcodeIdentifier.Variation) -> XMLTreeElement? {
    if let other = elements[variation] { return other }
    elements[variation] = element
    order.append(variation)
    return nil
  }

  var first: XMLTreeElement? { order.first.flatMap { elements[$0] } }

  /// The base and the catalogue's comment: the end of a note.
  var ending: NoteEnding? {
    for variation in order {
      for note in elements[variation]?.children("note") ?? [] {
        if let ending = NoteEnding(note.unindentedText) { return ending }
      }
    }
    return nil
  }

  /// The least advanced state of the translated units; `final` if it was exported and nothing changed.
  func state(of target: String, _ base: UnitBase?) -> TranslationState? {
    guard !target.isEmpty else { return .new }
    let targets = order.compactMap { elements[$0]?.child("target") }.filter { !$0.unindentedText.isEmpty }
    let state = TranslationState.lowest(targets.map { XLIFF12State.state($0["state"], approved: nil) })
    guard state == .translated, let base, base.state == .final else { return state }
    return base.isTarget(target) ? .final : state
  }

  // MARK: Texts

  /// The translation; may be empty.
  ///
  /// - Parameter counted: the argument that the source counts.
  func target(_ format: FormatString, counting counted: String?) throws(Problem) -> String {
    guard let first else { return "" }
    do throws(Refusal) {
      return try message(format, counting: counted, Self.target)
    } catch {
      throw Problem(message: error.reason, place: (elements[.whole] ?? first).place)
    }
  }

  /// The source text; one that is not valid in the catalogue is unchanged.
  func source(_ format: FormatString, counting counted: String?) -> String? {
    guard let first else { return nil }
    if let message = try? message(format, counting: counted, Self.source) { return message }
    return (elements[.whole] ?? first).child("source").map { LiteralText.message($0.unindentedText) }
  }

  /// - Parameter text: the source or the target of a unit; nil if it has none.
  private func message(
    _ format: FormatString, counting counted: String?, _ text: (XMLTreeElement) -> String?
  ) throws(Refusal) -> String {
    let plain = branches(text) { if case .plural(let category) = $0 { category } else { nil } }
    if !plain.isEmpty { return try AppleText(shape: .plural(plain)).message(format, counting: counted) }
    guard let whole = elements[.whole].flatMap(text) else { return "" }
    return try AppleText(shape: .sentence(whole, substitutions(text))).message(format, counting: counted)
  }

  private func substitutions(_ text: (XMLTreeElement) -> String?) -> [AppleText.Substitution] {
    var names: [String] = []
    for case .substitution(let name, _) in order where !names.contains(name) { names.append(name) }
    return names.map { name in
      let branches = branches(text) {
        if case .substitution(name, let category) = $0 { category } else { nil }
      }
      return AppleText.Substitution(name: name, branches: branches)
    }
  }

  /// The texts of the units with a variation.
  private func branches(
    _ text: (XMLTreeElement) -> String?, _ category: (XcodeIdentifier.Variation) -> PluralCategory?
  ) -> AppleText.Branches {
    var branches: AppleText.Branches = [:]
    for variation in order {
      if let category = category(variation) { branches[category] = elements[variation].flatMap(text) }
    }
    return branches
  }

  /// nil if there is no translation.
  private static func target(of element: XMLTreeElement) -> String? {
    let text = element.child("target").map { XLIFF12Inline.text(of: $0, source: element.child("source")) } ?? ""
    return text.isEmpty ? nil : text
  }

  private static func source(of element: XMLTreeElement) -> String? {
    element.child("source").map { XLIFF12Inline.text(of: $0, source: nil) }
  }
}
