/// A reader that must take whatever it is given.
protocol FuzzTarget {
  static var name: String { get }

  /// Real inputs to begin with.
  static func seeds(_ corpus: Corpus) -> [[UInt8]]

  /// What the grammar is made of, for the mutator to insert.
  static var tokens: [[UInt8]] { get }

  /// What nests, to be repeated.
  static var openings: [[UInt8]] { get }

  /// How many inputs of a parser one of the target's stands for, since it takes as long.
  static var cost: Int { get }

  /// Reads an input and looks at all that comes of it.
  ///
  /// - Parameter comparesWithOthers: whether another reader is asked too, where there is one; that takes longer.
  /// - Throws: ``Failure`` where something does not hold.
  static func check(_ bytes: [UInt8], comparesWithOthers: Bool) throws
}

extension FuzzTarget {
  static var cost: Int { 1 }
}

enum Targets {
  static var all: [any FuzzTarget.Type] { [JSONTarget.self, MessageTarget.self, CheckTarget.self] }
}

/// Throws what went wrong, unless the condition holds.
func expect(_ condition: Bool, _ what: @autoclosure () -> String) throws {
  if !condition { throw Failure(what()) }
}

extension Range<Int> {
  func isInside(_ outer: Range<Int>) -> Bool { lowerBound >= outer.lowerBound && upperBound <= outer.upperBound }
}
