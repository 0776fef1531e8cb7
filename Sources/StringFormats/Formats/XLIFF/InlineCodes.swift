internal import MessageSyntax
internal import SourceText
internal import TextFormats

/// The placeholders of a unit as inline codes, which translators' tools protect.
///
/// A code has the same number in source and target, so that tools can match them.
struct InlineCodes {
  /// A part of a text.
  enum Part: Hashable {
    /// Message syntax, unchanged: `I''m`.
    case text(String)
    /// A placeholder: `{name}`, `{count, number}` or `#`.
    case code(number: Int, text: String)
  }

  /// The placeholder of each code, from number 1.
  private(set) var texts: [String] = []

  /// Splits a message. The source comes first, since it numbers the codes.
  mutating func parts(of message: String) -> [Part] {
    let tree = MessageTree(parsing: message)
    guard tree.errors.isEmpty else { return message.isEmpty ? [] : [.text(message)] }
    var parts: [Part] = []
    var used = Set<Int>()
    var position = 0
    for node in tree.nodes where [.argument, .number, .numberSign].contains(node.kind) {
      if node.range.lowerBound > position { parts.append(.text(tree.text(position..<node.range.lowerBound))) }
      let text = tree.text(node.range)
      let number = number(of: text, besides: used)
      used.insert(number)
      parts.append(.code(number: number, text: text))
      position = node.range.upperBound
    }
    if position < tree.source.count { parts.append(.text(tree.text(position..<tree.source.count))) }
    return parts
  }

  /// The first unused number of a placeholder in a text, or a new one.
  private mutating func number(of text: String, besides used: Set<Int>) -> Int {
    if let index = texts.indices.first(where: { texts[$0] == text && !used.contains($0 + 1) }) { return index + 1 }
    texts.append(text)
    return texts.count
  }
}

extension XMLWriter {
  /// The content of a `<source>` or `<target>`.
  mutating func parts(_ parts: [InlineCodes.Part], in dialect: XLIFFDialect) {
    for part in parts {
      switch part {
      case .text(let text): content(text, in: dialect)
      case .code(let number, let text):
        if dialect == .version21 {
          element("ph", [("id", "\(number)"), ("dataRef", "d\(number)"), ("equiv", text), ("disp", text)])
        } else {
          element("ph", [("id", "\(number)"), ("equiv-text", text)], text: text)
        }
      }
    }
  }

  /// Text; in 2.1 with characters that XML cannot hold as code points.
  private mutating func content(_ text: String, in dialect: XLIFFDialect) {
    guard dialect == .version21, XMLCharacters.refused(in: text) != nil else { return self.text(text) }
    for scalar in text.unicodeScalars {
      if XMLCharacters.isAllowed(scalar) {
        self.text(String(scalar))
      } else {
        element("cp", [("hex", scalar.value.hexadecimal(digits: 4))])
      }
    }
  }
}
