internal import CatalogModel
internal import SourceReading

/// Reads the source of a text: literals, keys, accessors, and the branches of conditional expressions.
struct TextReader {
  typealias Text = Ranged<TextExpression>

  let language: SourceLanguage
  let names: VisibleNames

  /// Bounds chains of constants and nested expressions.
  private static let maximumDepth = 24

  /// The texts of an expression; several for a conditional one.
  func texts(of node: SourceNode, mayBeKey: Bool, depth: Int = 0) -> [Text] {
    guard depth < Self.maximumDepth, names.followed.spend() else { return [] }
    switch node.kind {
    case .string(let string): return [literal(string, mayBeKey: mayBeKey, node.range, depth: depth)]
    case .name(let parts): return name(parts, mayBeKey: mayBeKey, node.range, depth)
    case .call(let call): return self.call(call, node.range, mayBeKey: mayBeKey, depth)
    case .member(let base, let member):
      return TextCall.passing.contains(member)
        ? keyed(texts(of: base, mayBeKey: true, depth: depth + 1), by: member) : []
    case .list(let nodes):
      return nodes.count == 1 ? texts(of: nodes[0], mayBeKey: mayBeKey, depth: depth + 1) : []
    case .operation(let sign, let operands):
      return operation(sign, operands, range: node.range, mayBeKey: mayBeKey, depth: depth)
    case .closure(_, let body): return body.last.map { texts(of: $0, mayBeKey: mayBeKey, depth: depth + 1) } ?? []
    case .literal, .dictionary, .element, .declaration, .assignment: return []
    }
  }

  private func literal(_ string: SourceString, mayBeKey: Bool, _ range: Range<Int>, depth: Int) -> Text {
    if let plain = string.plain {
      return Text(expression: .literal(plain, hasArguments: false, mayBeKey: mayBeKey), range: range)
    }
    if let inner = only(string, mayBeKey: mayBeKey, depth) { return Text(expression: inner, range: range) }
    let text = string.pieces.map { if case .text(let text) = $0 { text } else { "%@" } }.joined()
    return Text(expression: .literal(text, hasArguments: true, mayBeKey: mayBeKey), range: range)
  }

  /// The text of the only interpolation, if the string adds nothing but punctuation: `"\(L10n.delete)…"`.
  private func only(_ string: SourceString, mayBeKey: Bool, _ depth: Int) -> TextExpression? {
    var inner: [SourceNode] = []
    for piece in string.pieces {
      switch piece {
      case .text(let text):
        guard text.allSatisfy({ !$0.isLetter && !$0.isNumber }) else { return nil }
      case .interpolation(let nodes):
        guard inner.isEmpty, nodes.count == 1 else { return nil }
        inner = nodes
      }
    }
    let found = inner.first.map { texts(of: $0, mayBeKey: mayBeKey, depth: depth + 1) } ?? []
    guard found.count == 1, case .name(let parts, _) = found[0].expression else { return found.first?.expression }
    return parts.count > 1 ? found[0].expression : nil
  }

  private func name(_ parts: [String], mayBeKey: Bool, _ range: Range<Int>, _ depth: Int) -> [Text] {
    if let value = names.value(parts) {
      let found = texts(of: value, as: mayBeKey ? .textOrKey : .text, depth: depth + 1)
      // The bytes are those of the use.
      if !found.isEmpty { return found.map { Text(expression: $0.expression, range: range) } }
    }
    if parts.count > 1, let last = parts.last, TextCall.passing.contains(last), parts[0] != "" {
      let shorter = name(Array(parts.dropLast()), mayBeKey: mayBeKey, range, depth + 1)
      // A member of a parameter or constant may be a field of that name.
      guard parts.count == 2, shorter.allSatisfy(\.expression.isName) else { return shorter }
    }
    return [Text(expression: .name(parts, hasArguments: false), range: range)]
  }

