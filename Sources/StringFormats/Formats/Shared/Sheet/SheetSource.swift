internal import CatalogModel

/// The source text of a unit in a sheet: a counted one has a line for each form, `one: Delete {count} item`.
enum SheetSource {
  static func cell(of source: String) -> String {
    guard let plural = MessageForms(source).plural else { return source }
    return plural.branches.map { branch in
      let sentence = branch.pieces.map { $0 == .numberSign ? .argument(plural.argument) : $0 }
      return "\(branch.selector.text): \(MessageForms.plain(sentence).text ?? "")"
    }.joined(separator: "\n")
  }

  /// Parses a cell.
  ///
  /// - Parameter known: the unit; only units that may be counted have forms.
  /// - Returns: nil for an empty cell.
  static func message(_ cell: String, of known: ReadContext.Unit?) -> String? {
    guard !cell.isEmpty else { return nil }
    guard known?.arguments.contains(where: { $0.kind != .text }) == true else { return cell }
    var forms: [(selector: PluralMessage.Selector, text: String)] = []
    for line in cell.lines {
      if let colon = line.firstRange(of: ": "), let selector = PluralMessage.Selector(line[..<colon.lowerBound]) {
        forms.append((selector, String(line[colon.upperBound...])))
      } else if forms.isEmpty {
        return cell
      } else {
        forms[forms.count - 1].text += "\n\(line)"
      }
    }
    let branches = forms.compactMap { selector, text -> PluralMessage.Branch? in
      guard case .plain(let pieces) = MessageForms(text) else { return nil }
      return PluralMessage.Branch(selector, pieces)
    }
    guard branches.count == forms.count else { return cell }
    return PluralSlots.message(counting: CountedArgument.name(of: known), branches)
  }
}
