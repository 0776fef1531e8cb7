/// Text for a terminal or the log of a CI system, without commands from untrusted content.
package enum LogText {
  /// A line with line ends, control characters and bidi controls spelt out, and without commands of a CI system.
  package static func line(_ text: String) -> String {
    var line = text.onOneLine
    // GitHub, after white space: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
    let start = line.unicodeScalars.firstIndex { !$0.properties.isWhitespace } ?? line.endIndex
    if line[start...].utf8.starts(with: "::".utf8) {
      line.replaceSubrange(start..<line.unicodeScalars.index(after: start), with: (":" as Unicode.Scalar).bracketed)
    }
    return withoutBracketCommands(line)
  }

  /// Lines, each like ``line(_:)``.
  ///
  /// - Parameter keepsColour: whether to keep colours (ECMA-48, SGR).
  package static func lines(_ text: String, keepsColour: Bool = false) -> String {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { bytes in
      let line = String(decoding: bytes, as: UTF8.self)
      return keepsColour && line.utf8.contains(escape) ? coloured(line) : Self.line(line)
    }.joined(separator: "\n")
  }

  private static let escape: UInt8 = 0x1B

  /// Spells out the bracket of `##[error]`, which GitHub recognizes anywhere in a line, `##vso[…]` and `##teamcity[…]`.
  private static func withoutBracketCommands(_ line: String) -> String {
    guard line.utf8.contains(UInt8(ascii: "#")) else { return line }
    var output = String.UnicodeScalarView()
    var signs = 0
    for scalar in line.unicodeScalars {
      if scalar == "[", signs >= 2 {
        output += scalar.bracketed.unicodeScalars
      } else {
        output.append(scalar)
      }
      let isLetter = "a"..."z" ~= scalar || "A"..."Z" ~= scalar
      signs = scalar == "#" ? signs + 1 : isLetter && signs >= 2 ? signs : 0
    }
    return String(output)
  }

  /// A line that keeps its colours.
  private static func coloured(_ line: String) -> String {
    var parts = line.components(of: "\u{1B}[")
    for index in parts.indices {
      let digits = index == 0 ? "" : parts[index].prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty, parts[index].dropFirst(digits.count).first == "m" else {
        parts[index] = Self.line((index == 0 ? "" : "\u{1B}[") + parts[index])
        continue
      }
      parts[index] = "\u{1B}[\(digits)m" + Self.line(String(parts[index].dropFirst(digits.count + 1)))
    }
    return parts.joined()
  }
}

extension String {
  /// The parts between occurrences of a separator.
  fileprivate func components(of separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
