package import SourceReading
internal import SourceText

/// Reads what one file says about screens.
package struct ScreenReader {
  let file: SourceFile
  let language: SourceLanguage
  /// Whether the file imports AppKit.
  private let isForMac: Bool
  var facts = ScreenFacts()
  /// The types that local values, properties and functions may have, by name.
  var values: [String: Set<String>] = [:]
  /// The same of the properties and functions of each type.
  private var members: [String: [String: Set<String>]] = [:]

  package static func facts(in tree: SourceTree) -> ScreenFacts {
    var reader = ScreenReader(file: tree.file, language: tree.language, isForMac: tree.importsAppKit)
    if tree.language != .blueprint, tree.language != .xml, tree.language != .html { reader.addMembers(tree.nodes) }
    for case .declaration(let declaration) in tree.nodes.map(\.kind) { reader.declared.insert(declaration.name) }
    for node in tree.nodes { reader.read(node, Scope()) }
    if tree.language == .typeScript { reader.addExport() }
    return reader.facts
  }

  private init(file: SourceFile, language: SourceLanguage, isForMac: Bool) {
    self.file = file
    self.language = language
    self.isForMac = isForMac
  }

  /// Where the reader is.
  struct Scope {
    /// The innermost type, component or template.
    var owner: String?
    /// The place of that owner among the facts; nil for a type that is no view.
    var index: Int?
    /// The names of what the innermost function presents.
    var presented: Set<String> = []
    var depth = 0
  }

  private static let maximumDepth = 200

  /// The names of the outermost declarations of a script.
  private(set) var declared: Set<String> = []

  // MARK: Members

  private mutating func addMembers(_ nodes: [SourceNode]) {
    for case .declaration(let declaration) in nodes.map(\.kind) {
      guard declaration.kind == .type || declaration.kind == .extension else { continue }
      var found: [String: Set<String>] = [:]
      for case .declaration(let member) in declaration.body.map(\.kind) {
        guard member.kind == .value || member.kind == .function else { continue }
        var types = Set(member.types.compactMap { Self.typeName($0.trimmedType) })
        for node in member.body where member.kind == .value || member.types.contains(where: \.isOfView) {
          types.formUnion(views(in: node))
        }
        if !types.isEmpty { found[member.name, default: []].formUnion(types) }
      }
      members[declaration.name.lastNamePart, default: [:]].merge(found) { $0.union($1) }
      addMembers(declaration.body)
    }
  }

  // MARK: Reading

  private mutating func read(_ node: SourceNode, _ scope: Scope) {
    guard scope.depth < Self.maximumDepth else { return }
    var inner = scope
    inner.depth += 1
    switch node.kind {
    case .declaration(let declaration): return read(declaration, node.range, inner)
    case .call(let call):
      addParts(call.name, to: scope)
      addShown(by: call, in: scope)
      addBarButton(of: call, in: scope)
      addHomeIndicator(of: call, in: scope)
    case .element(let element):
      if let index = add(element, node.range, isOutermost: scope.depth == 0) {
        (inner.owner, inner.index) = (facts.owners[index].name, index)
      }
      addParts(element.name, to: scope)
      addShown(by: element, in: scope)
      addBarButton(of: element, in: inner)
    case .assignment(let target, let value): addAssigned(target, value, in: scope)
    case .operation("switch", let parts): addRoutes(parts, in: scope)
    default: break
    }
    for child in node.children { read(child, inner) }
  }

  private mutating func read(_ declaration: SourceDeclaration, _ extent: Range<Int>, _ scope: Scope) {
    guard !declaration.isPreview else { return }
    let saved = values
    var inner = scope
    if let index = add(declaration, extent) {
      (inner.owner, inner.index) = (declaration.name.lastNamePart, index)
      addZones(of: declaration)
      if facts.owners[index].traits.contains(.wrapper) { addHeld(by: declaration) }
    }
    switch declaration.kind {
    case .type, .extension:
      addChildren(of: declaration)
      addTab(declaration, in: scope)
      if inner.index == scope.index {
        let isOfFramework = ["View", "UIViewController"].contains(declaration.name)
        (inner.owner, inner.index) = (isOfFramework ? nil : declaration.name.lastNamePart, nil)
      }
      values = members[declaration.name.lastNamePart] ?? [:]
    case .function:
      inner.presented = Self.presented(in: declaration.body)
      for parameter in declaration.parameters {
        if let type = Self.typeName(parameter.type.trimmedType) { values[parameter.name] = [type] }
      }
    case .value, .enumCase: break
    }
    for node in declaration.parameters.compactMap(\.defaultValue) + declaration.body { read(node, inner) }
    values = saved
    if declaration.kind == .value, scope.depth > 1, let first = declaration.body.first {
      let types = views(in: first)
      if !types.isEmpty { values[declaration.name] = types }
    }
  }

  /// A controller that another one keeps is a part of it, unless something shows it.
  private mutating func addChildren(of declaration: SourceDeclaration) {
    guard language == .swift, declaration.types.contains(where: { $0.hasSuffix("ViewController") }) else { return }
    for case .declaration(let member) in declaration.body.map(\.kind) where member.kind == .value {
      let name = member.name.lowercased()
      guard !["parent", "presenting", "delegate", "root", "main"].contains(where: name.contains) else { continue }
      for type in member.types.map(\.trimmedType) where type.hasSuffix("ViewController") && type != "UIViewController" {
        facts.shown.append(
          ScreenFacts.Shown(name: type, showing: .part, by: declaration.name.lastNamePart, means: "property"))
      }
    }
  }

  /// `object MoreTab : Tab { @Composable override fun Content() { MoreScreen() } }`
  private mutating func addTab(_ declaration: SourceDeclaration, in scope: Scope) {
    guard language == .kotlin, declaration.types.contains(where: { $0.lastNamePart == "Tab" }) else { return }
    for case .declaration(let member) in declaration.body.map(\.kind) where member.name == "Content" {
      // What it shows over that, such as a dialog, is no base.
      let shown = member.body.reduce(into: Set<String>()) { $0.formUnion(views(in: $1)) }
      add(shown.filter { ScreenWords.showing(ofName: $0).showing != .modal }, .root, "tab", in: scope)
    }
  }

  private mutating func addParts(_ name: String, to scope: Scope) {
    guard let index = scope.index, let part = Self.typeName(name) else { return }
    facts.owners[index].parts.insert(part)
  }

  // MARK: Owners

  private mutating func add(_ declaration: SourceDeclaration, _ extent: Range<Int>) -> Int? {
    guard let framework = framework(of: declaration) else { return nil }
    let named = ScreenWords.showing(ofName: declaration.name)
    let inherited = declaration.types.lazy.compactMap { type in
      ScreenWords.supertypes[type].map { (showing: $0, type: type) }
    }.first
    let traits = traits(of: declaration)
    let isBase = framework == .swiftUI && traits.contains(.stack)
    // A controller of AppKit is a part of a window, unless it is called a screen of its own.
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

  /// How a declaration says that it is shown: its name, if that is more exact than its supertype.
  private func declared(
    _ declaration: SourceDeclaration, _ framework: Framework, _ inherited: ScreenFacts.Showing??,
    _ named: ScreenFacts.Showing?
  ) -> ScreenFacts.Showing? {
    guard framework == .appKit else { return (inherited ?? nil) ?? named }
    let name = declaration.name
    // Nothing is pushed on a Mac: a task has a sheet, or a window of its own.
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

  /// Whether a type is an activity or a fragment, or is called one: `SettingsFragment : PreferenceFragmentCompat()`.
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
  private mutating func add(_ element: SourceElement, _ extent: Range<Int>, isOutermost: Bool) -> Int? {
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
      // What is nested is a view of its own.
      case .declaration(let declaration): return declaration.kind != .type
      default: break
      }
      return true
    }
  }

  static func typeName(_ name: String) -> String? {
    let last = name.lastNamePart
    return last.first?.isUppercase == true ? last : nil
  }
}

extension SourceTree {
  /// Whether a file in Swift imports AppKit and not UIKit.
  fileprivate var importsAppKit: Bool {
    language == .swift
      && [Array("import Cocoa".utf8), Array("import AppKit".utf8)].contains { words in
        file.bytes.prefix(8 << 10).firstRange(of: words) != nil
      }
  }
}

extension SourceNode {
  /// The text of a string, a name or a literal; nil for anything else.
  var text: String? {
    switch kind {
    case .string(let string): string.plain
    case .name(let parts): parts.joined(separator: ".")
    case .literal(let text): text
    default: nil
    }
  }
}

extension String {
  /// The type without `?`, `!` and `some`.
  fileprivate var trimmedType: String {
    var type = Substring(self)
    while let last = type.last, last == "?" || last == "!" { type = type.dropLast() }
    for word in ["some ", "any "] where type.hasPrefix(word) { type = type.dropFirst(word.count) }
    return String(type)
  }

  /// Whether a function of this result makes something to show.
  fileprivate var isOfView: Bool { hasSuffix("View") || hasSuffix("ViewController") || hasSuffix("Scene") }
}
