package import SourceReading
internal import SourceText

/// Reads what one file says about screens.
package struct ScreenReader {
  let file: SourceFile
  let language: SourceLanguage
  var facts = ScreenFacts()
  /// The types that local values, properties and functions may have, by name.
  var values: [String: Set<String>] = [:]
  /// The same of the properties and functions of each type.
  private var members: [String: [String: Set<String>]] = [:]

  package static func facts(in tree: SourceTree) -> ScreenFacts {
    var reader = ScreenReader(file: tree.file, language: tree.language)
    if tree.language != .blueprint, tree.language != .xml, tree.language != .html { reader.addMembers(tree.nodes) }
    for case .declaration(let declaration) in tree.nodes.map(\.kind) { reader.declared.insert(declaration.name) }
    for node in tree.nodes { reader.read(node, Scope()) }
    if tree.language == .typeScript { reader.addExport() }
    return reader.facts
  }

  private init(file: SourceFile, language: SourceLanguage) {
    self.file = file
    self.language = language
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
    facts.owners.append(
      ScreenFacts.Owner(
        name: declaration.name.lastNamePart, file: file, range: declaration.nameRange, extent: extent,
        framework: framework, declared: inherited?.showing ?? named.showing,
        isScreen: (inherited != nil || named.isScreen || isBase) && !traits.contains(.wrapper), traits: traits))
    return facts.owners.count - 1
  }

  /// The framework of a declaration with a body of views; nil for other declarations.
  private func framework(of declaration: SourceDeclaration) -> Framework? {
    switch (language, declaration.kind) {
    case (.swift, .type):
      let isView = declaration.types.contains { type in
        type.hasSuffix("View") && !type.hasPrefix("UI") && !type.hasPrefix("NS") || type.hasSuffix("ToolbarContent")
      }
      if isView { return .swiftUI }
      let isAppKit = declaration.types.contains { $0.hasPrefix("NS") && $0 != "NSObject" }
      return declaration.types.contains { $0.hasPrefix("UI") || $0.hasSuffix("ViewController") }
        ? .uiKit : isAppKit ? .appKit : nil
    case (.kotlin, .type):
      return declaration.types.contains { $0.hasSuffix("Activity") || $0.hasSuffix("Fragment") } ? .androidViews : nil
    case (.kotlin, .function): return declaration.attributes.contains("Composable") ? .compose : nil
    case (.typeScript, .function), (.typeScript, .value), (.typeScript, .type):
      let isComponent = declaration.name.first?.isUppercase == true && declaration.body.contains(where: Self.hasElement)
      return isComponent ? .react : nil
    default: return nil
    }
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
