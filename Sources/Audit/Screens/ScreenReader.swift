package import SourceReading
internal import SourceText

/// Reads what one file says about screens.
package struct ScreenReader {
  private let file: SourceFile
  private let language: SourceLanguage
  private var facts = ScreenFacts()

  package static func facts(in tree: SourceTree) -> ScreenFacts {
    var reader = ScreenReader(file: tree.file, language: tree.language)
    for node in tree.nodes { reader.read(node, in: nil, values: [:], depth: 0) }
    return reader.facts
  }

  private init(file: SourceFile, language: SourceLanguage) {
    self.file = file
    self.language = language
  }

  /// - Parameters:
  ///   - owner: the innermost type or component.
  ///   - values: the types of local values by name: `let editor = EditorViewController()`.
  private mutating func read(_ node: SourceNode, in owner: String?, values: [String: String], depth: Int) {
    guard depth < Self.maximumDepth else { return }
    var (owner, values) = (owner, values)
    switch node.kind {
    case .declaration(let declaration):
      if let found = add(declaration) { owner = found }
      values.merge(Self.values(declaration.body)) { $1 }
    case .closure(_, let body): values.merge(Self.values(body)) { $1 }
    case .call(let call): addShown(by: call, in: owner, values: values)
    case .element(let element): if let found = add(element, isOutermost: depth == 0) { owner = found }
    default: break
    }
    for child in node.children { read(child, in: owner, values: values, depth: depth + 1) }
  }

  private static let maximumDepth = 200

  // MARK: Owners

  private mutating func add(_ declaration: SourceDeclaration) -> String? {
    guard let framework = framework(of: declaration) else { return nil }
    let named = ScreenWords.showing(ofName: declaration.name)
    let inherited = declaration.types.lazy.compactMap { type in
      ScreenWords.supertypes[type].map { (showing: $0, type: type) }
    }.first
    facts.owners.append(
      ScreenFacts.Owner(
        name: declaration.name, file: file, range: declaration.nameRange, framework: framework,
        declared: inherited?.showing ?? named.showing, isScreen: inherited != nil || named.isScreen,
        takesText: declaration.body.contains(where: Self.takesText)))
    return declaration.name
  }

  /// The framework of a declaration with a body of views; nil for other declarations.
  private func framework(of declaration: SourceDeclaration) -> Framework? {
    switch (language, declaration.kind) {
    case (.swift, .type):
      if declaration.types.contains(where: { $0.hasSuffix("View") && !$0.hasPrefix("UI") && !$0.hasPrefix("NS") }) {
        return .swiftUI
      }
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

  /// A template or an outermost object of markup.
  private mutating func add(_ element: SourceElement, isOutermost: Bool) -> String? {
    guard language == .blueprint || language == .xml else { return nil }
    let name = element["class"]?.text ?? element["id"]?.text
    let parent = element["parent"]?.text ?? element.name
    guard isOutermost || element.name == "template", let name, let showing = ScreenWords.supertypes[parent] else {
      return nil
    }
    facts.owners.append(
      ScreenFacts.Owner(
        name: name, file: file, range: element.nameRange, framework: .gtk, declared: showing, isScreen: true,
        takesText: element.children.contains(where: Self.takesText)))
    return name
  }

  private static func hasElement(_ node: SourceNode) -> Bool {
    contains(node) { if case .element = $0.kind { true } else { false } }
  }

  private static func takesText(_ node: SourceNode) -> Bool {
    contains(node) { node in
      switch node.kind {
      case .call(let call): ScreenWords.textFields.contains(call.name)
      case .element(let element): ScreenWords.textFields.contains(element.name)
      default: false
      }
    }
  }

  private static func contains(_ node: SourceNode, _ isWanted: (SourceNode) -> Bool) -> Bool {
    var found = false
    node.walk { node in
      if !found, isWanted(node) { found = true }
      return !found
    }
    return found
  }

  // MARK: What is shown

  private mutating func addShown(by call: SourceCall, in owner: String?, values: [String: String]) {
    let means = call.name.split(separator: ".").last.map(String.init) ?? call.name
    guard let showing = ScreenWords.means[means] else { return }
    var names: Set<String> = []
    for argument in call.arguments + call.trailing where argument.label != "label" {
      argument.value.walk { node in
        switch node.kind {
        case .call(let inner):
          if let name = Self.typeName(inner.name) { names.insert(name) }
          // What a screen shows of others is its own matter.
          return ScreenWords.means[inner.name] == nil
        case .name(let parts):
          if parts.count == 1, let type = values[parts[0]] { names.insert(type) }
          if parts.count == 2, parts[1] == "init", let name = Self.typeName(parts[0]) { names.insert(name) }
          return true
        default: return true
        }
      }
    }
    for name in names.sorted() where name != owner {
      facts.shown.append(ScreenFacts.Shown(name: name, showing: showing, by: owner, means: means))
    }
  }

  private static func typeName(_ name: String) -> String? {
    guard let last = name.split(separator: ".").last, last.first?.isUppercase == true else { return nil }
    return String(last)
  }

  private static func values(_ body: [SourceNode]) -> [String: String] {
    var values: [String: String] = [:]
    for case .declaration(let declaration) in body.map(\.kind) where declaration.kind == .value {
      guard let value = declaration.body.first else { continue }
      var type: String?
      value.walk { node in
        // The innermost: `UINavigationController(rootViewController: EditorViewController())`.
        if case .call(let call) = node.kind, let name = typeName(call.name) { type = name }
        return true
      }
      if let type { values[declaration.name] = type }
    }
    return values
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
