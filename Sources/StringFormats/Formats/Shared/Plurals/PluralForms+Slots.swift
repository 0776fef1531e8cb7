internal import CatalogModel
internal import MessageSyntax

extension PluralForms {
  /// The sentence of each form of a counted unit, and the branches without a form.
  struct Sentences {
    /// The translation of each form, or nil.
    var forms: [[MessagePiece]?]
    /// Explicit values, and categories that no integer has: they have separate entries.
    var others: [PluralSlots.Slot]
  }

  /// - Throws: ``Refusal`` if a file's header has one form for categories that a unit's numbers have in the language.
  func requireForms(of unit: ReadContext.Unit, in locale: LanguageTag) throws(Refusal) {
    let maximum = unit.arguments.first { $0.name == unit.countedArgument }?.maximum
    guard let (one, other) = undistinguished(upTo: maximum ?? .max, locale: locale.identifier) else { return }
    let advice = PluralForms(locale: locale.identifier).map { "; write '\($0.headerField)' and translate each form" }
    throw Refusal(
      "the header's Plural-Forms have one form for '\(one.keyword)' and '\(other.keyword)' of '\(locale)'"
        + (advice ?? ""))
  }

  /// Returns whether a selector has a separate entry, since it has no form.
  func isApart(_ selector: PluralMessage.Selector) -> Bool {
    if case .category(let category) = selector { forms(of: category).isEmpty } else { true }
  }

  /// Assigns a unit's slots to forms.
  ///
  /// A form whose category has no sentence gets that of `other`, as in ICU.
  /// - Throws: ``Refusal`` if two categories of one form have different sentences.
  func sentences(of slots: PluralSlots, format: String, locale: LanguageTag) throws(Refusal) -> Sentences {
    var targets: [PluralCategory: [MessagePiece]] = [:]
    var others: [PluralSlots.Slot] = []
    for slot in slots.slots {
      if case .category(let category) = slot.selector, !isApart(slot.selector) {
        targets[category] = slot.target
      } else {
        others.append(slot)
      }
    }
    let other = targets[.other] ?? others.first { $0.selector == .category(.other) }?.target
    var sentences: [[MessagePiece]?] = []
    for shared in categories {
      let own = shared.compactMap { category in targets[category].map { (category, $0) } }
      if let first = own.first, let second = own.first(where: { $0.1 != first.1 }) {
        throw Refusal(
          "\(format) has one form for '\(first.0.keyword)' and '\(second.0.keyword)' of '\(locale)', which differ here")
      }
      sentences.append(own.first?.1 ?? other)
    }
    return Sentences(forms: sentences, others: others)
  }
}
