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

  /// Returns whether a place is inside a form, where a button without a type submits.
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

  /// Returns whether a place is certainly in no form: only HTML elements, none of them a form, are between `<body>` and
  /// it.
  func isOutsideOfForms(_ offset: Int) -> Bool {
    var isOutside = false
    for node in tree.nodes where node.range.contains(offset) {
      node.walk { node in
        guard node.range.contains(offset) else { return false }
        if case .element(let element) = node.kind {
          let isOfHTML = element.name.allSatisfy { $0.isLowercase || $0.isNumber }
          isOutside = element.name == "body" || (isOutside && isOfHTML && element.name != "form")
        } else {
          // The result of a function or a component is not known.
          isOutside = false
        }
        return true
      }
    }
    return isOutside
  }

  /// The bytes of a range, decoded.
  func source(_ range: Range<Int>) -> String { String(decoding: tree.file.bytes[range], as: UTF8.self) }

  /// Returns whether a comment in a range is outside of the parts that are kept.
  func losesComment(_ range: Range<Int>, keeping kept: [Range<Int>]) -> Bool {
    tree.comments.contains { comment in
      range.overlaps(comment.range)
        && !kept.contains { $0.lowerBound <= comment.range.lowerBound && comment.range.upperBound <= $0.upperBound }
    }
  }

  /// A value's declaration with a call as its value, and the statements after it; nil if the call is not such a value.
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
