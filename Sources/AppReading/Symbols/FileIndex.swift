internal import CatalogModel
internal import SourceReading

/// A file's declarations and assignments by scope: constants, functions, properties of buttons, and slots of bars.
struct FileIndex: Sendable {
  /// The body of a constant, a property or a function, with the scope that it sees.
  struct Value: Sendable {
    let body: [SourceNode]
    let scope: Int
  }

  /// A type, a function, or a property with a body.
  struct Scope: Sendable {
    let parent: Int?
    /// The name of the type; nil for functions and properties.
    let type: String?
    /// The name of the function or property, if it is one.
    let member: String?
    var values: [String: Value] = [:]
    var effects: [String: [Effect]] = [:]
    var places: [String: BarPlace] = [:]
    var functions: [String: Value] = [:]
    /// Names of parameters, and of values without an initial one.
    var parameters: Set<String> = []
  }

  /// The effect of a statement on a variable: `button.setTitle("Done", for: .normal)`, `item.image = …`.
  struct Effect: Sendable {
    /// The members after the variable, joined by dots.
    let path: String
    let arguments: [SourceArgument]
  }

  struct BarPlace: Sendable, Equatable {
    let container: Container
    let placement: Placement?
  }

  /// The first scope is that of the file.
  private(set) var scopes = [Scope(parent: nil, type: nil, member: nil)]
  /// By the first byte of the declaration's name.
  private var numbers: [Int: Int] = [:]
  /// The scopes of the file's types by name.
  private(set) var types: [String: Int] = [:]
  let language: SourceLanguage

  private static let maximumDepth = 256

  init(_ tree: SourceTree) {
    language = tree.language
    for node in tree.nodes { visit(node, in: 0, depth: 0) }
  }

  /// The scope of a declaration; nil if it has none.
  func scope(of declaration: SourceDeclaration) -> Int? { numbers[declaration.nameRange.lowerBound] }

  // MARK: Building

  private mutating func visit(_ node: SourceNode, in scope: Int, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    switch node.kind {
    case .declaration(let declaration): declare(declaration, in: scope, depth)
    case .assignment(let target, let value):
      assign(target, value, in: scope)
      visit(value, in: scope, depth: depth + 1)
    case .call(let call):
      record(call, in: scope)
      var next = call.base
      // A long chain of modifiers does not count as nesting.
      while let base = next, case .call(let inner) = base.kind {
        record(inner, in: scope)
        for argument in inner.arguments + inner.trailing { visit(argument.value, in: scope, depth: depth + 1) }
        next = inner.base
      }
      if let next { visit(next, in: scope, depth: depth + 1) }
      for argument in call.arguments + call.trailing { visit(argument.value, in: scope, depth: depth + 1) }
    case .name, .literal: break
    default: for child in node.children { visit(child, in: scope, depth: depth + 1) }
    }
  }

  private mutating func declare(_ declaration: SourceDeclaration, in scope: Int, _ depth: Int) {
    var inner = scope
    switch declaration.kind {
    case .type, .extension:
      let name = declaration.name.lastNamePart
      inner = types[name] ?? add(Scope(parent: scope, type: name, member: nil))
      types[name] = inner
      numbers[declaration.nameRange.lowerBound] = inner
    case .function:
      inner = add(Scope(parent: scope, type: nil, member: declaration.name))
      if scopes[scope].functions[declaration.name] == nil {
        scopes[scope].functions[declaration.name] = Value(body: declaration.body, scope: inner)
      }
      scopes[inner].parameters = Set(declaration.parameters.map(\.name))
      numbers[declaration.nameRange.lowerBound] = inner
    case .value, .enumCase:
      if declaration.body.contains(where: \.isBlock) {
        inner = add(Scope(parent: scope, type: nil, member: declaration.name))
        numbers[declaration.nameRange.lowerBound] = inner
      }
      if declaration.body.isEmpty {
        scopes[scope].parameters.insert(declaration.name)
      } else if scopes[scope].values[declaration.name] == nil {
        scopes[scope].values[declaration.name] = Value(body: declaration.body, scope: inner)
      }
    }
    for parameter in declaration.parameters {
      if let value = parameter.defaultValue { visit(value, in: inner, depth: depth + 1) }
    }
    for node in declaration.body { visit(node, in: inner, depth: depth + 1) }
  }

  private mutating func add(_ scope: Scope) -> Int {
    scopes.append(scope)
    return scopes.count - 1
  }

