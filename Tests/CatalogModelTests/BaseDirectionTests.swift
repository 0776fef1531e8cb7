import Testing

@testable import CatalogModel

/// Sides in reading order, and the physical sides that they give.
@Suite struct BaseDirectionTests {
  @Test(
    arguments: [
      (.leftToRight, .leading, .left), (.leftToRight, .trailing, .right),
      (.rightToLeft, .leading, .right), (.rightToLeft, .trailing, .left),
    ] as [(BaseDirection, ReadingEdge, PhysicalEdge)])
  func findsTheSide(direction: BaseDirection, reading: ReadingEdge, physical: PhysicalEdge) {
    #expect(direction.edge(reading) == physical)
  }

  /// Reports and files contain the raw values.
  @Test func namesAreStable() {
    #expect(BaseDirection.allCases.map(\.rawValue) == ["leftToRight", "rightToLeft"])
    #expect(ReadingEdge.allCases.map(\.rawValue) == ["leading", "trailing"])
    #expect(PhysicalEdge.allCases.map(\.rawValue) == ["left", "right"])
    #expect(Role.allCases.map(\.rawValue) == ["navigate", "dismiss", "cancel", "confirm", "destroy", "act"])
    #expect(Direction.allCases.map(\.rawValue) == ["forward", "backward"])
    #expect(ArgumentDeclaration.Kind.allCases.map(\.rawValue) == ["integer", "number", "text"])
    #expect(TranslationState.allCases.map(\.rawValue) == ["new", "needs-review", "translated", "final"])
  }
}