  /// The texts of a constant's value or a property's accessor.
  func texts(of value: FileIndex.Value, as kind: FollowedNames.Reading.Kind, depth: Int = 0) -> [Text] {
    guard let start = value.body.first?.range.lowerBound else { return [] }
    let reader = TextReader(language: language, names: names.seen(from: value))
    return names.followed.texts(of: FollowedNames.Reading(start: start, kind: kind, depth: depth)) {
      kind == .message
        ? reader.message(value.body[0], value.body[0].range, depth: depth)
        : reader.returned(by: value.body, mayBeKey: kind == .textOrKey, depth)
    }
  }

  /// The texts that statements return, or the text that the only one is.
  private func returned(by body: [SourceNode], mayBeKey: Bool, _ depth: Int) -> [Text] {
    var found: [Text] = []
    for node in body {
      if case .operation("return", let operands) = node.kind, let operand = operands.first {
        found += texts(of: operand, mayBeKey: mayBeKey, depth: depth + 1)
      } else if body.count == 1 {
        found += texts(of: node, mayBeKey: mayBeKey, depth: depth + 1)
      }
    }
    // A property that chooses among many texts says nothing about one use.
    return found.count <= 4 ? found : []
  }

  private func operation(
    _ sign: String, _ operands: [SourceNode], range: Range<Int>, mayBeKey: Bool, depth: Int
  ) -> [Text] {
    var branches = operands[...]
    switch sign {
    case "?:", "if", "when", "switch": branches = operands.dropFirst()
    case "+": return joined(operands, range, mayBeKey: mayBeKey, depth: depth)
    case "??", "?", "return", "await", "try", "||", "?.let", "as", "try?", "!", "&&", "else", "case", "?.": break
    default: return []
    }
    if sign == "&&" { branches = operands.suffix(1) }
    let found = branches.flatMap { texts(of: $0, mayBeKey: mayBeKey, depth: depth + 1) }
    let certain = found.filter { !$0.expression.isName }
    return certain.isEmpty
      ? found
      : found.filter { text in
        // Next to a real text, an unknown name is a condition or a variable.
        if case .name(let parts, _) = text.expression { parts.count > 1 } else { true }
      }
  }

  private func joined(_ operands: [SourceNode], _ range: Range<Int>, mayBeKey: Bool, depth: Int) -> [Text] {
    let parts = operands.map { texts(of: $0, mayBeKey: mayBeKey, depth: depth + 1).first }
    var text = ""
    for part in parts {
      guard case .literal(let piece, _, _)? = part?.expression else {
        text += "%@"
        continue
      }
      text += piece
    }
    let named = parts.compactMap { $0?.expression.isName == false ? $0 : nil }
    // `t("Delete") + "…"` is the key's text.
    if named.count <= 2, let key = named.first(where: { if case .key = $0.expression { true } else { false } }) {
      return [
        Text(expression: parts.count == named.count ? key.expression : key.expression.withArguments, range: range)
      ]
    }
    guard parts.contains(where: { $0?.expression.isName == false }) else { return [] }
    return [Text(expression: .literal(text, hasArguments: text.contains("%@"), mayBeKey: false), range: range)]
  }

  // MARK: Calls

  private func call(_ call: SourceCall, _ range: Range<Int>, mayBeKey: Bool, _ depth: Int) -> [Text] {
    let name = call.name.lastNamePart
    for rule in TextCall.named(name, in: language) {
      guard let argument = call.argument(rule.label, at: rule.position) else { continue }
      return looked(up: argument.value, by: rule, call, range, depth: depth)
    }
    if name == "formatMessage" || name == "formattedMessage", let argument = call.arguments.first?.value {
      return message(argument, range, depth: depth)
    }
    if TextCall.passing.contains(name), let base = call.base {
      return keyed(texts(of: base, mayBeKey: true, depth: depth + 1), by: name)
        .map { Text(expression: $0.expression, range: range) }
    }
    // An accessor with arguments, or a function that returns a text.
    guard let parts = call.path, call.trailing.isEmpty else { return [] }
    if let value = names.value(parts) {
      let found = texts(of: value, as: mayBeKey ? .textOrKey : .text, depth: depth + 1)
      if !found.isEmpty {
        return found.map {
          Text(expression: call.arguments.isEmpty ? $0.expression : $0.expression.withArguments, range: range)
        }
      }
    }
    // `title("delete", locale)` of generated TypeScript.
    if language == .typeScript, parts.count == 1, Self.generatedAccessors.contains(parts[0]),
      let purpose = call.arguments.first?.value.plainText
    {
      return [Text(expression: .name(["Purpose", purpose, parts[0]], hasArguments: false), range: range)]
    }
    guard parts.count > 1 || language != .typeScript else { return [] }
    return [Text(expression: .name(parts, hasArguments: !call.arguments.isEmpty), range: range)]
  }

