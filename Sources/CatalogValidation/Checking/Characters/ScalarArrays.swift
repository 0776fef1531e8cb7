extension [Unicode.Scalar] {
  /// The range of indices without matching scalars at both ends.
  func rangeWithoutEdges(where isEdge: (Unicode.Scalar) -> Bool) -> Range<Int> {
    guard let first = firstIndex(where: { !isEdge($0) }), let last = lastIndex(where: { !isEdge($0) }) else {
      return 0..<0
    }
    return first..<last + 1
  }
}
