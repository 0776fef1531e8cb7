/// Patterns in which `*` stands for any characters, also for none.
enum Wildcard {
  static func matches(_ pattern: String, _ text: String) -> Bool {
    let parts = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return pattern == text }
    let bytes = Array(text.utf8)
    guard bytes.count >= first.count + last.count, bytes.starts(with: first), bytes.suffix(last.count) == last[...]
    else {
      return false
    }
    var rest = bytes[first.count..<(bytes.count - last.count)]
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
