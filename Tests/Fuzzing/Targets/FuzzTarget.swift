/// A reader that must handle any input.
protocol FuzzTarget {
  static var name: String { get }

  /// Real inputs to start from.
  static func seeds(_ corpus: Corpus) -> [[UInt8]]

  /// Tokens of the grammar, for the mutator to insert.
  static var tokens: [[UInt8]] { get }

  /// Nesting constructs, for the mutator to repeat.
  static var openings: [[UInt8]] { get }

  /// The cost of one input, relative to an input of the parser.
  static var cost: Int { get }

  /// Reads an input and checks the result.
  ///
  /// - Parameter comparesWithOthers: whether to compare with another reader, if there is one; that takes longer.
  /// - Throws: ``Failure`` if a property does not hold.
  static func check(_ bytes: [UInt8], comparesWithOthers: Bool) throws
}

extension FuzzTarget {
  static var cost: Int { 1 }
}

enum Targets {
  static var all: [any FuzzTarget.Type] {
    [JSONTarget.self, MessageTarget.self, CheckTarget.self, RouteTarget.self, ScreensTarget.self, AuditTarget.self]
  }
}

/// Throws a failure with this description unless the condition holds.
func expect(_ condition: Bool, _ what: @autoclosure () -> String) throws {
  if !condition { throw Failure(what()) }
}

extension Range<Int> {
  func isInside(_ outer: Range<Int>) -> Bool { lowerBound >= outer.lowerBound && upperBound <= outer.upperBound }
}
