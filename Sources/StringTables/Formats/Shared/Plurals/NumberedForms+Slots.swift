internal import CatalogModel
internal import ICUText
internal import MessageSyntax

extension NumberedForms {
  /// What a counted unit has for each form, and what has no form.
  struct Sentences {
    /// The translation of each form; nil where there is none yet.
    var forms: [[MessagePiece]?]
    /// Explicit values, and categories that no integer has: entries of their own.
    var others: [PluralSlots.Slot]
  }

  /// Deals a unit's slots out to the forms.
  ///
  /// A form whose category has no sentence says what `other` says, as ICU does.
  /// - Throws: ``Refusal`` where two categories that share a form have different sentences.
  func sentences(of slots: PluralSlots, format: String, locale: LanguageTag) throws(Refusal) -> Sentences {
    var targets: [PluralCategory: [MessagePiece]] = [:]
    var others: [PluralSlots.Slot] = []
    for slot in slots.slots {
      if case .category(let category) = slot.selector, !forms(of: category).isEmpty {
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

  /// Puts a message together from the forms of a file.
  ///
  /// - Parameters:
  ///   - forms: the sentence of each form, empty where there is none.
  ///   - others: the branches that have entries of their own.
  ///   - counted: the argument that is counted; nil where the catalogue does not know the unit.
  /// - Throws: ``Refusal`` where the forms of one category differ.
  func message(
    _ forms: [[MessagePiece]], _ others: [PluralForms.Branch], counting argument: String,
    _ counted: ArgumentDeclaration?, base: UnitBase?, locale: LanguageTag
  ) throws(Refusal) -> String {
    var branches: [PluralForms.Branch] = []
    for category in PluralCategory.allCases {
      let numbers = self.forms(of: category).filter { forms.indices.contains($0) && !forms[$0].isEmpty }
      guard let first = numbers.first else { continue }
      if let second = numbers.first(where: { forms[$0] != forms[first] }) {
        throw Refusal("forms \(first) and \(second) are both '\(category.keyword)' of '\(locale)'; make them the same")
      }
      branches.append(PluralForms.Branch(.category(category), forms[first]))
    }
    branches += others
    guard !branches.isEmpty else { return "" }
    // Files of others know no category that no integer has.
    let other =
      branches.first { $0.selector == .category(.other) }
      ?? PluralForms.Branch(
        .category(.other), forms.last { !$0.isEmpty } ?? [])
    if !branches.contains(where: { $0.selector == other.selector }), !other.pieces.isEmpty { branches.append(other) }
    return Self.likely(branches, other, counting: argument, counted, base: base, locale)
  }

  /// Leaves out the branches that say what `other` says, where the unit that was exported did.
  private static func likely(
    _ branches: [PluralForms.Branch], _ other: PluralForms.Branch, counting argument: String,
    _ counted: ArgumentDeclaration?, base: UnitBase?, _ locale: LanguageTag
  ) -> String {
    let needless = branches.indices.filter { index in
      guard case .category(let category) = branches[index].selector, category != .other else { return false }
      return branches[index].pieces == other.pieces
    }
    func message(without left: [Int]) -> String {
      PluralSlots.message(
        counting: argument, branches.indices.filter { !left.contains($0) }.map { branches[$0] })
    }
    let rules = try? PluralRules(locale: locale.identifier, kind: .cardinal)
    let reached = counted.flatMap { counted in
      counted.kind == .integer ? rules?.reachableCategories(upTo: counted.maximum ?? .max) : nil
    }
    let unreached = needless.filter { index in
      if case .category(let category) = branches[index].selector {
        reached.map { !$0.contains(category) } ?? false
      } else {
        false
      }
    }
    let usual = message(without: unreached)
    guard let base, !needless.isEmpty, !base.isTarget(usual) else { return usual }
    // At most five categories: 32 ways.
    for subset in 0..<(1 << needless.count) {
      let left = needless.enumerated().filter { subset & (1 << $0.offset) != 0 }.map(\.element)
      let text = message(without: left)
      if base.isTarget(text) { return text }
    }
    return usual
  }
}

extension UnitBase {
  /// Whether a text is the target that was exported.
  func isTarget(_ text: String) -> Bool { UnitBase(source: "", target: text, state: .new).target == target }

  /// The state of a unit whose format can say less than the catalogue: that of the base, where nothing was changed.
  ///
  /// - Parameter said: whether a state would have been written as the file has it.
  func state(of target: String, where said: (TranslationState) -> Bool) -> TranslationState? {
    said(state) && isTarget(target) ? state : nil
  }
}
