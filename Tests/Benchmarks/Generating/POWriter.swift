import Foundation

/// Writes the same texts as gettext PO files, one for each locale.
struct POWriter {
  let folder: URL
  let purposes: [String]

  /// The texts of the source locale.
  let source: GeneratedTexts

  /// Writes the file of a locale.
  func write(_ texts: GeneratedTexts, of locale: GeneratedLocale) throws {
    var lines = [
      #"msgid """#,
      #"msgstr """#,
      #""Project-Id-Version: generated 1\n""#,
      #""PO-Revision-Date: 2024-01-01 00:00+0000\n""#,
      #""Last-Translator: Nobody <nobody@example.org>\n""#,
      #""Language-Team: none\n""#,
      #""Language: \#(locale.tag)\n""#,
      #""MIME-Version: 1.0\n""#,
      #""Content-Type: text/plain; charset=UTF-8\n""#,
      #""Content-Transfer-Encoding: 8bit\n""#,
      #""Plural-Forms: \#(locale.forms.header)\n""#,
    ]
    for (index, purpose) in purposes.enumerated() {
      lines += [
        "", #"msgctxt "\#(purpose)""#, #"msgid "\#(source.titles[index])""#, #"msgstr "\#(texts.titles[index])""#,
      ]
      guard let one = source.counted[index].first, let other = source.counted[index].last else { continue }
      lines += [
        "", "#, c-format", #"msgctxt "\#(purpose).counted""#, #"msgid "\#(Self.text(one))""#,
        #"msgid_plural "\#(Self.text(other))""#,
      ]
      lines += texts.counted[index].enumerated().map { #"msgstr[\#($0)] "\#(Self.text($1))""# }
    }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: folder.appending(path: "\(locale.tag).po"))
  }

  private static func text(_ form: GeneratedTexts.CountedForm) -> String { "\(form.before) %d \(form.after)" }
}
