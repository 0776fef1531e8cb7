internal import CatalogModel
internal import SourceReading

/// Views, composables and components that the file declares.
extension SiteWalk {
  /// A SwiftUI view with a body.
  func component(of declaration: SourceDeclaration) -> Component? {
    guard tree.language == .swift, declaration.kind == .type else { return nil }
    let isView = declaration.types.contains { ["View", "SwiftUI.View", "ToolbarContent"].contains($0) }
    guard isView, let body = declaration.body.lazy.compactMap(\.declared).first(where: { $0.name == "body" }) else {
      return nil
    }
    var component = Component(
      name: declaration.name, parameters: Self.parameters(ofView: declaration), framework: table.framework)
    component.onlyButton = onlyRoot(of: body.body)
    return component
  }

  /// The parameters that callers of a view's initializer write: the declared ones, else its stored properties.
  private static func parameters(ofView declaration: SourceDeclaration) -> [SourceParameter] {
    let members = declaration.body.compactMap(\.declared)
    let own = members.filter { $0.kind == .function && $0.name == "init" }.flatMap(\.parameters)
    if !own.isEmpty { return own }
    let given: Set = ["Environment", "State", "EnvironmentObject", "StateObject", "FocusState", "AppStorage"]
    return members.filter { $0.kind == .value && !$0.attributes.contains(where: given.contains) }.compactMap { member in
      guard member.body.count <= 1, member.name != "body" else { return nil }
      return SourceParameter(
        label: member.name, name: member.name, type: member.types.first ?? "", defaultValue: member.body.first)
    }
  }

  /// A composable, a component of React, or a helper with parameters.
  func component(ofFunction declaration: SourceDeclaration) -> Component? {
    let isCapitalized = declaration.name.first?.isUppercase == true
    switch tree.language {
    case .swift, .kotlin:
      let isComposable = tree.language == .kotlin && isCapitalized
      guard isComposable || !declaration.parameters.isEmpty && declaration.name != "init" else { return nil }
      var component = Component(
        name: declaration.name, parameters: declaration.parameters,
        framework: table.framework)
      component.isOfFile = !isComposable
      component.onlyButton = onlyRoot(of: declaration.body)
      return component
    case .typeScript:
      guard isCapitalized else { return nil }
      var component = Component(name: declaration.name, parameters: declaration.parameters, framework: table.framework)
      component.onlyButton = onlyRoot(of: declaration.body)
      return component
    case .blueprint, .html, .xml: return nil
    }
  }

  /// `const DeleteButton = ({ onClick }) => …`, also in `observer(…)` and the like.
  func component(ofValue declaration: SourceDeclaration) -> Component? {
    guard tree.language == .typeScript, declaration.name.first?.isUppercase == true else { return nil }
    var node = declaration.body.first
    for _ in 0..<4 {
      guard let current = node else { return nil }
      switch current.kind {
      case .closure(let parameters, let body):
        var component = Component(
          name: declaration.name,
          parameters: parameters.map { SourceParameter(label: $0, name: $0, type: "") }, framework: table.framework)
        component.onlyButton = onlyRoot(of: body)
        return component
      case .declaration(let function) where function.kind == .function:
        var component = Component(name: declaration.name, parameters: function.parameters, framework: table.framework)
        component.onlyButton = onlyRoot(of: function.body)
        return component
      case .call(let call): node = call.arguments.first?.value
      case .operation(_, let operands): node = operands.first
      default: return nil
      }
    }
    return nil
  }

  /// Views that only say where their content goes.
  private static let transparent: Set = ["ToolbarItem", "Group", "PlainTooltip", "TooltipBox"]

  /// The first byte of the construct that a body is, apart from declarations before it; nil if it is more than one.
  private func onlyRoot(of body: [SourceNode]) -> Int? {
    var nodes = body
    for _ in 0..<16 {
      let shown = nodes.filter { node in
        switch node.kind {
        case .declaration, .assignment: false
        case .call(let call): tree.language != .typeScript || !call.name.hasPrefix("use")
        default: true
        }
      }
      guard shown.count == 1 || tree.language == .typeScript, let node = shown.last else { return nil }
      switch node.kind {
      case .operation("return", let operands): nodes = operands
      case .list(let inner): nodes = inner
      case .call(let call):
        if let base = call.base, case .call = base.kind {
          nodes = [base]
        } else if Self.transparent.contains(call.name), case .closure(_, let inner)? = call.trailing.first?.value.kind {
          nodes = inner
        } else {
          return call.nameRange.lowerBound
        }
      case .element(let element):
        // A tooltip around the button changes nothing.
        let only = element.children.filter { $0.plainText?.isEmpty != true }
        guard element.name.hasSuffix("Tooltip") || element.name.isEmpty, only.count == 1 else {
          return element.nameRange.lowerBound
        }
        nodes = only
      default: return nil
      }
    }
    return nil
  }
}

extension SourceNode {
  /// The declaration that the node is.
  var declared: SourceDeclaration? {
    if case .declaration(let declaration) = kind { declaration } else { nil }
  }
}
