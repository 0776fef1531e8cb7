internal import SourceText

/// An element of an ``XMLTree``.
package struct XMLTreeElement: Sendable {
  package let tree: XMLTree
  let index: Int

  private var record: XMLNodeRecord { tree.nodes[index] }

  /// The name without its prefix.
  package var name: String { tree.string(record.start..<record.end) }
  /// The namespace's name; may be empty.
  package var namespace: String { tree.namespaces[Int(record.namespace)] }
  /// The byte offset of the tag.
  package var offset: Int { Int(record.tag) }

  /// True if it has this name and, if one is given, this namespace.
  package func isNamed(_ name: String, in namespace: String? = nil) -> Bool {
    tree.file.bytes[Int(record.start)..<Int(record.end)].elementsEqual(name.utf8)
      && (namespace.map { $0 == self.namespace } ?? true)
  }

  // MARK: Attributes

  /// The value of an attribute, without a prefix or in a namespace, or nil.
  ///
  /// White space is normalized (XML 1.0 §3.3.3): an unescaped line feed becomes a space.
  package subscript(name: String, in namespace: String = "") -> String? {
    attribute(name, in: namespace).map { tree.attributeValue($0) }
  }

  /// The byte offset of an attribute's value; nil without the attribute.
  package func offset(of name: String, in namespace: String = "") -> Int? {
    attribute(name, in: namespace).map { Int($0.valueStart) }
  }

  /// The attributes in the order of the file, without namespace declarations.
  package var attributes: [(namespace: String, name: String, value: String)] {
    tree.attributes[Int(record.firstAttribute)..<Int(record.endAttribute)].map { attribute in
      (
        tree.namespaces[Int(attribute.namespace)], tree.string(attribute.localStart..<attribute.nameEnd),
        tree.attributeValue(attribute)
      )
    }
  }

  private func attribute(_ name: String, in namespace: String) -> XMLAttributeRecord? {
    tree.attributes[Int(record.firstAttribute)..<Int(record.endAttribute)].first { attribute in
      tree.file.bytes[Int(attribute.localStart)..<Int(attribute.nameEnd)].elementsEqual(name.utf8)
        && tree.namespaces[Int(attribute.namespace)] == namespace
    }
  }

  // MARK: Content

  /// A piece of an element's content.
  package enum Content: Sendable {
    case element(XMLTreeElement)
    /// Text with references resolved and line ends normalized to U+000A; several may follow each other.
    case text(String)
    /// A comment between its marks.
    case comment(String)
  }

  /// The content in the order of the file, including white space.
  package var content: [Content] {
    indices.map { content(at: $0, tree.nodes[$0].start..<tree.nodes[$0].end) }
  }

  /// The content of an entry of the tape, given the bytes of its text.
  func content(at place: Int, _ range: Range<UInt32>) -> Content {
    switch tree.nodes[place].kind {
    case .element: .element(XMLTreeElement(tree: tree, index: place))
    case .text: .text(tree.text(range))
    case .literalText: .text(tree.literalText(range))
    case .comment: .comment(tree.literalText(range))
    }
  }

  /// The child elements.
  package var children: [XMLTreeElement] {
    indices.filter { tree.nodes[$0].kind == .element }.map { XMLTreeElement(tree: tree, index: $0) }
  }

  /// The child elements with a name.
  package func children(_ name: String, in namespace: String? = nil) -> [XMLTreeElement] {
    children.filter { $0.isNamed(name, in: namespace) }
  }

  /// The first child element with a name.
  package func child(_ name: String, in namespace: String? = nil) -> XMLTreeElement? {
    for index in indices where tree.nodes[index].kind == .element {
      let element = XMLTreeElement(tree: tree, index: index)
      if element.isNamed(name, in: namespace) { return element }
    }
    return nil
  }

  /// All text in the element and in inner elements, without comments.
  package var text: String {
    var text = ""
    for node in tree.nodes[index + 1..<Int(record.next)] {
      switch node.kind {
      case .text: text += tree.text(node.start..<node.end)
      case .literalText: text += tree.literalText(node.start..<node.end)
      case .element, .comment: break
      }
    }
    return text
  }

  /// The indices of the direct content on the tape.
  var indices: [Int] {
    var indices: [Int] = []
    var index = index + 1
    while index < Int(record.next) {
      indices.append(index)
      index = Int(tree.nodes[index].next)
    }
    return indices
  }
}
