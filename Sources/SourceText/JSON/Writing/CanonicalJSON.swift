/// Writes JSON in the canonical form of catalogue files, which is also the usual form of handwritten ones.
///
/// - Two spaces for each level, one final newline, UTF-8 unescaped.
/// - Escapes for `"`, `\` and control characters up to U+001F: `\b \f \n \r \t`, else `\u001B` with uppercase digits.
/// - Numbers keep their literal.
/// - An object or array is on one line, `{ "a": 1, "b": 2 }` or `["a", "b"]`, if that line with its indentation and
///   comma has at most 100 Unicode scalars; else each of its members has a line. The outermost one is always broken.
/// - An empty one is `{}` or `[]`.
///
/// Reading and writing this form does not change a byte.
package struct CanonicalJSON {
  /// The maximum line length of an unbroken object or array, in Unicode scalars.
  package static let lineLimit = 100

  /// The order of the members of the object at a path of keys, which does not include array indices.
  package typealias FieldOrder = (_ path: [String]) -> JSONFieldOrder

  /// The bytes of a file with a value.
  ///
  /// - Parameters:
  ///   - tree: the value.
  ///   - order: the order for each object, outermost first; by default members keep theirs.
  package static func bytes(of tree: JSONTree, order: FieldOrder = { _ in .asGiven }) -> [UInt8] {
    var writer = CanonicalJSON()
    writer.write(tree.ordered(by: order), level: 0, reserved: 0)
    writer.output.append(Byte.lineFeed)
    return writer.output
  }

  /// The text of a file with a value; see `bytes(of:order:)`.
  package static func text(of tree: JSONTree, order: FieldOrder = { _ in .asGiven }) -> String {
    String(decoding: bytes(of: tree, order: order), as: UTF8.self)
  }

  /// The text of a member's value in a file, without its surroundings; its members keep their order.
  ///
  /// - Parameters:
  ///   - key: the member's key.
  ///   - level: the number of objects and arrays around the member.
  ///   - isLast: true if no member follows.
  package static func text(of tree: JSONTree, key: String, level: Int, isLast: Bool) -> String {
    var writer = CanonicalJSON()
    writer.write(tree, level: level, reserved: level * 2 + JSONText.width(of: key) + 2 + (isLast ? 0 : 1))
    return String(decoding: writer.output, as: UTF8.self)
  }

  private var output: [UInt8] = []

  /// - Parameter reserved: scalars on the value's line besides the value: indentation, key and comma.
  private mutating func write(_ tree: JSONTree, level: Int, reserved: Int) {
    let fits = level > 0 && tree.inlineWidth(within: Self.lineLimit - reserved) != nil
    switch tree {
    case .object(let members) where !members.isEmpty && !fits:
      writeBroken(members, level: level, brackets: ("{", "}")) { writer, member, isLast in
        writer.writeKey(member.key)
        let keyWidth = JSONText.width(of: member.key) + 2
        writer.write(
          member.value, level: level + 1, reserved: (level + 1) * 2 + keyWidth + (isLast ? 0 : 1))
      }
    case .array(let elements) where !elements.isEmpty && !fits:
      writeBroken(elements, level: level, brackets: ("[", "]")) { writer, element, isLast in
        writer.write(element, level: level + 1, reserved: (level + 1) * 2 + (isLast ? 0 : 1))
      }
    default:
      writeInline(tree)
    }
  }

  private mutating func writeBroken<Item>(
    _ items: [Item], level: Int, brackets: (String, String),
    _ writeItem: (inout CanonicalJSON, Item, _ isLast: Bool) -> Void
  ) {
    append(brackets.0)
    for (index, item) in items.enumerated() {
      append(index == 0 ? "\n" : ",\n")
      indent(level + 1)
      writeItem(&self, item, index == items.count - 1)
    }
    append("\n")
    indent(level)
    append(brackets.1)
  }

  private mutating func writeInline(_ tree: JSONTree) {
    switch tree {
    case .object(let members) where members.isEmpty:
      append("{}")
    case .object(let members):
      append("{ ")
      for (index, member) in members.enumerated() {
        if index > 0 { append(", ") }
        writeKey(member.key)
        writeInline(member.value)
      }
      append(" }")
    case .array(let elements):
      append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { append(", ") }
        writeInline(element)
      }
      append("]")
    case .string(let text): JSONText.append(text, to: &output)
    case .number(let number): append(number.literal)
    case .bool(let value): append(value ? "true" : "false")
    case .null: append("null")
    }
  }

  private mutating func writeKey(_ key: String) {
    JSONText.append(key, to: &output)
    append(": ")
  }

  private mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }

  private mutating func indent(_ level: Int) {
    output.append(contentsOf: repeatElement(Byte.space, count: level * 2))
  }
}

extension JSONTree {
  /// The number of Unicode scalars of the value on one line, or `nil` if there are more than the limit.
  fileprivate func inlineWidth(within limit: Int) -> Int? {
    var width: Int
    switch self {
    case .object(let members):
      width = members.isEmpty ? 2 : 4 + 2 * (members.count - 1)
      for member in members {
        width += JSONText.width(of: member.key) + 2
        guard width <= limit, let value = member.value.inlineWidth(within: limit - width) else { return nil }
        width += value
      }
    case .array(let elements):
      width = elements.isEmpty ? 2 : 2 + 2 * (elements.count - 1)
      for element in elements {
        guard width <= limit, let value = element.inlineWidth(within: limit - width) else { return nil }
        width += value
      }
    case .string(let text): width = JSONText.width(of: text)
    case .number(let number): width = number.literal.utf8.count
    case .bool(let value): width = value ? 4 : 5
    case .null: width = 4
    }
    return width <= limit ? width : nil
  }

  /// The same value with the members of each object in order.
  fileprivate func ordered(by order: CanonicalJSON.FieldOrder, at path: [String] = []) -> JSONTree {
    switch self {
    case .object(let members):
      .object(
        order(path).applied(to: members).map { member in
          Member(member.key, member.value.ordered(by: order, at: path + [member.key]))
        })
    case .array(let elements): .array(elements.map { $0.ordered(by: order, at: path) })
    default: self
    }
  }
}
