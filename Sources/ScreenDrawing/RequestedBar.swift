package import CatalogModel
internal import Navigation
package import CatalogValidation
internal import SourceText

/// The contents of a bar, in the words of a command line; each list has purposes separated by commas.
package struct RequestedBar: Sendable {
  /// The kind of the header, such as `dialog`.
  package var kind: String
  /// The way in which the screen is left, such as `back`; nil for the kind's first way.
  package var dismiss: String?
  package var items = RequestedItems()
  /// The purposes of a segmented control; the first is selected.
  package var segments: String?
  /// The purpose whose title is the placeholder of a search field.
  package var search: String?
  /// The purposes of toggles that are on.
  package var on: String?
  /// The purposes of items that cannot be pressed.
  package var disabled: String?
  /// The numbers on badges: `notifications=3`.
  package var badge: String?

  package init(_ kind: String) { self.kind = kind }

  /// The header.
  ///
  /// - Throws: an error if the kind does not allow the contents, if a purpose is unknown or not in the header, or if it has
  ///   no opposite where that is needed.
  package func header(in names: CatalogNames) throws(BarRequestError) -> Header {
    let definition = try converting(BarRequestError.name) { () throws(NameError) in
      try names.header(kind)
    }
    var header = Header(
      kind: definition.kind, titleStyle: definition.title, leading: try leading(definition),
      confirmation: try items.confirmation(of: definition, in: names),
      trailing: try items.actions(of: definition, in: names))
    header.segments = try list(segments).enumerated().map { index, name throws(BarRequestError) in
      try HeaderItem(named: name, isOn: index == 0, in: names)
    }
    if let search { header.search = try HeaderItem(named: search, in: names) }
    try addStates(to: &header, in: names)
    return header
  }

  /// The header of a declared screen, with the requested states.
  ///
  /// - Throws: an error if other contents are requested, or a state of a purpose that is not in the header.
  func header(of screen: Screen, in screens: Screens, _ names: CatalogNames) throws(BarRequestError) -> Header {
    guard dismiss == nil, items.confirm == nil, items.trailing == nil, segments == nil, search == nil else {
      throw .contentsOfScreen(screen.id)
    }
    var header = screens.header(of: screen)
    try addStates(to: &header, in: names)
    return header
  }

  private func leading(_ definition: HeaderKindDefinition) throws(BarRequestError) -> Header.Leading {
    try converting({ BarRequestError.dismissal(kind: kind, $0) }) { () throws(HeaderRefusal) in
      try definition.leading(by: dismiss)
    }
  }

  private func addStates(to header: inout Header, in names: CatalogNames) throws(BarRequestError) {
    for name in list(on) {
      guard try names.named(name).opposite != nil else { throw .noOpposite(name) }
      try change(name, option: "on", of: &header) { $0.isOn = true }
    }
    for name in list(disabled) { try change(name, option: "disabled", of: &header) { $0.isEnabled = false } }
    for pair in list(badge) {
      let parts = pair.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let number = Int(parts[1]), number >= 0 else { throw .notABadge(pair) }
      try change(String(parts[0]), option: "badge", of: &header) { $0.badge = number }
    }
  }

  private func list(_ names: String?) -> [String] {
    names.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) } ?? []
  }

  private func change(
    _ name: String, option: String, of header: inout Header, _ change: (inout HeaderItem) -> Void
  ) throws(BarRequestError) {
    var isFound = false
    let changed = header.changing(name) { item in
      isFound = true
      change(&item)
    }
    guard isFound else { throw .notInBar(name, option: option) }
    header = changed
  }
}
