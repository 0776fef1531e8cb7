internal import CatalogModel
package import SourceReading
internal import SourceText

/// Reads the facts in one file about screens.
package struct ScreenReader {
  let file: SourceFile
  let language: SourceLanguage
  /// True if the file imports AppKit.
  let isForMac: Bool
  var facts = AppScreens()
  /// The types that local values, properties and functions may have, by name.
  var values: [String: Set<String>] = [:]
  /// The same of the properties and functions of each type.
  private var members: [String: [String: Set<String>]] = [:]

  package static func facts(in tree: SourceTree) -> AppScreens {
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

  /// The reader's position.
  struct Scope {
    /// The innermost type, component or template.
    var owner: String?
    /// The index of that owner in the facts; nil for a type that is not a view.
    var index: Int?
    /// The names of the views that the innermost function presents.
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

  /// A controller that another one stores is a part of it, unless something shows it.
  private mutating func addChildren(of declaration: SourceDeclaration) {
    guard language == .swift, declaration.types.contains(where: { $0.hasSuffix("ViewController") }) else { return }
    for case .declaration(let member) in declaration.body.map(\.kind) where member.kind == .value {
      let name = member.name.lowercased()
      guard !["parent", "presenting", "delegate", "root", "main"].contains(where: name.contains) else { continue }
      for type in member.types.map(\.trimmedType) where type.hasSuffix("ViewController") && type != "UIViewController" {
        facts.shown.append(
          AppScreens.Shown(name: type, showing: .part, by: declaration.name.lastNamePart, means: "property"))
      }
    }
  }

  /// `object MoreTab : Tab { @Composable override fun Content() { MoreScreen() } }`
  private mutating func addTab(_ declaration: SourceDeclaration, in scope: Scope) {
    guard language == .kotlin, declaration.types.contains(where: { $0.lastNamePart == "Tab" }) else { return }
    for case .declaration(let member) in declaration.body.map(\.kind) where member.name == "Content" {
      // Screens presented over it, such as dialogs, are not bases.
      let shown = member.body.reduce(into: Set<String>()) { $0.formUnion(views(in: $1)) }
      add(shown.filter { ScreenWords.showing(ofName: $0).showing != .modal }, .root, "tab", in: scope)
    }
  }

  private mutating func addParts(_ name: String, to scope: Scope) {
    guard let index = scope.index, let part = Self.typeName(name) else { return }
    facts.owners[index].parts.insert(part)
  }

  static func typeName(_ name: String) -> String? {
    let last = name.lastNamePart
    return last.first?.isUppercase == true ? last : nil
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

  /// True if a function with this result makes a view or screen.
  fileprivate var isOfView: Bool { hasSuffix("View") || hasSuffix("ViewController") || hasSuffix("Scene") }
}