  private mutating func assign(_ target: SourceNode, _ value: SourceNode, in scope: Int) {
    guard case .name(let parts) = target.kind, let last = parts.last else { return }
    if let slot = BarSlot.named(last) { place(value, slot, in: scope) }
    let path = Self.withoutSelf(parts)
    guard path.count > 1, let receiver = path.first else { return }
    let argument = SourceArgument(label: nil, value: value, range: value.range)
    add(Effect(path: path.dropFirst().joined(separator: "."), arguments: [argument]), to: receiver, in: scope)
  }

  private mutating func record(_ call: SourceCall, in scope: Int) {
    if let slot = BarSlot.named(call.name), let argument = call.arguments.first {
      place(argument.value, slot, in: scope)
    }
    if call.name == "UIBarButtonItem", let view = call["customView"] {
      place(view, (.navigationBar, nil), in: scope)
    }
    guard let base = call.base, case .name(let parts) = base.kind else { return }
    let path = Self.withoutSelf(parts)
    guard let receiver = path.first, !receiver.isEmpty else { return }
    let members = path.dropFirst() + [call.name]
    add(Effect(path: members.joined(separator: "."), arguments: call.arguments), to: receiver, in: scope)
  }

  private mutating func add(_ effect: Effect, to receiver: String, in scope: Int) {
    guard EffectRule.apple[effect.path] != nil else { return }
    scopes[owner(of: receiver, in: scope)].effects[receiver, default: []].append(effect)
  }

  /// Notes that a value, or each of several, is in a slot of a bar.
  private mutating func place(_ value: SourceNode, _ slot: (container: Container, placement: Placement?), in scope: Int)
  {
    let names: [String]
    switch value.kind {
    case .name(let parts): names = [Self.withoutSelf(parts).last ?? ""]
    case .call(let call) where call.name.first?.isLowercase == true: names = [call.name]
    case .list(let nodes):
      for node in nodes { place(node, slot, in: scope) }
      return
    default: return
    }
    for name in names {
      let owner = owner(of: name, in: scope)
      if scopes[owner].places[name]?.placement == nil {
        scopes[owner].places[name] = BarPlace(container: slot.container, placement: slot.placement)
      }
    }
  }

  /// The scope that declares a name; the nearest type's, or the file's, if none does.
  private func owner(of name: String, in scope: Int) -> Int {
    var next: Int? = scope
    var outermost = scope
    while let number = next {
      if scopes[number].values[name] != nil || scopes[number].parameters.contains(name) { return number }
      outermost = number
      if scopes[number].type != nil { return number }
      next = scopes[number].parent
    }
    return outermost
  }

  /// The parts of a name without `self` or `this` in front.
  static func withoutSelf(_ parts: [String]) -> [String] {
    guard let first = parts.first, parts.count > 1, first == "self" || first == "this" || first == "Self" else {
      return parts
    }
    return Array(parts.dropFirst())
  }
}

extension FileIndex {
  /// The value of a constant, seen from a scope: a name, or a type's member.
  func value(_ parts: [String], from scope: Int) -> Value? {
    let path = Self.withoutSelf(parts)
    guard let last = path.last else { return nil }
    if path.count == 1 {
      var next: Int? = scope
      while let number = next {
        if let value = scopes[number].values[last] ?? simple(scopes[number].functions[last]) { return value }
        if scopes[number].parameters.contains(last) { return nil }
        next = scopes[number].parent
      }
      return nil
    }
    guard let type = types[path[path.count - 2]] else { return nil }
    return scopes[type].values[last] ?? simple(scopes[type].functions[last])
  }

  private func simple(_ function: Value?) -> Value? { function?.body.count == 1 ? function : nil }

  /// A function that a type, or the file, declares.
  func function(_ name: String, from scope: Int) -> Value? {
    var next: Int? = scope
    while let number = next {
      if let function = scopes[number].functions[name] { return function }
      next = scopes[number].parent
    }
    return nil
  }

  /// All effects on a variable that a scope sees, in the order of the file.
  func effects(on name: String, from scope: Int) -> [Effect] {
    let number = owner(of: name, in: scope)
    return scopes[number].effects[name] ?? []
  }

  func place(of name: String, from scope: Int) -> BarPlace? {
    scopes[owner(of: name, in: scope)].places[name]
  }
}

extension SourceNode {
  /// True if it runs statements: a closure, or a call of one.
  fileprivate var isBlock: Bool {
    switch kind {
    case .closure: true
    case .call(let call):
      call.base.map { if case .closure = $0.kind { true } else { false } } ?? false || !call.trailing.isEmpty
    default: false
    }
  }
}
