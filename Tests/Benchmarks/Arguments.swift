/// A mistake on the command line.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// `--name value` pairs and `--flag`s of a command line.
struct Arguments {
  private var values: [String: String] = [:]

  /// - Parameter flags: the names without a value.
  init(_ words: some Sequence<String>, flags: Set<String> = []) throws {
    var words = words.makeIterator()
    while let word = words.next() {
      guard word.hasPrefix("--") else { throw UsageError("unexpected '\(word)'") }
      let name = String(word.dropFirst(2))
      guard let value = flags.contains(name) ? "" : words.next() else { throw UsageError("'\(word)' needs a value") }
      values[name] = value
    }
  }

  subscript(_ name: String) -> String? { values[name] }

  /// A mandatory value.
  func required(_ name: String) throws -> String {
    guard let value = values[name] else { throw UsageError("missing '--\(name)'") }
    return value
  }

  /// An integer, or the default if it is missing.
  func integer(_ name: String, default standard: Int) throws -> Int {
    guard let text = values[name] else { return standard }
    guard let number = Int(text), number >= 0 else { throw UsageError("'--\(name)' takes a number, not '\(text)'") }
    return number
  }
}
