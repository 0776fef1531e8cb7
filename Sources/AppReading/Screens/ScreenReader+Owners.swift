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
    let isBase = framework == .swiftUI && traits.contains(.stack)
    // A controller of AppKit is a part of a window, unless its name is that of a screen.
    let isController = declaration.name.hasSuffix("ViewController") || declaration.types.contains("NSViewController")
    let isPart =
      framework == .appKit && isController && !ScreenWords.isTask(declaration.name)
      || framework == .compose && ScreenWords.states.contains(where: declaration.name.hasSuffix)
    facts.owners.append(
      ScreenFacts.Owner(
        name: declaration.name.lastNamePart, file: file, range: declaration.nameRange, extent: extent,
        framework: framework, declared: declared(declaration, framework, inherited?.showing, named.showing),
        isScreen: (inherited != nil || named.isScreen || isBase) && !isPart && !traits.contains(.wrapper),
        traits: traits))
    return facts.owners.count - 1
  }

  /// The way of showing that a declaration implies: by its name, if that is more exact than its supertype.
  private func declared(
    _ declaration: SourceDeclaration, _ framework: Framework, _ inherited: ScreenFacts.Showing??,
    _ named: ScreenFacts.Showing?
  ) -> ScreenFacts.Showing? {
    guard framework == .appKit else { return (inherited ?? nil) ?? named }
    let name = declaration.name
    // Nothing is pushed on a Mac: a task has a sheet, or a separate window.
    let isOver =
      name.contains("Sheet") || name.contains("Popover")
      || !name.hasSuffix("WindowController") && ScreenWords.isTask(name)
    return isOver ? .modal : (inherited ?? nil) ?? named
  }

  /// The framework of a declaration with a body of views; nil for other declarations.
  private func framework(of declaration: SourceDeclaration) -> Framework? {
    switch (language, declaration.kind) {
    case (.swift, .type):
      let isView = declaration.types.contains { type in
        type.hasSuffix("View") && !type.hasPrefix("UI") && !type.hasPrefix("NS") || type.hasSuffix("ToolbarContent")
      }
      if isView { return .swiftUI }
      let isController = declaration.types.contains { type in
        type.hasSuffix("ViewController") || type.hasSuffix("WindowController")
      }
      if declaration.types.contains(where: { $0.hasPrefix("NS") && $0 != "NSObject" }) || isController && isForMac {
        return .appKit
      }
      return isController || declaration.types.contains { $0.hasPrefix("UI") } ? .uiKit : nil
    case (.kotlin, .type):
      return (declaration.types + [declaration.name]).contains(where: Self.isOfAndroid) ? .androidViews : nil
    case (.kotlin, .function): return declaration.attributes.contains("Composable") ? .compose : nil
    case (.typeScript, .function), (.typeScript, .value), (.typeScript, .type):
      let isComponent = declaration.name.first?.isUppercase == true && declaration.body.contains(where: Self.hasElement)
      return isComponent ? .react : nil
    default: return nil
    }
  }

  /// Returns whether a type is an activity or a fragment, by its name: `SettingsFragment : PreferenceFragmentCompat()`.
  private static func isOfAndroid(_ name: String) -> Bool {
    ["Activity", "Fragment", "FragmentCompat"].contains(where: name.hasSuffix)
  }

  private func traits(of declaration: SourceDeclaration) -> Set<ScreenFacts.Trait> {
    var traits = Set<ScreenFacts.Trait>()
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

  /// A template or an outermost object of markup.
  mutating func add(_ element: SourceElement, _ extent: Range<Int>, isOutermost: Bool) -> Int? {
    guard language == .blueprint || language == .xml else { return nil }
    let name = element["class"]?.text ?? element["id"]?.text
    let parent = element["parent"]?.text ?? element.name
    guard isOutermost || element.name == "template", let name, let showing = ScreenWords.supertypes[parent] else {
      return nil
    }
    var traits = Set<ScreenFacts.Trait>()
    for node in element.attributes.map(\.value) + element.children { Self.addTraits(of: node, to: &traits) }
    facts.owners.append(
      ScreenFacts.Owner(
        name: name, file: file, range: element.nameRange, extent: extent, framework: .gtk, declared: showing,
        isScreen: true, traits: traits))
    return facts.owners.count - 1
  }

  private static func hasElement(_ node: SourceNode) -> Bool {
    var found = false
    node.walk { node in
      if case .element = node.kind { found = true }
      return !found
    }
    return found
  }

  private static func addTraits(of node: SourceNode, to traits: inout Set<ScreenFacts.Trait>) {
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
      && [Array("import Cocoa".utf8), Array("import AppKit".utf8)].contains { words in
        file.bytes.prefix(8 << 10).firstRange(of: words) != nil
      }
  }
}
