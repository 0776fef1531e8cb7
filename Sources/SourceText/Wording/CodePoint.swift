extension BinaryInteger {
  /// Uppercase hexadecimal digits, padded with zeros up to a number of digits.
  package func hexadecimal(digits: Int) -> String {
    let text = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension Unicode.Scalar {
  /// The code point in the Unicode standard's notation: `U+200B`.
  package var codePoint: String { "U+\(value.hexadecimal(digits: 4))" }

  /// True if it ends a line or may control a terminal: a control character (general category Cc) or a line or paragraph
  /// separator (Zl, Zp).
  fileprivate var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  /// True if it is a bidi embedding or override, or ends one (UAX #9 §2.1, §2.2).
  fileprivate var isEmbedding: Bool { 0x202A...0x202E ~= value }

  /// The code point in brackets, to replace a harmful character: `⟨U+000A⟩`.
  package var bracketed: String { "⟨\(codePoint)⟩" }
}

extension String {
  /// The text with control characters, line ends and bidi controls spelt out, so that untrusted text can neither end
  /// the line of a message nor control a terminal or CI system.
  ///
  /// Isolates that are closed in the text are kept (UAX #9 §2).
  package var onOneLine: String { spelledOut() }

  /// The text like ``onOneLine``, but keeping some control characters.
  package func spelledOut(except kept: Set<Unicode.Scalar> = []) -> String {
    // The first bytes of all scalars that may be affected: C0, DEL, C1, U+2000…U+2FFF.
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return self }
    let openIsolates = indicesOfOpenIsolates
    var line = String.UnicodeScalarView()
    for index in unicodeScalars.indices {
      let scalar = unicodeScalars[index]
      if scalar.isControl && !kept.contains(scalar) || scalar.isEmbedding || openIsolates.contains(index) {
        line += scalar.bracketed.unicodeScalars
      } else {
        line.append(scalar)
      }
    }
    return String(line)
  }

  /// The indices of unclosed isolates, and of unopened ends of isolates.
  private var indicesOfOpenIsolates: Set<Index> {
    var (open, unopened): ([Index], [Index]) = ([], [])
    for index in unicodeScalars.indices {
      switch unicodeScalars[index].value {
      case 0x2066...0x2068: open.append(index)
      case 0x2069: if open.popLast() == nil { unopened.append(index) }
      default: break
      }
    }
    return Set(open + unopened)
  }
}
