package import CatalogModel

/// Where the screens of a graph are in a picture: a column for each depth, and a row for each way that ends.
///
/// A screen is in the row of the first screen above it. The same graph and the same widths give the same places.
package struct ScreenGraphLayout: Sendable {
  /// A screen's box, in points from the top left corner.
  package struct Box: Sendable {
    package let screen: Screen
    /// The index of the box of the screen beneath; nil for the base of a stack.
    package let parent: Int?
    package let frame: Frame
  }

  /// A rectangle.
  package struct Frame: Sendable {
    package let x: Double
    package let y: Double
    package let width: Double
    package let height: Double
  }

  /// In the order of the graph.
  package let boxes: [Box]
  package let width: Double
  package let height: Double
  private let isRightToLeft: Bool

  /// The space between two columns, and between two rows.
  private static let gap = (column: 48.0, row: 16.0)
  /// The space around the picture.
  private static let margin = 16.0

  /// - Parameters:
  ///   - boxHeight: the height of each box.
  ///   - isRightToLeft: whether the ways run to the left: the exact mirror.
  ///   - width: the width that a screen's box needs.
  package init(_ graph: ScreenGraph, boxHeight: Double, isRightToLeft: Bool, width measure: (Screen) -> Double) {
    var columns: [Double] = []
    for node in graph.nodes {
      if columns.count <= node.depth { columns.append(0) }
      columns[node.depth] = max(columns[node.depth], measure(node.screen).rounded(.up))
    }
    let starts = columns.indices.map { columns[..<$0].reduce(Self.margin) { $0 + $1 + Self.gap.column } }
    let width = columns.isEmpty ? 0 : starts[columns.count - 1] + columns[columns.count - 1] + Self.margin
    var rows = 0
    var boxes: [Box] = []
    // For each depth, the box that the next screen above it belongs to.
    var parents: [Int] = []
    for (index, node) in graph.nodes.enumerated() {
      // The first screen above another follows it at once.
      let isFirstAbove = index > 0 && node.depth == graph.nodes[index - 1].depth + 1
      if !isFirstAbove { rows += 1 }
      parents = Array(parents.prefix(node.depth))
      let start = isRightToLeft ? width - starts[node.depth] - columns[node.depth] : starts[node.depth]
      let top = Self.margin + Double(rows - 1) * (boxHeight + Self.gap.row)
      boxes.append(
        Box(
          screen: node.screen, parent: parents.last,
          frame: Frame(x: start, y: top, width: columns[node.depth], height: boxHeight)))
      parents.append(index)
    }
    self.boxes = boxes
    self.width = width
    height = boxes.isEmpty ? 0 : Double(rows) * (boxHeight + Self.gap.row) - Self.gap.row + 2 * Self.margin
    self.isRightToLeft = isRightToLeft
  }

  /// The way to a box from the one beneath, in SVG's path data, and the head of its arrow; nil for the base of a stack.
  package func way(to box: Box) -> (line: String, head: String)? {
    guard let parent = box.parent.map({ boxes[$0].frame }) else { return nil }
    let frame = box.frame
    let from = isRightToLeft ? parent.x : parent.x + parent.width
    let end = isRightToLeft ? frame.x + frame.width : frame.x
    let turn = isRightToLeft ? end + Self.gap.column / 2 : end - Self.gap.column / 2
    let (top, bottom) = (parent.y + parent.height / 2, frame.y + frame.height / 2)
    let back = isRightToLeft ? 8.0 : -8.0
    return (
      "M\(from.svg) \(top.svg)H\(turn.svg)V\(bottom.svg)H\(end.svg)",
      "M\(end.svg) \(bottom.svg)l\(back.svg) -5v10z"
    )
  }
}
