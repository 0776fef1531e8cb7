package import CatalogModel
package import CatalogValidation
internal import SourceText

/// The items of a header, in the words of a command line.
package struct RequestedItems: Sendable {
  /// The purpose of a dialog's preferred action, or nil.
  package let confirm: String?
  /// The purposes of the actions, separated by commas; nil for none.
  package let trailing: String?

  package init(confirm: String? = nil, trailing: String? = nil) {
    self.confirm = confirm
    self.trailing = trailing
  }

  /// The preferred action.
  ///
  /// - Throws: an error if it is missing and the kind needs one, or the other way round, or if the purpose is unknown.
  package func confirmation(
    of kind: HeaderKindDefinition, in names: CatalogNames
  ) throws(BarRequestError) -> HeaderItem? {
    do throws(HeaderRefusal) {
      try kind.checkConfirmation(isNamed: confirm != nil)
    } catch {
      guard let confirm else { throw .noConfirmation }
      throw .needlessConfirmation(confirm, kind: kind.kind)
    }
    guard let confirm else { return nil }
    return try HeaderItem(named: confirm, in: names)
  }

  /// The actions in reading order.
  ///
  /// - Throws: an error if there are more than the kind allows, or a purpose is unknown.
  package func actions(
    of kind: HeaderKindDefinition, in names: CatalogNames
  ) throws(BarRequestError) -> [HeaderItem] {
    var items: [HeaderItem] = []
    for name in trailing?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      items.append(try HeaderItem(named: String(name), in: names))
    }
    do throws(HeaderRefusal) {
      try kind.checkActions(count: items.count)
    } catch {
      throw .tooManyActions(kind: kind.kind, maximum: kind.maximumTrailing ?? 0)
    }
    return items
  }
}

extension HeaderItem {
  /// An item with the purpose of this name.
  init(named name: String, isOn: Bool? = nil, in names: CatalogNames) throws(BarRequestError) {
    self.init(purpose: try names.named(name).identifier, isOn: isOn)
  }
}

extension CatalogNames {
  /// The purpose with a name.
  func named(_ name: String) throws(BarRequestError) -> PurposeDefinition {
    try converting(BarRequestError.name) { () throws(NameError) in try purpose(name) }
  }
}
