internal import CatalogModel
internal import SourceReading
internal import SourceText

extension SiteWalk {
  /// The wrappers that the file defines; their drafts become definitions.
  mutating func foundWrappers() -> [Wrapper] {
    var found: [Wrapper] = []
    let groups = Dictionary(grouping: drafts.indices.filter { drafts[$0].component != nil }) {
      drafts[$0].component ?? 0
    }
    for (number, sites) in groups.sorted(by: { $0.key < $1.key }) {
      let component = components[number]
      let isOne = sites.count == 1 && component.onlyButton == drafts[sites[0]].site.range.lowerBound
      let isNamedButton = outermost(of: sites).count == 1 && component.name.hasSuffix("Button") && !component.isOfFile
      var slots: [Wrapper.Slot] = []
      for site in sites {
        guard let slot = slot(of: drafts[site], component),
          slot.isSetByUses || isOne && !component.isOfFile || isNamedButton && site == sites.first
        else { continue }
        slots.append(slot)
        drafts[site].site.isDefinition = true
      }
      guard !slots.isEmpty, slots.count <= Self.maximumSlots else { continue }
      var wrapper = Wrapper(name: component.name, framework: component.framework, slots: slots)
      if component.isOfFile { wrapper.file = tree.file.path }
      found.append(wrapper)
    }
    return found
  }

  private static let maximumSlots = 6

  /// The sites that are not inside another one, such as items of a menu that a button opens.
  private func outermost(of sites: [Int]) -> [Int] {
    var end = 0
    return sites.filter { index in
      let range = drafts[index].site.range
      guard range.lowerBound >= end else { return false }
      end = range.upperBound
      return true
    }
  }

  private func slot(of draft: SiteDraft, _ component: Component) -> Wrapper.Slot? {
    var slot = Wrapper.Slot(construct: draft.site.construct)
    if draft.hasKnownContainer { slot.container = draft.site.container }
    slot.placement = draft.site.placement
    slot.role = draft.site.role
    slot.systemItem = draft.site.systemItem
    slot.purpose = draft.site.adoptedPurpose
    slot.texts = draft.texts.map { text in
      if case .name(let parts, _) = text.expression, let found = component.parameter(parts) {
        return Wrapper.TextSource(
          use: text.use, parameter: found.0, fixed: defaultTexts(of: found.1), mayBeKey: found.1.takesKey)
      }
      return Wrapper.TextSource(use: text.use, parameter: nil, fixed: [text.expression], mayBeKey: false)
    }
    slot.icons = draft.icons.map { icon in
      if case .name(let parts, let origin) = icon.expression, let found = component.parameter(parts) {
        return Wrapper.IconSource(parameter: found.0, fixed: defaultIcons(of: found.1, origin), origin: origin)
      }
      return Wrapper.IconSource(parameter: nil, fixed: [icon.expression], origin: .asset)
    }
    slot.actions = draft.site.actions.map { action in
      let parameter = component.parameter(action.split(separator: ".").map(String.init).filter { $0 != "invoke" })
      return Wrapper.ActionSource(parameter: parameter?.0, fixed: parameter == nil ? [action] : [])
    }
    slot.contents = draft.contentParameters.compactMap { component.parameter([$0])?.0 }
    return slot
  }

  private func defaultTexts(of parameter: SourceParameter) -> [TextExpression] {
    guard let value = parameter.defaultValue else { return [] }
    return textReader(SiteContext()).texts(of: value, mayBeKey: parameter.takesKey).map(\.expression)
  }

  private func defaultIcons(of parameter: SourceParameter, _ origin: SiteIcon.Origin) -> [IconExpression] {
    guard let value = parameter.defaultValue else { return [] }
    return iconReader(SiteContext()).icons(of: value, as: origin).map(\.expression)
  }
}

extension Wrapper.Slot {
  /// True if uses choose its texts, icons or content.
  var isSetByUses: Bool {
    texts.contains { $0.parameter != nil && $0.use != .tooltip } || icons.contains { $0.parameter != nil }
      || !contents.isEmpty
  }
}

extension Component {
  /// The parameter that a name refers to, with the field after it.
  func parameter(_ parts: [String]) -> (Wrapper.Parameter, SourceParameter)? {
    var path = FileIndex.withoutSelf(parts)[...]
    let value = framework.description.parameters
    if let value, path.first == value, path.count > 1 { path = path.dropFirst() }
    guard let name = path.first, path.count <= 3 else { return nil }
    if let position = parameters.firstIndex(where: { $0.name == name }) {
      let found = parameters[position]
      return (Wrapper.Parameter(label: found.label, position: position, field: Array(path.dropFirst())), found)
    }
    guard let value, parts.first == value else { return nil }
    return (Wrapper.Parameter(label: name, position: -1), SourceParameter(label: name, name: name, type: ""))
  }
}

extension SourceParameter {
  /// True if a literal for it is a key of a string table.
  fileprivate var takesKey: Bool {
    type.hasPrefix("LocalizedString") || type.hasSuffix("LocalizedStringKey") || type == "Text"
  }
}
