extension SourceNode {
  /// The nodes directly inside, in the order of the file.
  package var children: [SourceNode] {
    switch kind {
    case .name, .literal: []
    case .string(let string): string.pieces.flatMap(\.nodes)
    case .call(let call):
      (call.base.map { [$0] } ?? []) + call.arguments.map(\.value) + call.trailing.map(\.value)
    case .member(let base, _): [base]
    case .closure(_, let body): body
    case .list(let nodes), .operation(_, let nodes): nodes
    case .dictionary(let entries): entries.map(\.value)
    case .element(let element): element.attributes.map(\.value) + element.children
    case .declaration(let declaration): declaration.parameters.compactMap(\.defaultValue) + declaration.body
    case .assignment(let target, let value): [target, value]
    }
  }

  /// Visits the node and what is inside, each before its own content.
  ///
  /// - Parameter visit: returns whether to visit the content of the node.
  package func walk(_ visit: (SourceNode) -> Bool) {
    var open = [self]
    while let node = open.popLast() {
      if visit(node) { open += node.children.reversed() }
    }
  }

  /// The dotted name that the node is: `UIAlertController.Style.alert`; nil for anything else.
  package var dottedName: String? {
    if case .name(let parts) = kind { parts.joined(separator: ".") } else { nil }
  }
}

extension SourceString.Piece {
  /// The interpolated nodes.
  fileprivate var nodes: [SourceNode] { if case .interpolation(let nodes) = self { nodes } else { [] } }
}

extension SourceCall {
  /// The value of an argument or of a trailing closure with a label.
  package subscript(label: String) -> SourceNode? {
    (arguments + trailing).first { $0.label == label }?.value
  }

  /// The first argument without a label.
  package var first: SourceNode? { arguments.first.flatMap { $0.label == nil ? $0.value : nil } }
}
