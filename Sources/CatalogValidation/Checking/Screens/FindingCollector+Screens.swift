internal import CatalogFiles
internal import CatalogModel

extension FindingCollector {
  /// Reports a finding about a screen, at one of its fields, or at its beginning.
  ///
  /// - Parameters:
  ///   - field: the field in screens.json; nil for the whole screen.
  ///   - purpose: the purpose that the finding is about; nil without one.
  mutating func report(
    _ rule: any Rule.Type, _ message: String, of screen: CheckedScreen, at field: String? = nil,
    purpose: String? = nil, in catalog: CheckedCatalog, fix: Fix? = nil
  ) {
    let source = catalog.source
    let place = field.map { source.place(ofScreen: screen.id, $0) } ?? source.place(ofScreen: screen.id)
    report(rule, message, at: place, about: Subject(purpose: purpose, screen: screen.id), fix: fix)
  }
}

extension CheckedCatalog {
  /// The definition of the purpose with an identifier; nil if no layer declares it.
  func purpose(_ identifier: String) -> PurposeDefinition? {
    source.purposeIndex[identifier].map { source.purposes[$0] }
  }
}

extension Fix {
  /// A fix that replaces the purpose of a screen's item; nil if the item has a message of its purpose, or if the
  /// catalogue lacks the other purpose.
  init?(
    replacing item: HeaderItem, in field: String, of screen: CheckedScreen, by purpose: String,
    in catalog: CheckedCatalog
  ) {
    guard item.message == nil, catalog.purpose(purpose) != nil,
      let name = catalog.source.purposeName(ofItem: field, ofScreen: screen.id)
    else { return nil }
    self.init(file: name.file, range: name.range, replacement: "\"\(purpose)\"")
  }
}
