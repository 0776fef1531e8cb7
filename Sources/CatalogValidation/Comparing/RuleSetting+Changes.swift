internal import CatalogFiles
internal import CatalogModel

extension RuleSetting {
  /// The changes of a catalogue's rule settings, which show reviewers which findings are no longer reported.
  static func changes(from old: [RuleSetting], to new: [RuleSetting]) -> [FieldChange] {
    Set((old + new).map(\.rule)).sorted().flatMap { rule -> [FieldChange] in
      let (before, after) = (old.filter { $0.rule == rule }, new.filter { $0.rule == rule })
      func level(_ settings: [RuleSetting]) -> String? { settings.lazy.compactMap(\.level).first?.rawValue }
      let exceptions = ListChange(
        from: before.flatMap(\.exceptions).map(\.text), to: after.flatMap(\.exceptions).map(\.text))
      func list(_ texts: [String]) -> String? { texts.isEmpty ? nil : texts.joined(separator: "; ") }
      return [
        FieldChange("rules.\(rule).severity", from: level(before), to: level(after)),
        FieldChange("rules.\(rule).exceptions", from: list(exceptions.removed), to: list(exceptions.added)),
      ].compactMap(\.self)
    }
  }
}

extension RuleException {
  /// `de, delete, counted: it is the product's name`
  fileprivate var text: String {
    let parts =
      (isForInherited ? ["inherited"] : []) + locales.map(\.identifier) + purposes + messages
      + iconSets.map(\.rawValue) + screens + platforms.map(\.rawValue)
    return "\(parts.isEmpty ? "all" : parts.joined(separator: ", ")): \(reason)"
  }
}