  private static let generatedAccessors: Set = ["title", "shortTitle", "accessibilityLabel"]

  private func looked(
    up argument: SourceNode, by rule: TextCall, _ call: SourceCall, _ range: Range<Int>, depth: Int
  ) -> [Text] {
    let found = texts(of: argument, mayBeKey: rule.kind == .key, depth: depth + 1)
    let stated = rule.textLabel.flatMap { call.argument($0, at: 0) }.flatMap { value -> String? in
      if case .string(let string) = value.value.kind { string.plain } else { nil }
    }
    let isFormat = rule.kind == .format || (language != .swift && call.arguments.count > 1)
    return found.map { text in
      var expression = text.expression
      if rule.kind == .key, case .literal(let key, let has, true) = expression {
        expression = .key(key, text: stated, hasArguments: has)
      }
      return Text(expression: isFormat ? expression.withArguments : expression, range: range)
    }
  }

  /// `formatMessage({ id: "delete", defaultMessage: "Delete" })`
  private func message(_ argument: SourceNode, _ range: Range<Int>, depth: Int) -> [Text] {
    guard depth < Self.maximumDepth else { return [] }
    switch argument.kind {
    case .dictionary(let entries):
      let text = entries.plain("defaultMessage")
      guard let key = entries.plain("id") ?? text else { return [] }
      return [Text(expression: .key(key, text: text, hasArguments: false), range: range)]
    case .name(let parts):
      if let value = names.value(parts) {
        return texts(of: value, as: .message, depth: depth + 1).map { Text(expression: $0.expression, range: range) }
      }
      return [Text(expression: .name(parts, hasArguments: false), range: range)]
    default: return []
    }
  }

  /// Literals that a member looks up as keys: `"close".localized`.
  private func keyed(_ texts: [Text], by member: String) -> [Text] {
    guard member.hasPrefix("localized") else { return texts }
    return texts.map { text in
      guard case .literal(let key, let has, _) = text.expression else { return text }
      return Text(expression: .key(key, text: nil, hasArguments: has), range: text.range)
    }
  }
}

extension SourceCall {
  /// The argument with a label or, without one, at a position among those without.
  func argument(_ label: String?, at position: Int) -> SourceArgument? {
    guard label == nil else { return arguments.first { $0.label == label } }
    var index = 0
    for argument in arguments where argument.label == nil {
      if index == position { return argument }
      index += 1
    }
    return nil
  }

  /// The dotted name of the called function, if it has one: `navController.popBackStack`.
  var path: [String]? {
    let own = name.split(separator: ".").map(String.init)
    guard let base else { return own.isEmpty ? nil : own }
    switch base.kind {
    case .name(let parts): return parts + own
    case .call(let call): return call.path.map { $0 + own }
    case .member(let node, let member):
      if case .name(let parts) = node.kind { return parts + [member] + own }
      return [member] + own
    case .list(let nodes):
      if nodes.count == 1, case .call(let call) = nodes[0].kind { return call.path.map { $0 + own } }
      return own
    default: return own
    }
  }
}

extension [SourceArgument] {
  /// The text of an entry that is a plain string.
  func plain(_ label: String) -> String? {
    guard case .string(let string)? = first(where: { $0.label == label })?.value.kind else { return nil }
    return string.plain
  }
}
