internal import SourceText

/// Writes JSON exactly as Xcode saves string catalogs.
///
/// The layout of the files that Xcode 15 to 26 wrote in public projects (Pearcleaner, Ice Cubes, CubeTime, DuckDuckGo
/// for Mac): two spaces per level, a space before the colon, an empty line in an empty object, `/` and non-ASCII
/// characters unescaped, no final line feed.
enum XcodeJSON {
  /// The bytes of a file; members stay in the order given.
  static func bytes(of tree: JSONTree) -> [UInt8] {
    var output: [UInt8] = []
    write(tree, level: 0, &output)
    return output
  }

  /// A reader limits the depth of a tree, and so the recursion.
  private static func write(_ tree: JSONTree, level: Int, _ output: inout [UInt8]) {
    switch tree {
    case .object(let members):
      write(members, opening: "{", closing: "}", level: level, to: &output) { member, output in
        write(member.key, &output)
        output += Array(" : ".utf8)
        write(member.value, level: level + 1, &output)
      }
    case .array(let elements):
      write(elements, opening: "[", closing: "]", level: level, to: &output) { write($0, level: level + 1, &$1) }
    case .string(let text): write(text, &output)
    case .number(let number): output += Array(number.literal.utf8)
    case .bool(let value): output += Array((value ? "true" : "false").utf8)
    case .null: output += Array("null".utf8)
    }
  }

  private static func write<Item>(
    _ items: [Item], opening: Unicode.Scalar, closing: Unicode.Scalar, level: Int, to output: inout [UInt8],
    writeItem: (Item, inout [UInt8]) -> Void
  ) {
    output.append(UInt8(ascii: opening))
    if items.isEmpty { output.append(0x0A) }
    for (index, item) in items.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      output.append(0x0A)
      output += repeatElement(UInt8(ascii: " "), count: 2 * (level + 1))
      writeItem(item, &output)
    }
    output.append(0x0A)
    output += repeatElement(UInt8(ascii: " "), count: 2 * level)
    output.append(UInt8(ascii: closing))
  }

  private static func write(_ text: String, _ output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
      case 0x08: output += Array("\\b".utf8)
      case 0x09: output += Array("\\t".utf8)
      case 0x0A: output += Array("\\n".utf8)
      case 0x0C: output += Array("\\f".utf8)
      case 0x0D: output += Array("\\r".utf8)
      case 0x10..<0x20: output += Array("\\u00\(String(byte, radix: 16))".utf8)
      case 0..<0x10: output += Array("\\u000\(String(byte, radix: 16))".utf8)
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
