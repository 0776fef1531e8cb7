import ArgumentParser

/// `--argument count=3`, `--option meta=no`: a name, an equals sign, and a value, which may be empty or contain `=`.
struct Assignment: ExpressibleByArgument {
  let name: String
  let value: String

  init?(argument: String) {
    // Splits by scalars: a combining mark at the start of the value would form one character with the equals sign.
    let parts = argument.unicodeScalars.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    name = String(parts[0])
    value = String(parts[1])
  }
}
