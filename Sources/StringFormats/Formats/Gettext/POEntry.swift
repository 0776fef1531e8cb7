/// One entry of a PO file.
struct POEntry {
  /// Lines of `#` and `#.`, each without its mark.
  var comments: [String] = []
  var extracted: [String] = []
  var flags: [String] = []
  var context: String?
  var id = ""
  var plural: String?
  /// `msgstr`, or `msgstr[0]` and on.
  var translations: [String] = [""]
  /// The offset of its first keyword.
  var offset = 0
  /// The places of its parts in the file.
  var places = Places()

  /// Byte ranges of an entry's lines, without the last line feed.
  struct Places {
    /// The whole entry, including comments.
    var entry: Range<Int>?
    /// The comments above its texts.
    var comments: [Range<Int>] = []
    var extracted: [Range<Int>] = []
    var flags: [Range<Int>] = []
    /// Flags and other comments among the texts, which the lists above do not include.
    var innerFlags: [Range<Int>] = []
    var innerComments: [Range<Int>] = []
    var id: Range<Int>?
    var plural: Range<Int>?
    var translations: [Range<Int>] = []
  }

  /// The identity of an entry: a file may have each once, including obsolete ones.
  struct Identity: Hashable {
    let context: String?
    let id: String
  }

  var identity: Identity { Identity(context: context, id: id) }

  /// Appends the entry in the layout of msgcat.
  func write(to output: inout [UInt8]) {
    func line(_ text: String) {
      output += Array(text.utf8)
      output.append(0x0A)
    }
    for comment in comments { line(comment.isEmpty ? "#" : "# \(comment)") }
    if !extracted.isEmpty { line(extractedLines) }
    if !flags.isEmpty { line(flagsLine) }
    line(texts)
  }

  /// Its notes, one per line.
  var extractedLines: String { extracted.map { $0.isEmpty ? "#." : "#. \($0)" }.joined(separator: "\n") }

  var flagsLine: String { "#, \(flags.joined(separator: ", "))" }

  /// The text from its first keyword on.
  var texts: String {
    ([
      context.map { Self.lines("msgctxt", $0) }, Self.lines("msgid", id), plural.map { Self.lines("msgid_plural", $0) },
    ]
    .compactMap(\.self) + translations.indices.map(translationLines)).joined(separator: "\n")
  }

  var idLines: String { Self.lines("msgid", id) }
  var pluralLines: String { Self.lines("msgid_plural", plural ?? "") }

  func translationLines(_ index: Int) -> String {
    Self.lines(plural == nil ? "msgstr" : "msgstr[\(index)]", translations[index])
  }

  /// A text of one line follows its keyword. Any other begins on the next line, with a line of the file for each line.
  private static func lines(_ keyword: String, _ text: String) -> String {
    let lines = text.lines.map(String.init)
    let ended = lines.dropLast().map { "\(escaped($0))\\n" } + [lines.last ?? ""].filter { !$0.isEmpty }.map(escaped)
    if ended.count <= 1 { return "\(keyword) \"\(ended.first ?? "")\"" }
    return (["\(keyword) \"\""] + ended.map { "\"\($0)\"" }).joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": escaped += "\\\(scalar)"
      case "\t": escaped += "\\t"
      case "\r": escaped += "\\r"
      case "\u{7}": escaped += "\\a"
      case "\u{8}": escaped += "\\b"
      case "\u{B}": escaped += "\\v"
      case "\u{C}": escaped += "\\f"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
