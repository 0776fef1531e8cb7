internal import CatalogModel
internal import ICUText
internal import MessageSyntax

extension PluralForms {
  /// The unit of a file's forms.
  struct Unit {
    let key: UnitKey
    /// The counted argument.
    let argument: String
    /// nil if the catalogue does not have the unit.
    let declaration: ArgumentDeclaration?
    let base: UnitBase?
    let locale: LanguageTag
    /// True if the last form may replace a missing `other` without a comparison with the base.
    var mayGuess = false
  }

  /// Joins the forms of a file into a message.
  ///
  /// - Parameters:
  ///   - forms: the sentence of each form; empty if it is missing.
  ///   - others: the branches with separate entries.
  /// - Throws: ``Refusal`` if the forms of one category differ, and if an exported `other` is missing.
  func message(
    _ forms: [[MessagePiece]], _ others: [PluralMessage.Branch], of unit: Unit
  ) throws(Refusal) -> String {
    var branches = try self.branches(of: forms, others, unit)
    guard !branches.isEmpty else { return "" }
    if let other = branches.first(where: { $0.selector == .category(.other) }) {
      return Self.likely(branches, other, of: unit)
    }
    // A missing `other` is taken from a form that no integer has, or else from the last one.
    let spare = forms.indices.last { index in
      !forms[index].isEmpty && categories.indices.contains(index) && categories[index].isEmpty
    }
    let said = forms.filter { !$0.isEmpty }
    let other = PluralMessage.Branch(.category(.other), spare.map { forms[$0] } ?? said.last ?? [])
    if spare == nil, !unit.mayGuess, let base = unit.base, !base.isTarget("") {
      return try Self.exported(branches, said: said, of: unit, base: base)
    }
    if !other.pieces.isEmpty { branches.append(other) }
    return Self.likely(branches, other, of: unit)
  }

  private func branches(
    of forms: [[MessagePiece]], _ others: [PluralMessage.Branch], _ unit: Unit
  ) throws(Refusal) -> [PluralMessage.Branch] {
    var branches: [PluralMessage.Branch] = []
    for category in PluralCategory.allCases {
      let numbers = self.forms(of: category).filter { forms.indices.contains($0) && !forms[$0].isEmpty }
      guard let first = numbers.first else { continue }
      let problem = "both '\(category.keyword)' of '\(unit.locale)'; make them the same"
      if let second = numbers.first(where: { forms[$0] != forms[first] }) {
        throw Refusal("forms \(first) and \(second) are \(problem)")
      }
      let branch = PluralMessage.Branch(.category(category), forms[first])
      // A template for all languages has separate entries even if this language has a form.
      if let apart = others.first(where: { $0.selector == branch.selector }), apart != branch {
        throw Refusal(
          "form \(first) and '\(unit.key)[\(category.keyword)]' are \(problem), or leave the latter empty")
      }
      branches.append(branch)
    }
    let apart = others.filter { other in !branches.contains { $0.selector == other.selector } }
    return branches + apart
  }

  /// The exported message, if its separate `other` is missing from the file.
  ///
  /// Its text may equal that of some form. If not, it is unknown, and a guess would be imported as a change although
  /// the file was not changed.
  private static func exported(
    _ branches: [PluralMessage.Branch], said: [[MessagePiece]], of unit: Unit, base: UnitBase
  ) throws(Refusal) -> String {
    for pieces in said.reversed() {
      let other = PluralMessage.Branch(.category(.other), pieces)
      let text = likely(branches + [other], other, of: unit)
      if base.isTarget(text) { return text }
    }
    // An export leaves out an 'other' that no number has, and the merge adds it.
    if let reached = reached(by: unit), !reached.contains(.other) {
      return PluralSlots.message(counting: unit.argument, branches)
    }
    throw Refusal("'\(unit.key)[other]' is missing, and no form says what it said; put it back as it was exported")
  }

  /// The categories of a unit's whole numbers; nil if it may count others.
  private static func reached(by unit: Unit) -> PluralCategorySet? {
    guard let counted = unit.declaration, counted.kind == .integer else { return nil }
    return (try? PluralRules(locale: unit.locale.identifier, kind: .cardinal))?
      .reachableCategories(upTo: counted.maximum ?? .max)
  }

  /// Removes branches that equal `other`, if the exported unit did not have them.
  static func likely(
    _ branches: [PluralMessage.Branch], _ other: PluralMessage.Branch, of unit: Unit
  ) -> String {
    let needless = branches.indices.filter { index in
      guard case .category(let category) = branches[index].selector, category != .other else { return false }
      return branches[index].pieces == other.pieces
    }
    func message(without left: [Int]) -> String {
      PluralSlots.message(
        counting: unit.argument, branches.indices.filter { !left.contains($0) }.map { branches[$0] })
    }
    let reached = reached(by: unit)
    let unreached = needless.filter { index in
      if case .category(let category) = branches[index].selector {
        reached.map { !$0.contains(category) } ?? false
      } else {
        false
      }
    }
    let usual = message(without: unreached)
    guard let base = unit.base, !needless.isEmpty, !base.isTarget(usual) else { return usual }
    // At most five categories: 32 combinations.
    for subset in 0..<(1 << needless.count) {
      let left = needless.enumerated().filter { subset & (1 << $0.offset) != 0 }.map(\.element)
      let text = message(without: left)
      if base.isTarget(text) { return text }
    }
    return usual
  }
}
