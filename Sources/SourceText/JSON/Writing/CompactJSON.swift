/// Writes JSON for programs: on one line without white space.
package enum CompactJSON {
  /// The text of a value; members keep their order.
  package static func text(of tree: JSONTree) -> String {
    var output: [UInt8] = []
    append(tree, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private static func append(_ tree: JSONTree, to output: inout [UInt8]) {
    switch tree {
    case .object(let members):
      append(members, between: ("{", "}"), to: &output) { member, output in
        JSONText.append(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        append(member.value, to: &output)
      }
    case .array(let elements):
      append(elements, between: ("[", "]"), to: &output) { append($0, to: &$1) }
    case .string(let text): JSONText.append(text, to: &output)
    case .number(let number): output.append(contentsOf: number.literal.utf8)
    case .bool(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
    case .null: output.append(contentsOf: "null".utf8)
    }
  }

  private static func append<Item>(
    _ items: [Item], between brackets: (String, String), to output: inout [UInt8],
    _ appendItem: (Item, inout [UInt8]) -> Void
  ) {
    output.append(contentsOf: brackets.0.utf8)
    for (index, item) in items.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      appendItem(item, &output)
    }
    output.append(contentsOf: brackets.1.utf8)
  }
}
