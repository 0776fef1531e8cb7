package import CatalogFiles
internal import CatalogModel
package import CodeWriting

extension ReadingSettings {
  /// The settings in a catalogue's audit.json.
  ///
  /// - Parameter purposes: the names of the catalogue's.
  package init(_ file: AuditFile, purposes: PurposeNames) {
    self.init(wrappers: file.wrappers.compactMap { Wrapper($0) }, purposes: purposes)
  }
}

extension Wrapper {
  /// A wrapper that audit.json declares.
  fileprivate init?(_ declared: AuditFile.Wrapper) {
    guard let framework = Framework(rawValue: declared.framework) else { return nil }
    var slot = Slot(construct: "\(framework.rawValue).wrapper")
    slot.container = declared.container.flatMap { Container(rawValue: $0) }
    slot.placement = declared.placement.flatMap { Placement(rawValue: $0) }
    func parameter(_ field: String) -> Parameter? {
      switch declared.arguments[field] {
      case .label(let label): Parameter(label: label, position: -1)
      case .position(let position): Parameter(label: nil, position: position)
      case nil: nil
      }
    }
    for (field, use) in [("title", SiteText.Use.title), ("accessibilityLabel", .accessibilityLabel)] {
      guard let parameter = parameter(field) else { continue }
      slot.texts.append(
        TextSource(use: use, parameter: parameter, fixed: [], mayBeKey: framework.description.literalsAreKeys))
    }
    if let parameter = parameter("icon") {
      slot.icons = [IconSource(parameter: parameter, fixed: [], origin: framework.description.iconOfWrappers)]
    }
    if let parameter = parameter("action") { slot.actions = [ActionSource(parameter: parameter, fixed: [])] }
    slot.purpose = declared.purpose
    self.init(name: declared.name, framework: framework, isDeclared: true, slots: [slot])
  }
}
