import CatalogSite
import SourceText

/// The content codings that a client accepts (RFC 9110 §12.5.3).
struct AcceptedCodings {
  private let weights: [(coding: String, weight: Double)]

  init(_ field: String?) {
    weights = (field ?? "").split(separator: ",").prefix(32).compactMap { element in
      let parts = element.split(separator: ";").map { $0.trimmingSpaces.lowercased() }
      guard let coding = parts.first, !coding.isEmpty else { return nil }
      return (coding, Self.weight(of: parts.dropFirst()))
    }
  }

  /// The value of `q` (RFC 9110 §12.4.2); 0 if it is not a number. The grammar has no spaces around `=`, but some
  /// clients write them.
  private static func weight(of parameters: some Sequence<String>) -> Double {
    for parameter in parameters {
      let parts = parameter.split(separator: "=", maxSplits: 1).map { String($0.trimmingSpaces) }
      if parts.first == "q" { return parts.count > 1 ? Double(parts[1]) ?? 0 : 0 }
    }
    return 1
  }

  /// The best of the available codings; nil for the plain body.
  func best(of codings: some Sequence<ContentCoding>) -> ContentCoding? {
    let rated = ContentCoding.allCases.filter(Set(codings).contains).map { ($0, weight(of: $0)) }
    // Ties go to the first; `max` would return the last.
    return rated.reduce(nil as (ContentCoding, Double)?) { best, next in
      next.1 > best?.1 ?? 0 ? next : best
    }?.0
  }

  private func weight(of coding: ContentCoding) -> Double {
    let named = weights.first { $0.coding == coding.rawValue || coding == .gzip && $0.coding == "x-gzip" }
    return (named ?? weights.first { $0.coding == "*" })?.weight ?? 0
  }
}

extension StringProtocol {
  /// The text without spaces and tabs around it.
  var trimmingSpaces: Substring {
    var text = Substring(self)
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
