internal import SourceText
internal import TextFormats

/// An XML property list with a dictionary as its outermost value (`plist(5)`): a `.stringsdict` file, or a `.strings`
/// file that a tool converted to XML.
struct StringsPropertyList {
  /// A key and its value.
  struct Entry {
    let key: String
    let value: XMLTreeElement
    /// The comments before the key.
    let comments: [String]
  }

  let entries: [Entry]

  /// - Throws: ``StringTableError`` if the file is not XML, or not a dictionary of keys and values.
  init(_ file: SourceFile) throws(StringTableError) {
    let tree = try file.xml(doctype: StringsFormat.doctype)
    guard tree.root.isNamed("plist"), let dictionary = tree.root.child("dict") else {
      throw StringTableError(
        "the file is not a property list with a dictionary; write '<plist><dict>…'", at: tree.root.place)
    }
    var entries: [Entry] = []
    var comments: [String] = []
    var key: (name: String, place: UnitPlace)?
    for content in dictionary.content {
      switch content {
      case .text: break
      case .comment(let text): comments.append(text.trimmingWhitespace)
      case .element(let element):
        if let name = key {
          entries.append(Entry(key: name.name, value: element, comments: comments))
          (key, comments) = (nil, [])
        } else if element.isNamed("key") {
          key = (element.text, element.place)
        } else {
          throw StringTableError("a value without a '<key>'; write one before it", at: element.place)
        }
      }
    }
    if let key { throw StringTableError("key '\(key.name)' has no value; write one after it", at: key.place) }
    self.entries = entries
  }

  /// Keys and values of an inner dictionary; anything else is skipped.
  static func pairs(of dictionary: XMLTreeElement) -> [(key: String, value: XMLTreeElement)] {
    let children = dictionary.children
    return stride(from: 0, to: children.count - 1, by: 2).compactMap { index in
      children[index].isNamed("key") ? (children[index].text, children[index + 1]) : nil
    }
  }

  /// Whether a file begins like XML, with or without a byte-order mark.
  static func isXML(_ file: SourceFile) -> Bool {
    let beginning = file.bytes.prefix(64).filter { $0 != 0 && $0 < 0x80 }.drop { $0 <= 0x20 }
    return beginning.first == UInt8(ascii: "<")
      && ["?", "!", "p"].contains { beginning.dropFirst().starts(with: $0.utf8) }
  }
}
