internal import SourceReading

extension SiteWalk {
  /// The names of an action's calls; functions of the file are followed once.
  func actions(in node: SourceNode, _ context: SiteContext) -> [String] {
    let own = calls(in: node)
    let followed = own.prefix(4).flatMap { name -> [String] in
      guard !name.contains("."), let function = index.function(name, from: context.scope) else {
        return []
      }
      return function.body.prefix(Self.maximumStatements).flatMap(calls)
    }
    return own + followed
  }

  private static let maximumStatements = 20

  /// The names that an expression calls or refers to, in the order of the file.
  private func calls(in node: SourceNode) -> [String] {
    if case .name(let parts) = node.kind { return [Self.actionName(parts)].compactMap(\.self) }
    if case .string(let string) = node.kind { return string.plain.map { [$0] } ?? [] }
    var found: [String] = []
    node.walk { inner in
      guard found.count < 24 else { return false }
      switch inner.kind {
      case .call(let call): return add(call, to: &found)
      case .assignment(let target, let value):
        if case .literal(let text) = value.kind, ["false", "nil", "null"].contains(text), let name = target.dottedName {
          found.append("\(Self.withoutSelf(name)) = \(text)")
        }
        return true
      default: return true
      }
    }
    return found
  }

  private func add(_ call: SourceCall, to found: inout [String]) -> Bool {
    if call.name.hasSuffix("selector") || call.name == "Selector" || call.name == "#selector" {
      found += call.arguments.flatMap { argument in
        names(in: argument.value).map { String($0.prefix { $0 != "(" && $0 != ":" }) }
      }
      return false
    }
    if let path = call.path, let name = Self.actionName(path), !Self.unspecific.contains(name) {
      // `a.b().c()` contains the names of `a.b()`.
      if found.last?.hasPrefix(name + ".") != true { found.append(name) }
    }
    return true
  }

  private static func actionName(_ parts: [String]) -> String? {
    let path = FileIndex.withoutSelf(parts).filter { !$0.isEmpty }
    return path.isEmpty ? nil : path.joined(separator: ".")
  }

  private static func withoutSelf(_ name: String) -> String {
    for start in ["self.", "this."] where name.hasPrefix(start) { return String(name.dropFirst(start.count)) }
    return name
  }

  /// Calls that only run others.
  private static let unspecific: Set = [
    "Task", "withAnimation", "DispatchQueue.main.async", "MainActor.run", "remember", "scope.launch",
    "coroutineScope.launch", "useCallback", "React.useCallback", "weak", "unowned",
  ]

  // MARK: Adopted purposes

  /// The purpose that an expression names: `.delete`, `Purpose.moveToTrash`, `Purpose.DELETE`.
  func purpose(of node: SourceNode?) -> String? {
    guard let node else { return nil }
    switch node.kind {
    case .name(let parts):
      guard parts.count == 2, parts[0].isEmpty && tree.language == .swift || parts[0] == "Purpose" else { return nil }
      return settings.purpose(named: parts[1])
    case .string(let string) where tree.language == .typeScript:
      return string.plain.flatMap(settings.purpose(identifiedBy:))
    default: return nil
    }
  }
}
