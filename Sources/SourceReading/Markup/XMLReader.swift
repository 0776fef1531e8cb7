internal import SourceText
internal import TextFormats

/// Reads XML of user interfaces: layouts and menus of Android, storyboards and xibs, GTK's `.ui` files.
///
/// A file that is not well-formed, or declares a document type, has no elements, but a reason for that.
enum XMLReader {
  /// The usual prefixes of these namespaces, independent of the prefixes in a file.
  private static let prefixes: [String: String] = [
    "http://schemas.android.com/apk/res/android": "android:",
    "http://schemas.android.com/apk/res-auto": "app:", "http://schemas.android.com/tools": "tools:",
  ]

  static func tree(_ file: SourceFile) -> SourceTree {
    do throws(TextFormatError) {
      let tree = try XMLTree(file)
      // Another encoding has other offsets; such files are rare, and their offsets would mislead.
      guard tree.file.bytes.count == file.bytes.count else {
        return SourceTree(file: file, language: .xml, nodes: [], gap: "not plain UTF-8; save it so")
      }
      return SourceTree(file: file, language: .xml, nodes: [node(tree.root)])
    } catch {
      let place = error.position.map { "\($0): " } ?? ""
      return SourceTree(file: file, language: .xml, nodes: [], gap: place + error.message)
    }
  }

  /// The depth is that of ``XMLTree``, which is bounded.
  private static func node(_ element: XMLTreeElement) -> SourceNode {
    let range = element.range
    let nameStart = element.offset + 1
    let attributes = element.attributes.map { attribute in
      let offset = element.offset(of: attribute.name, in: attribute.namespace) ?? nameStart
      let place = offset..<min(offset + attribute.value.utf8.count, range.upperBound)
      let value = SourceNode(.string(SourceString(pieces: [.text(attribute.value)])), place)
      return SourceArgument(
        label: (prefixes[attribute.namespace] ?? "") + attribute.name, value: value, range: place)
    }
    var children: [SourceNode] = []
    for content in element.content {
      switch content {
      case .element(let child): children.append(node(child))
      case .text(let text):
        let folded = MarkupReferences.folded(text)
        if !folded.isEmpty { children.append(SourceNode(.string(SourceString(pieces: [.text(folded)])), range)) }
      case .comment: break
      }
    }
    let name = element.name
    return SourceNode(
      .element(
        SourceElement(
          name: name, nameRange: nameStart..<min(nameStart + name.utf8.count, range.upperBound), attributes: attributes,
          children: children)), range)
  }
}
