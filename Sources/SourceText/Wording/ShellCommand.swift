extension [String] {
  /// The words as a command that can be pasted into a shell, each quoted if needed.
  package var asShellCommand: String { map(\.asShellWord).joined(separator: " ") }
}

extension String {
  fileprivate var asShellWord: String {
    let isPlain =
      !isEmpty && utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "_-./=@+,:".utf8.contains($0) }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
