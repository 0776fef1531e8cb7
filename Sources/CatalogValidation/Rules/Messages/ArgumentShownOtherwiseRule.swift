internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import MessageSyntax
internal import PurposeCatalog

/// Reports `argument-shown-otherwise`: a translation counts, selects and formats each argument as the source text does.
package enum ArgumentShownOtherwiseRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "argument-shown-otherwise",
    severity: .error,
    reach: .otherLocales,
    summary: "A translation counts, ranks, selects and formats each argument as the source text does.",
    rationale: """
      A program passes one value for all languages. An offset of the translation alone says "0 photos" for one photo, \
      a percent style 500 % for five, and a 'selectordinal' in place of a 'plural' the form of a rank. A keyword that \
      was translated is never chosen, and one that was left out shows the text of 'other'.
      """,
    breaking: [
      .counted(
        "{↓count, plural, offset:1 one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów} "
          + "other {Usuń # elementu}}", in: "pl"),
      .counted("Usuń ({↓count, number, percent})", in: "pl"),
      selecting("{kind, select, ↓zdjęcie {Usuń zdjęcie} other {Usuń}}"),
    ],
    passing: [
      .counted("Usuń ({count, number, integer})", in: "pl"),
      selecting("{kind, select, photo {Usuń zdjęcie} other {Usuń}}"),
    ]
  )

  private static func selecting(_ text: String) -> RuleExample {
    RuleExample(
      arguments: #""kind": { "type": "text" }"#, en: "{kind, select, photo {Delete the photo} other {Delete}}", pl: text
    )
  }

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    guard text.syntaxErrors.isEmpty, let sourceUses = text.sourceUses else { return }
    for ((argument, own), source) in zip(zip(text.arguments, text.uses), sourceUses) where own.isUsed {
      if argument.kind == .text {
        checkKeywords(of: argument.name, own: own, source: source, in: text, &collector)
      } else if let difference = difference(of: argument, own: own, source: source, in: text) {
        let samples = samples(of: argument, text)
        collector.report(
          self, difference.message + (samples.isEmpty ? "" : "; \(samples)"), in: text, at: difference.offset,
          argument: argument.name)
      }
    }
  }

  /// The problem of a number, and its place in the text; nil if it is shown as in the source text.
  private static func difference(
    of argument: ArgumentDeclaration, own: ArgumentUse, source: ArgumentUse, in text: CheckedText
  ) -> (message: String, offset: Int)? {
    func place(_ isMeant: (MessageNode) -> Bool) -> Int {
      text.nodes.first { $0.isPlaceholder && $0.names(argument.name, in: text.bytes) && isMeant($0) }?.nameRange
        .lowerBound ?? 0
    }
    if let kind = own.counted, let meant = source.counted, kind != meant {
      return (
        "'\(argument.name)' is \(past(kind)) here and \(past(meant)) in the source text; write '\(keyword(meant))', or "
          + "'\(keyword(kind))' in the source text",
        place { $0.pluralKind == kind }
      )
    }
    if own.counted != nil, source.counted != nil, own.offsets != source.offsets {
      let offset = own.offsets.subtracting(source.offsets).max() ?? 0
      return (
        "the plural of '\(argument.name)' has \(named(own.offsets)), and the source text's has "
          + "\(named(source.offsets)); write the same",
        place { $0.pluralKind != nil && $0.offset == offset }
      )
    }
    if let sign = signAfterPercent(of: argument, in: text) {
      return ("'\(argument.name)' is printed with its percent sign, and another one follows; remove it", sign)
    }
    // A whole number looks the same in the styles 'decimal' and 'integer'.
    let (styles, meant) = (shown(own.styles, argument), shown(source.styles, argument))
    guard let style = styles.subtracting(meant).first, source.prints > 0 || style == .percent else { return nil }
    return (
      "'\(argument.name)' is written \(named(style)) here, and not in the source text; write it as there",
      place { [.argument, .number].contains($0.kind) && shown([$0.style], argument) == [style] }
    )
  }

  /// The place of a percent sign after a number that is printed with one.
  private static func signAfterPercent(of argument: ArgumentDeclaration, in text: CheckedText) -> Int? {
    for node in text.nodes
    where node.kind == .number && node.style == .percent && node.names(argument.name, in: text.bytes) {
      let rest = text.bytes[node.range.upperBound...].prefix(4)
      guard let sign = rest.firstIndex(where: { $0 != UInt8(ascii: " ") && $0 != 0xC2 && $0 != 0xA0 }),
        rest[sign] == UInt8(ascii: "%")
      else { continue }
      return sign
    }
    return nil
  }

  private static func shown(_ styles: Set<NumberStyle>, _ argument: ArgumentDeclaration) -> Set<NumberStyle> {
    let all = styles.isEmpty ? [.decimal] : styles
    return argument.kind == .integer ? Set(all.map { $0 == .integer ? .decimal : $0 }) : all
  }

  /// Reports keywords of a select that the source text does not have, and those of the source text that are missing.
  private static func checkKeywords(
    of name: String, own: ArgumentUse, source: ArgumentUse, in text: CheckedText,
    _ collector: inout FindingCollector
  ) {
    guard !own.keywords.isEmpty, !source.keywords.isEmpty, own.keywords != source.keywords else { return }
    let meant = source.keywords.sorted().map { "'\($0)'" }.joined(separator: ", ")
    var unknown: Set<String> = []
    for node in text.nodes where node.kind == .branch && node.selector == .word {
      let keyword = text.text(node.nameRange)
      guard own.keywords.contains(keyword), !source.keywords.contains(keyword), unknown.insert(keyword).inserted else {
        continue
      }
      collector.report(
        self,
        "the source text has no keyword '\(keyword)' for '\(name)', so that 'other' is shown instead; write one of \(meant)",
        in: text, at: node.nameRange.lowerBound, argument: name)
    }
    guard unknown.isEmpty,
      let select = text.nodes.first(where: { $0.kind == .select && $0.names(name, in: text.bytes) })
    else { return }
    let missing = source.keywords.subtracting(own.keywords).sorted().map { "'\($0)'" }.joined(separator: ", ")
    collector.report(
      self, "the select by '\(name)' lacks \(missing) of the source text, so that 'other' is shown instead; add it",
      in: text, at: select.nameRange.lowerBound, argument: name)
  }

  /// The printed texts for 1, 2 and 5; empty for a message with other arguments.
  private static func samples(of argument: ArgumentDeclaration, _ text: CheckedText) -> String {
    guard let rules = try? NumberRules(locale: text.locale.facts.numberTag) else { return "" }
    guard text.arguments.count == 1,
      let message = try? CompiledMessage(
        MessageTree(parsing: text.text(text.bytes.indices)), rules: rules, isRightToLeft: false)
    else { return "" }
    let shown = [1, 2, 5].compactMap { number in
      (try? message.format([argument.name: .integer(number)])).map { "'\($0)' for \(number)" }
    }
    return "people read \(shown.joined(separator: ", "))"
  }

  private static func past(_ kind: PluralKind) -> String { kind == .cardinal ? "counted" : "ranked" }
  private static func keyword(_ kind: PluralKind) -> String { kind == .cardinal ? "plural" : "selectordinal" }

  private static func named(_ offsets: Set<Double>) -> String {
    let named = offsets.filter { $0 != 0 }.sorted().map { "'offset:\(Int64(exactly: $0).map(String.init) ?? "\($0)")'" }
    return named.isEmpty ? "no offset" : named.joined(separator: " and ")
  }

  private static func named(_ style: NumberStyle) -> String {
    switch style {
    case .decimal: "with fractions"
    case .integer: "without fractions"
    case .percent: "as a percentage"
    }
  }
}
