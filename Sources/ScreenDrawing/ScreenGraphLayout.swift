package import CatalogModel

/// The places of a graph's screens in a picture: a column for each depth, and a row for each way that ends.
///
/// A screen is in the row of the first screen above it. The same graph and the same widths give the same places.
package struct ScreenGraphLayout: Sendable {
  /// A screen's box, in points from the top left corner.
  package struct Box: Sendable {
    package let screen: Screen
    /// The index of the box of the screen beneath; nil for the base of a stack.
    package let parent: Int?
    package let frame: Frame
    /// Its place among the screens above its parent.
    fileprivate let place: Int
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
  /// The number of screens above each box.
  private let above: [Int: Int]

  /// The space between two columns, and between two rows.
  private static let gap = (column: 48.0, row: 16.0)
  /// The length of an arrow's head.
  private static let headLength = 8.0
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
    var above: [Int: Int] = [:]
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
          frame: Frame(x: start, y: top, width: columns[node.depth], height: boxHeight),
          place: parents.last.flatMap { above[$0] } ?? 0))
      if let parent = parents.last { above[parent, default: 0] += 1 }
      parents.append(index)
    }
    self.boxes = boxes
    self.width = width
    self.above = above
    height = boxes.isEmpty ? 0 : Double(rows) * (boxHeight + Self.gap.row) - Self.gap.row + 2 * Self.margin
    self.isRightToLeft = isRightToLeft
  }

  /// The way to a box from the one beneath, in SVG's path data, and the head of its arrow; nil for the base of a stack.
  ///
  /// No two ways touch: from one box, each next way starts lower and turns earlier.
  package func way(to box: Box) -> (line: String, head: String)? {
    guard let index = box.parent else { return nil }
    let (parent, frame) = (boxes[index].frame, box.frame)
    let share = Double(box.place) / Double(max(above[index, default: 1], 1))
    let forward = isRightToLeft ? -1.0 : 1.0
    let from = isRightToLeft ? parent.x : parent.x + parent.width
    let end = isRightToLeft ? frame.x + frame.width : frame.x
    let turn = end - forward * (Self.headLength + 8 + share * (Self.gap.column - Self.headLength - 16))
    let top = parent.y + parent.height * (1 / 2 + share / 3)
    let bottom = frame.y + frame.height / 2
    let neck = end - forward * Self.headLength
    return (
      "M\(from.svg) \(top.svg)H\(turn.svg)V\(bottom.svg)H\(neck.svg)",
      "M\(end.svg) \(bottom.svg)l\((-forward * Self.headLength).svg) -5v10z"
    )
  }
}
