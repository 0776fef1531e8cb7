import CatalogModel
import TestSupport
import Testing

/// Random patterns and values with a fixed seed.
@Suite struct RoutePropertyTests {
  @Test func matchingUndoesBuilding() throws {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<2000 {
      let pattern = try RoutePattern(parsing: Self.pattern(&random))
      let values = Self.values(for: pattern, &random)
      let path = try pattern.path(with: values)
      #expect(pattern.match(path) == values, "\(pattern) \(path)")
      #expect(path.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(path)")
    }
  }

  @Test func buildingUndoesMatching() throws {
    var random = SeededGenerator(seed: 18)
    var matched = 0
    for _ in 0..<5000 {
      let pattern = try RoutePattern(parsing: Self.pattern(&random))
      let pieces = ["/", "/", "a", "b", "%2F", "%C3%A9", "%", "..", "?", "a=", "&", "#", "{", "é"]
      let path = (0..<Int.random(in: 0...8, using: &random)).map { _ in Self.any(of: pieces, &random) }.joined()
      guard let values = pattern.match(path) else { continue }
      matched += 1
      #expect(pattern.match(try pattern.path(with: values)) == values, "\(pattern) \(path)")
    }
    #expect(matched > 100)
  }

  /// Overlapping patterns have a common path, and the same parameters match its parts.
  @Test func overlappingPatternsShareAPath() throws {
    var random = SeededGenerator(seed: 19)
    var overlaps = 0
    for _ in 0..<5000 {
      let (left, right) = (
        try RoutePattern(parsing: Self.path(&random)), try RoutePattern(parsing: Self.path(&random))
      )
      #expect(left.overlaps(right) == right.overlaps(left))
      guard left.overlaps(right) else { continue }
      overlaps += 1
      #expect(right.match(try left.path(with: Self.values(for: left, &random))) != nil, "\(left) \(right)")
    }
    #expect(overlaps > 50)
  }

  private static func any<Element>(of elements: [Element], _ random: inout SeededGenerator) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private static func path(_ random: inout SeededGenerator) -> String {
    var text = ""
    for number in 0..<Int.random(in: 0...3, using: &random) {
      text += "/" + any(of: ["a", "b", "%C3%A9", "{p\(number)}"], &random)
    }
    for number in 0..<Int.random(in: 0...2, using: &random) { text += "/{o\(number)?}" }
    if Bool.random(using: &random) { text += "/{rest*}" }
    return text.isEmpty ? "/" : text
  }

  private static func pattern(_ random: inout SeededGenerator) -> String {
    path(&random) + any(of: ["", "?{q}", "?{r?}", "?{q}&{r?}"], &random)
  }

  private static func values(for pattern: RoutePattern, _ random: inout SeededGenerator) -> [String: String] {
    var values: [String: String] = [:]
    var isOpen = true
    for parameter in pattern.parameters {
      let isQuery = ["q", "r"].contains(parameter.name)
      if parameter.isOptional, Bool.random(using: &random) {
        isOpen = isQuery && isOpen
        continue
      }
      if parameter.isWildcard {
        let count = isOpen ? Int.random(in: 0...3, using: &random) : 0
        values[parameter.name] = (0..<count).map { _ in text(&random).replacing("/", with: "") + "x" }
          .joined(separator: "/")
      } else if isOpen || isQuery {
        values[parameter.name] = text(&random)
      }
    }
    return values
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    let pieces = ["a", "/", "%", "%2F", " ", "+", "&", "=", "?", "#", "é", "😄", "\u{0}", "\u{202E}", ".", "{", "}"]
    let text = (0..<Int.random(in: 1...4, using: &random)).map { _ in any(of: pieces, &random) }.joined()
    return text == "." || text == ".." ? "a" : text
  }
}
