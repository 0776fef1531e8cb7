internal import SourceReading

/// Reads the constants of a file that other files may use as titles or icons.
struct ConstantReader {
  private(set) var constants: [String: Constant] = [:]

  /// Titles are short; longer texts are not read.
  private static let maximumLength = 200

  init(_ index: FileIndex, _ followed: FollowedNames) {
    for (number, scope) in index.scopes.enumerated() where scope.member == nil {
      let prefix = scope.type.map { "\($0)." } ?? ""
      let isCode = number == 0 || scope.type != nil
      guard isCode else { continue }
      for (name, value) in scope.values { add(prefix + name, value, index: index, followed: followed) }
      // A function that returns a text counts as a constant.
      for (name, value) in scope.functions where value.body.count == 1 {
        add(prefix + name, value, index: index, followed: followed)
      }
    }
  }

  private mutating func add(
    _ name: String, _ value: FileIndex.Value, index: FileIndex, followed: FollowedNames
  ) {
    guard value.body.count <= 2, value.body.contains(where: \.mayNameSomething) else { return }
    let names = VisibleNames(index: index, scope: value.scope, followed: followed)
    let texts = TextReader(language: index.language, names: names).texts(of: value, as: .textOrKey)
      .map(\.expression).filter(Self.isShort)
    let icons = IconReader(language: index.language, names: names).icons(of: value, as: .asset)
      .map(\.expression).filter { if case .icon = $0 { true } else { false } }
    let known = texts.filter { if case .name(let parts, _) = $0 { parts.count > 1 } else { true } }
    if !known.isEmpty || !icons.isEmpty { constants[name] = Constant(texts: known, icons: icons) }
  }

  private static func isShort(_ text: TextExpression) -> Bool {
    if case .literal(let literal, _, _) = text { literal.utf8.count <= maximumLength } else { true }
  }
}

extension SourceNode {
  /// True if it may be a text or an icon: a string, a name, a call, or a choice among them.
  fileprivate var mayNameSomething: Bool {
    switch kind {
    case .string, .call: true
    case .name(let parts): parts.count > 1
    case .operation(let sign, let operands): sign != "switch" && operands.prefix(4).contains(where: \.mayNameSomething)
    case .member(let base, _): base.mayNameSomething
    default: false
    }
  }
}
