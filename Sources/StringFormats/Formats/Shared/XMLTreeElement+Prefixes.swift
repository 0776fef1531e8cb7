internal import TextFormats

extension XMLTreeElement {
  /// The namespace that the start tag declares for a prefix, as written; nil if it declares none.
  func declaredNamespace(of prefix: String) -> String? {
    let quotes = Array("\"'".utf8)
    var rest = startTag[nameEnd...]
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")),
      let start = rest[equals...].firstIndex(where: quotes.contains),
      let end = rest[(start + 1)...].firstIndex(of: rest[start])
    {
      let name = rest[..<equals].filter { !XMLCharacters.isSpace($0) }
      if name.elementsEqual("xmlns:\(prefix)".utf8) { return String(decoding: rest[(start + 1)..<end], as: UTF8.self) }
      rest = rest[(end + 1)...]
    }
    return nil
  }
}
