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
  /// Where it begins: its first keyword.
  var offset = 0

  /// Appends the entry as msgcat writes it.
  func write(to output: inout [UInt8]) {
    func line(_ text: String) {
      output += Array(text.utf8)
      output.append(0x0A)
    }
    for comment in comments { line(comment.isEmpty ? "#" : "# \(comment)") }
    for note in extracted { line(note.isEmpty ? "#." : "#. \(note)") }
    if !flags.isEmpty { line("#, \(flags.joined(separator: ", "))") }
    if let context { Self.write("msgctxt", context, line) }
    Self.write("msgid", id, line)
    guard let plural else { return Self.write("msgstr", translations.first ?? "", line) }
    Self.write("msgid_plural", plural, line)
    for (index, translation) in translations.enumerated() { Self.write("msgstr[\(index)]", translation, line) }
  }

  /// A text of one line stands behind its keyword, any other below it, a line of the file for each line of the text.
  private static func write(_ keyword: String, _ text: String, _ line: (String) -> Void) {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let ended = lines.dropLast().map { "\(escaped($0))\\n" } + [lines.last ?? ""].filter { !$0.isEmpty }.map(escaped)
    if ended.count <= 1 { return line("\(keyword) \"\(ended.first ?? "")\"") }
    line("\(keyword) \"\"")
    for text in ended { line("\"\(text)\"") }
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
