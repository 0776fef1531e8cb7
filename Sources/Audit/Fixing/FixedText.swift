internal import SourceReading
internal import SourceText

/// The text of a file whose buttons are rewritten.
struct FixedText {
  let tree: SourceTree

  /// The call or element whose name begins at a byte.
  func node(at offset: Int) -> SourceNode? {
    var found: SourceNode?
    for node in tree.nodes where node.range.contains(offset) {
      node.walk { node in
        switch node.kind {
        case .call(let call) where call.nameRange.lowerBound == offset && call.base == nil: found = node
        case .element(let element) where element.nameRange.lowerBound == offset: found = node
        default: break
        }
        return found == nil
      }
    }
    return found
  }

  /// Whether a place is inside a form, where a button without a type submits.
  func isInForm(_ offset: Int) -> Bool {
    var isInForm = false
    for node in tree.nodes where node.range.contains(offset) {
      node.walk { node in
        if case .element(let element) = node.kind, node.range.contains(offset) {
          isInForm = element.name == "form" || element.name.hasSuffix("Form")
        }
        return node.range.contains(offset) && !isInForm
      }
    }
    return isInForm
  }

  /// Whether a place is certainly in no form: between a page's `<body>` and it are elements of HTML only, and none is a form.
  func isOutsideOfForms(_ offset: Int) -> Bool {
    var isOutside = false
    for node in tree.nodes where node.range.contains(offset) {
      node.walk { node in
        guard node.range.contains(offset) else { return false }
        if case .element(let element) = node.kind {
          let isOfHTML = element.name.allSatisfy { $0.isLowercase || $0.isNumber }
          isOutside = element.name == "body" || (isOutside && isOfHTML && element.name != "form")
        } else {
          // What a function or a component makes of it is not known.
          isOutside = false
        }
        return true
      }
    }
    return isOutside
  }

  /// The bytes of a range as they are written.
  func source(_ range: Range<Int>) -> String { String(decoding: tree.file.bytes[range], as: UTF8.self) }

  /// Whether a comment in a range is outside of the parts that are kept.
  func losesComment(_ range: Range<Int>, keeping kept: [Range<Int>]) -> Bool {
    tree.comments.contains { comment in
      range.overlaps(comment.range)
        && !kept.contains { $0.lowerBound <= comment.range.lowerBound && comment.range.upperBound <= $0.upperBound }
    }
  }

  /// A value's declaration with a call as its value, and the statements behind it; nil if the call is no such value.
  func statements(declaring call: SourceCall) -> (name: String, behind: [SourceNode])? {
    var found: (name: String, behind: [SourceNode])?
    func look(at nodes: [SourceNode]) {
      for (index, node) in nodes.enumerated() {
        guard case .declaration(let declaration) = node.kind, declaration.kind == .value,
          case .call(let value)? = declaration.body.first?.kind, value.nameRange == call.nameRange
        else { continue }
        found = (declaration.name, Array(nodes[(index + 1)...]))
      }
    }
    look(at: tree.nodes)
    for node in tree.nodes where node.range.contains(call.nameRange.lowerBound) {
      node.walk { node in
        guard found == nil, node.range.contains(call.nameRange.lowerBound) else { return false }
        look(at: node.children)
        return found == nil
      }
    }
    return found
  }

  /// The white space at the beginning of the line of a place.
  func indentation(at offset: Int) -> String {
    let bytes = tree.file.bytes
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}
