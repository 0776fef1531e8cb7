internal import CatalogModel
internal import MessageSyntax

/// The units of one message in Xcode's XLIFF, to be put together as an ICU message.
struct XcodeMessage {
  /// What keeps the units from being a message, and where.
  struct Problem: Error {
    let words: String
    let place: UnitPlace
  }

  private var elements: [XcodeIdentifier.Variation: XMLTreeElement] = [:]
  private var order: [XcodeIdentifier.Variation] = []

  /// - Returns: false where the message has such a unit already.
  mutating func add(_ element: XMLTreeElement, as variation: XcodeIdentifier.Variation) -> Bool {
    guard elements[variation] == nil else { return false }
    elements[variation] = element
    order.append(variation)
    return true
  }

  var first: XMLTreeElement? { order.first.flatMap { elements[$0] } }

  /// What was exported: the last line of a note.
  var base: UnitBase? {
    let notes = order.lazy.compactMap { elements[$0] }.flatMap { $0.children("note") }
    return notes.flatMap { $0.text.split(separator: "\n") }.first { $0.hasPrefix(UnitBase.notePrefix) }
      .flatMap { UnitBase($0) }
  }

  /// How far the least of the translated units has come; `final` where that was exported and nothing changed.
  func state(of target: String, _ base: UnitBase?) -> TranslationState? {
    guard !target.isEmpty else { return .new }
    let targets = order.compactMap { elements[$0]?.child("target") }.filter { !$0.text.isEmpty }
    let state = TranslationState.lowest(targets.map { XLIFF12State.state($0["state"], approved: nil) })
    guard state == .translated, let base, base.state == .final else { return state }
    return base.target == SourceDigest.of(MessageForms.canonicalText(of: target)) ? .final : state
  }

  // MARK: Text

  /// The translation; empty where there is none.
  ///
  /// - Parameter counted: the argument that the source counts.
  func target(_ format: FormatString, counting counted: String?) throws(Problem) -> String {
    var plain: [PluralForms.Branch] = []
    let argument = counted ?? format.arguments?.first { $0.kind != .text }?.name ?? "argument1"
    for case .plural(let category) in order {
      let branch = try branch(.plural(category), category, format, argument)
      if let branch { plain.append(branch) }
    }
    if !plain.isEmpty { return PluralSlots.message(counting: argument, plain) }
    guard let whole = elements[.whole], let text = Self.target(of: whole) else { return "" }
    return try sentence(text, format, whole.place)
  }

  /// A text with its substitutions in their places.
  private func sentence(_ text: String, _ format: FormatString, _ place: UnitPlace) throws(Problem) -> String {
    var message = ""
    var pieces: [MessagePiece] = []
    for part in try parts(text, format, nil, place) {
      switch part {
      case .piece(let piece): pieces.append(piece)
      case .reference(let reference):
        // A placeholder behind the text makes it quote what would be syntax.
        message += MessageForms.plain((pieces + [.argument("x")]).joined).text?.dropLast("{x}".count) ?? ""
        pieces = []
        message += try plural(reference, format, place)
      }
    }
    return message + (MessageForms.plain(pieces.joined).text ?? "")
  }

  private func plural(
    _ reference: FormatString.Reference, _ format: FormatString, _ place: UnitPlace
  ) throws(Problem) -> String {
    let declared = format.arguments?.map(\.name) ?? []
    let position = reference.position ?? (declared.firstIndex(of: reference.name).map { $0 + 1 } ?? 1)
    guard format.arguments == nil || declared.indices.contains(position - 1) else {
      let words = "'%\(position)$#@\(reference.name)@' stands for no argument; the message has \(declared.count)"
      throw Problem(words: words, place: place)
    }
    let argument = format.arguments == nil ? "argument\(position)" : declared[position - 1]
    var branches: [PluralForms.Branch] = []
    for case .substitution(reference.name, let category) in order {
      let branch = try branch(.substitution(reference.name, category), category, format, argument)
      if let branch { branches.append(branch) }
    }
    guard !branches.isEmpty else {
      throw Problem(words: "'%#@\(reference.name)@' has no translated units of its own; translate them", place: place)
    }
    return PluralSlots.message(counting: argument, branches)
  }

  private func branch(
    _ variation: XcodeIdentifier.Variation, _ category: PluralCategory, _ format: FormatString, _ argument: String
  ) throws(Problem) -> PluralForms.Branch? {
    guard let element = elements[variation], let text = Self.target(of: element) else { return nil }
    var pieces: [MessagePiece] = []
    for part in try parts(text, format, argument, element.place) {
      guard case .piece(let piece) = part else {
        throw Problem(words: "a substitution stands in a plural; write the whole sentence", place: element.place)
      }
      pieces.append(piece)
    }
    return PluralForms.Branch(.category(category), pieces)
  }

  private func parts(
    _ text: String, _ format: FormatString, _ argument: String?, _ place: UnitPlace
  ) throws(Problem) -> [FormatString.Part] {
    do throws(FormatString.Obstacle) {
      return try format.parts(of: text, counted: argument)
    } catch {
      throw Problem(words: error.words, place: place)
    }
  }

  /// nil where there is no translation.
  private static func target(of element: XMLTreeElement) -> String? {
    let text = element.child("target").map { XLIFF12Inline.text(of: $0, source: element.child("source")) } ?? ""
    return text.isEmpty ? nil : text
  }
}
