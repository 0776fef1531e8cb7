/// A single range of bytes (RFC 9110 §14.1.2).
enum ByteRange: Equatable {
  /// The field is absent, malformed, or has several ranges: the answer is the whole content.
  case whole
  case part(Range<Int>)
  case unsatisfiable

  /// - Parameters:
  ///   - field: the value of `Range`.
  ///   - length: the length of the content.
  init(_ field: String?, length: Int) {
    guard let field, field.lowercased().hasPrefix("bytes=") else {
      self = .whole
      return
    }
    let bounds = field.dropFirst(6).trimmingSpaces.split(separator: "-", omittingEmptySubsequences: false)
    guard bounds.count == 2,
      bounds.allSatisfy({ $0.utf8.count <= 18 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else {
      self = .whole
      return
    }
    switch (Int(bounds[0]), Int(bounds[1])) {
    case (let first?, let last?) where first > last: self = .whole
    case (let first?, let last): self = Self.part(from: first, through: last ?? length - 1, length: length)
    case (nil, let suffix?):
      self =
        suffix == 0
        ? .unsatisfiable
        : Self.part(
          from: max(0, length - suffix), through: length - 1, length: length)
    case (nil, nil): self = .whole
    }
  }

  private static func part(from first: Int, through last: Int, length: Int) -> ByteRange {
    first < length ? .part(first..<min(last, length - 1) + 1) : .unsatisfiable
  }
}
