internal import SourceText
internal import TextFormats

/// An XML property list with a dictionary as its outermost value (`plist(5)`): a `.stringsdict` file, or a `.strings`
/// file that a tool converted to XML.
struct StringsPropertyList {
  /// A key and its value.
  struct Entry {
    let key: String
    let keyElement: XMLTreeElement
    let value: XMLTreeElement
    /// The comments before the key.
    let comments: [OldStyleReader.Comment]
  }

  let entries: [Entry]
  /// The outermost value.
  let dictionary: XMLTreeElement

  /// - Throws: ``StringTableError`` if the file is not XML, or not a dictionary of keys and values.
  init(_ file: SourceFile) throws(StringTableError) {
    try Self.refuseBinary(file)
    let tree = try file.xml(doctype: StringsFormat.doctype)
    guard tree.root.isNamed("plist"), let dictionary = tree.root.child("dict") else {
      throw StringTableError(
        "the file is not a property list with a dictionary; write '<plist><dict>…'", at: tree.root.place)
    }
    var entries: [Entry] = []
    self.dictionary = dictionary
    var comments: [OldStyleReader.Comment] = []
    var key: (name: String, element: XMLTreeElement)?
    for (content, range) in dictionary.pieces {
      switch content {
      case .text: break
      case .comment(let text): comments.append(.init(text: text.trimmingWhitespace, range: range))
      case .element(let element):
        if let name = key {
          entries.append(
            Entry(key: name.name, keyElement: name.element, value: element, comments: comments))
          (key, comments) = (nil, [])
        } else if element.isNamed("key") {
          key = (element.text, element)
        } else {
          throw StringTableError("a value without a '<key>'; write one before it", at: element.place)
        }
      }
    }
    if let key { throw StringTableError("key '\(key.name)' has no value; write one after it", at: key.element.place) }
    self.entries = entries
  }

  /// Keys and values of an inner dictionary; anything else is skipped.
  static func pairs(of dictionary: XMLTreeElement) -> [(key: String, value: XMLTreeElement)] {
    let children = dictionary.children
    return stride(from: 0, to: children.count - 1, by: 2).compactMap { index in
      children[index].isNamed("key") ? (children[index].text, children[index + 1]) : nil
    }
  }

  /// - Throws: ``StringTableError`` for a binary property list.
  static func refuseBinary(_ file: SourceFile) throws(StringTableError) {
    guard file.bytes.starts(with: "bplist".utf8) else { return }
    throw StringTableError(
      "the file is a binary property list; convert it with 'plutil -convert xml1'", path: file.path)
  }

  /// Returns whether a file begins like XML, with or without a byte-order mark.
  static func isXML(_ file: SourceFile) -> Bool {
    let beginning = file.bytes.prefix(64).filter { $0 != 0 && $0 < 0x80 }.drop { $0 <= 0x20 }
    return beginning.first == UInt8(ascii: "<")
      && ["?", "!", "p"].contains { beginning.dropFirst().starts(with: $0.utf8) }
  }
}
