internal import CatalogModel
internal import MessageSyntax

extension PluralForms {
  /// What a counted unit has for each form, and what has no form.
  struct Sentences {
    /// The translation of each form; nil if there is none yet.
    var forms: [[MessagePiece]?]
    /// Explicit values, and categories that no integer has: entries of their own.
    var others: [PluralSlots.Slot]
  }

  /// Whether a selector has an entry of its own, since no form is for it.
  func isApart(_ selector: PluralMessage.Selector) -> Bool {
    if case .category(let category) = selector { forms(of: category).isEmpty } else { true }
  }

  /// Deals a unit's slots out to the forms.
  ///
  /// A form whose category has no sentence says what `other` says, as ICU does.
  /// - Throws: ``Refusal`` where two categories that share a form have different sentences.
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
