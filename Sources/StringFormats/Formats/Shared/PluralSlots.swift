package import MessageSyntax

/// A counted unit in formats with an entry for each plural category: a source and a target for each.
package struct PluralSlots: Sendable {
  package struct Slot: Sendable {
    package let selector: PluralMessage.Selector
    /// The source's sentence for the category, or for `other`; the number is the argument's placeholder.
    package let source: [MessagePiece]
    /// nil if there is no translation yet.
    package let target: [MessagePiece]?
  }

  /// The counted argument.
  package let argument: String
  /// Explicit values, then the categories from zero to other.
  package let slots: [Slot]

  /// The entries of a unit: the categories that its numbers can have in the target language, those of the target, and
  /// `other`.
  ///
  /// - Parameters:
  ///   - categories: the target language's categories, for a unit whose numbers' categories are not known.
  ///   - isForTranslators: true to leave out an `other` that none of the unit's numbers has. ICU requires it, so an import
  ///     adds it (``MessageForms/completed(_:asIn:of:in:)``).
  /// - Returns: nil if the unit is not counted or cannot be split without loss: an empty branch would come back as
  ///   missing.
  package init?(_ unit: StringUnit, categories: [PluralCategory], isForTranslators: Bool = false) {
    let source = MessageForms(unit.source)
    let target = unit.target.flatMap { $0.isEmpty ? nil : MessageForms($0) }
    let arguments = Set([source, target].compactMap { $0?.plural?.argument })
    guard arguments.count == 1, let argument = arguments.first, source.isHeld, target?.isHeld ?? true else {
      return nil
    }
    self.argument = argument

    let reached = unit.context.categories(of: argument)
    var wanted = Set(reached ?? categories).union([.other])
    let explicit = (target ?? source).plural?.branches.map(\.selector).filter(\.isExplicit) ?? []
    for case .category(let category) in target?.plural?.branches.map(\.selector) ?? [] { wanted.insert(category) }
    // A text without a form for each category shows 'other' for the rest.
    let isWhole = target.map { target in reached?.allSatisfy { target.plural?[$0] != nil } ?? false } ?? true
    if isForTranslators, isWhole, let reached, !reached.contains(.other) { wanted.remove(.other) }
    let selectors =
      explicit.map { $0 } + PluralCategory.allCases.filter(wanted.contains).map(PluralMessage.Selector.category)
    slots = selectors.map { selector in
      let (source, target) = (
        source.sentence(for: selector) ?? source.sentence(for: .category(.other)), target?.sentence(for: selector)
      )
      return Slot(
        selector: selector, source: Self.named(source ?? [], argument), target: target.map { Self.named($0, argument) })
    }
  }

  /// The same with a slot for each category of a language, for readers that do not fall back to `other`.
  ///
  /// A category that the translation does not have gets the sentences of `other`, as in ICU.
  package func completed(with categories: [PluralCategory]) -> PluralSlots {
    guard let other = slots.last(where: { $0.selector == .category(.other) }), other.target != nil else { return self }
    let explicit = slots.filter(\.selector.isExplicit)
    let known = PluralCategory.allCases.filter { category in
      categories.contains(category) || slots.contains { $0.selector == .category(category) }
    }
    let completed = known.map { category in
      let own = slots.first { $0.selector == .category(category) }
      return own?.target != nil
        ? own ?? other
        : Slot(selector: .category(category), source: own?.source ?? other.source, target: other.target)
    }
    return PluralSlots(argument: argument, slots: explicit + completed)
  }

  private init(argument: String, slots: [Slot]) {
    self.argument = argument
    self.slots = slots
  }

  /// A sentence outside its plural, where `#` has no meaning.
  private static func named(_ pieces: [MessagePiece], _ argument: String) -> [MessagePiece] {
    pieces.map { $0 == .numberSign ? .argument(argument) : $0 }
  }

  /// Joins branches into an ICU message, with `#` for the counted number.
  ///
  /// - Returns: the empty text if there are no branches.
  package static func message(counting argument: String, _ branches: [PluralMessage.Branch]) -> String {
    guard !branches.isEmpty else { return "" }
    let written = branches.map { branch in
      let pieces = branch.pieces.map { piece in
        piece == .argument(argument) || piece == .number(argument, .decimal) ? .numberSign : piece
      }
      return PluralMessage.Branch(branch.selector, pieces)
    }
    let ordered = written.enumerated().sorted { left, right in
      (left.element.selector.order, left.offset) < (right.element.selector.order, right.offset)
    }
    return PluralMessage(argument: argument, branches: ordered.map(\.element)).text
  }
}

extension MessageForms {
  /// True if entries can hold it without loss.
  fileprivate var isHeld: Bool {
    switch self {
    case .plain: true
    case .plural(let plural): plural.branches.allSatisfy { !$0.pieces.isEmpty }
    case .other: false
    }
  }

  /// The sentence of a selector, if there is one; a text that is not counted is that of `other`.
  fileprivate func sentence(for selector: PluralMessage.Selector) -> [MessagePiece]? {
    switch self {
    case .plain(let pieces): selector == .category(.other) ? pieces : nil
    case .plural(let plural): plural.branches.first { $0.selector == selector }?.pieces
    case .other: nil
    }
  }
}

extension PluralMessage.Selector {
  /// Parses a selector in the form of ``text``, or returns nil.
  package init?(_ text: some StringProtocol) {
    if let category = PluralCategory(keyword: text) {
      self = .category(category)
    } else if text.hasPrefix("="), let value = Double(text.dropFirst()), value.isFinite {
      self = .exactly(value)
    } else {
      return nil
    }
  }

  fileprivate var isExplicit: Bool {
    if case .exactly = self { true } else { false }
  }

  /// Explicit values in order, then categories.
  fileprivate var order: Int {
    switch self {
    case .exactly: -1
    case .category(let category): Int(category.rawValue)
    }
  }
}
