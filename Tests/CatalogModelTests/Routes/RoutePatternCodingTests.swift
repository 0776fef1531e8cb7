import CatalogModel
import Foundation
import Testing

/// Route patterns in JSON.
@Suite struct RoutePatternCodingTests {
  @Test func isCodedAsItsText() throws {
    let pattern = try RoutePattern(parsing: "/places/{city}")
    let data = try JSONEncoder().encode([pattern])
    #expect(String(decoding: data, as: UTF8.self) == #"["\/places\/{city}"]"#)
    #expect(try JSONDecoder().decode([RoutePattern].self, from: data) == [pattern])
  }

  @Test func explainsRefusals() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([RoutePattern].self, from: Data(#"["places"]"#.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "a route begins with '/'; add it")
  }
}
