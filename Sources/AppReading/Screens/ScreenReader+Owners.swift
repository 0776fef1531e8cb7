internal import CatalogModel
internal import SourceReading
internal import SourceText

/// Declarations whose body may be a screen: types, composables, components, templates.
extension ScreenReader {
  mutating func add(_ declaration: SourceDeclaration, _ extent: Range<Int>) -> Int? {
    guard let framework = framework(of: declaration) else { return nil }
    let named = ScreenWords.showing(ofName: declaration.name)
    let inherited = declaration.types.lazy.compactMap { type in
      ScreenWords.supertypes[type].map { (showing: $0, type: type) }
    }.first
    let traits = traits(of: declaration)
    let isBase = framework.stacksAreScreens && traits.contains(.stack)
    // A controller of AppKit is a part of a window, unless its name is that of a screen.
    let isController = declaration.name.hasSuffix("ViewController") || declaration.types.contains("NSViewController")
    let isPart =
      !framework.pushesScreens && isController && !ScreenWords.isTask(declaration.name)
      || framework.statesAreParts && ScreenWords.states.contains(where: declaration.name.hasSuffix)
    facts.owners.append(
      AppScreens.Owner(
        name: declaration.name.lastNamePart, file: file, range: declaration.nameRange, extent: extent,
        framework: framework.framework,
        declared: declared(declaration, framework, inherited: inherited?.showing, named: named.showing),
        isScreen: (inherited != nil || named.isScreen || isBase) && !isPart && !traits.contains(.wrapper),
        traits: traits))
    return facts.owners.count - 1
  }

  /// The way of showing that a declaration implies: by its name, if that is more exact than its supertype.
  private func declared(
    _ declaration: SourceDeclaration, _ framework: FrameworkDescription, inherited: ScreenShowing??,
    named: ScreenShowing?
  ) -> ScreenShowing? {
    guard !framework.pushesScreens else { return (inherited ?? nil) ?? named }
    let name = declaration.name
    // Nothing is pushed on a Mac: a task has a sheet, or a separate window.
    let isOver =
      name.contains("Sheet") || name.contains("Popover")
      || !name.hasSuffix("WindowController") && ScreenWords.isTask(name)
    return isOver ? .modal : (inherited ?? nil) ?? named
  }

  /// The framework of a declaration with a body of views; nil for other declarations.
  private func framework(of declaration: SourceDeclaration) -> FrameworkDescription? {
    FrameworkDescription.all.first { framework in
      framework.languages.contains(language) && framework.hasBody?(declaration, isForMac) ?? false
    }
  }

  private func traits(of declaration: SourceDeclaration) -> Set<AppScreens.Trait> {
    var traits = Set<AppScreens.Trait>()
    for node in declaration.body { Self.addTraits(of: node, to: &traits) }
    let members = declaration.body.compactMap { node -> SourceDeclaration? in
      if case .declaration(let member) = node.kind, member.kind == .value { member } else { nil }
    }
    let sets = members.contains { $0.attributes.contains("Binding") && $0.types.first != "Bool" }
    if sets { traits.insert(.input) }
    let takesContent =
      members.contains { $0.attributes.contains("ViewBuilder") && $0.types.contains { $0.contains("->") } }
      || members.contains { $0.name == "content" && $0.body.isEmpty }
      || declaration.parameters.contains { $0.name == "content" && $0.type.contains("->") || $0.name == "children" }
    let isHolder = declaration.types.contains { ScreenWords.holders.contains($0) || $0.hasSuffix("ToolbarContent") }
    if takesContent || isHolder { traits.insert(.wrapper) }
    return traits
  }

  static func addTraits(of node: SourceNode, to traits: inout Set<AppScreens.Trait>) {
    node.walk { node in
      switch node.kind {
      case .call(let call): if let trait = ScreenWords.trait(call.name) { traits.insert(trait) }
      case .element(let element): if let trait = ScreenWords.trait(element.name) { traits.insert(trait) }
      // A nested type is a separate view.
      case .declaration(let declaration): return declaration.kind != .type
      default: break
      }
      return true
    }
  }
}

extension SourceTree {
  /// True if a file in Swift imports AppKit and not UIKit.
  var importsAppKit: Bool {
    language == .swift
      && [Array("import Cocoa".utf8), Array("import AppKit".utf8)].contains { importLine in
        file.bytes.prefix(8 << 10).firstRange(of: importLine) != nil
      }
  }
}
