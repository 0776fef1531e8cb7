extension [Unicode.Scalar] {
  /// The indices from the first to the last scalar that is none of those at the edges.
  func rangeWithoutEdges(where isEdge: (Unicode.Scalar) -> Bool) -> Range<Int> {
    guard let first = firstIndex(where: { !isEdge($0) }), let last = lastIndex(where: { !isEdge($0) }) else {
      return 0..<0
    }
    return first..<last + 1
  }
}
