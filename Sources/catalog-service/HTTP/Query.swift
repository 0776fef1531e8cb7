import SourceText

/// The parameters of a query, without duplicates.
struct Query: Sendable {
  private(set) var values: [(name: String, value: String)] = []

  /// - Throws: ``Problem`` for a broken escape or a repeated name.
  init(_ text: Substring?) throws(Problem) {
    for pair in (text ?? "").split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentDecoding.text(of: parts[0], plusIsSpace: true),
        let value = parts.count > 1 ? PercentDecoding.text(of: parts[1], plusIsSpace: true) : ""
      else { throw Problem(.malformedParameter, "the query has a broken escape; write text as UTF-8, '%' as '%25'") }
      guard self[name] == nil else {
        throw Problem(.malformedParameter, "'\(name.onOneLine)' is given twice; give it once")
      }
      values.append((name, value))
    }
  }

  subscript(name: String) -> String? { values.first { $0.name == name }?.value }

  /// Throws for parameters that the route does not have.
  func require(only known: [String]) throws(Problem) {
    for (name, _) in values where !known.contains(name) {
      throw Problem(.unknownParameter, unknown: "unknown parameter", name, among: known)
    }
  }

  /// A list of names separated by commas; empty for an empty value, and nil without the parameter.
  func list(_ name: String) -> [String]? {
    self[name].map { $0.isEmpty ? [] : $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  }

  /// A list of names as in Iconify's API: nil if empty, since an empty list requests nothing.
  func names(_ name: String) -> [String]? { list(name).flatMap { $0.isEmpty ? nil : $0 } }
}
