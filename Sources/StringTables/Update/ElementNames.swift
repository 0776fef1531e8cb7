/// The names of the elements in XML, found without parsing it.
enum ElementNames {
  /// The offset of the first element of each name; empty for bytes that are not XML.
  static func first(in bytes: [UInt8]) -> [String: Int] {
    guard bytes.first(where: { !" \t\r\n\u{FEFF}".utf8.contains($0) }) == UInt8(ascii: "<") else { return [:] }
    var names: [String: Int] = [:]
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      let rest = bytes[index...]
      if let section = sections.first(where: { rest.starts(with: $0.start.utf8) }) {
        index = end(of: section.end, in: rest)
        continue
      }
      let name = rest.prefix { !" \t\r\n/>?!".utf8.contains($0) }
      guard !name.isEmpty else { continue }
      let text = String(decoding: name, as: UTF8.self)
      if names[text] == nil { names[text] = start }
    }
    return names
  }

  private static let sections = [(start: "!--", end: "-->"), (start: "![CDATA[", end: "]]>")]

  private static func end(of mark: String, in bytes: ArraySlice<UInt8>) -> Int {
    bytes.indices.first { bytes[$0...].starts(with: mark.utf8) } ?? bytes.endIndex
  }
}
