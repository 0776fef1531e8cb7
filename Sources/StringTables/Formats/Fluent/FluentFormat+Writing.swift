internal import CatalogModel
internal import MessageSyntax

extension FluentFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var exported = ExportedFiles()
    var text = "### \(Self.localePrefix)\(table.targetLocale)\n"
    var units = table.units[...]
    while let purpose = units.first?.key.purpose {
      let own = units.prefix { $0.key.purpose == purpose }
      units = units.dropFirst(own.count)
      text += Self.message(of: own.filter { !options.omits($0) }, table.targetLocale, &exported.losses)
    }
    exported.files.append(ExportedFile(path: "\(table.targetLocale).ftl", bytes: Array(text.utf8)))
    return exported
  }

  /// The message of a purpose with its attributes and the comment of all of them; empty where nothing can be held.
  private static func message(of units: [StringUnit], _ locale: LanguageTag, _ losses: inout [Loss]) -> String {
    var comment = ""
    var body = ""
    for unit in units {
      guard isIdentifier(unit.key.purpose), isIdentifier(unit.key.message) else {
        losses.append(Loss(of: unit.key, locale: locale, reason: "its key is no identifier of Fluent's"))
        continue
      }
      let forms = MessageForms(unit.target ?? "")
      guard let pattern = FluentPattern.text(of: forms, indent: unit.key.isTitle ? 4 : 8) else {
        if case .other(let reason) = forms {
          losses.append(Loss(of: unit.key, locale: locale, reason: "this format cannot hold \(reason)"))
        }
        continue
      }
      for line in unit.commentLines { comment += commentLine(line, of: unit.key) }
      body +=
        unit.key.isTitle ? " =\(pattern)\n" : "\(body.isEmpty ? " =\n" : "")    .\(unit.key.message) =\(pattern)\n"
    }
    return body.isEmpty ? "" : "\n\(comment)\(units[0].key.purpose)\(body)"
  }

  /// `# Note`, and `# .counted: Note` or `# .counted purpose-catalog: …` for an attribute.
  private static func commentLine(_ line: String, of key: UnitKey) -> String {
    let line = line.utf8.contains(0) ? line.replacing("\0", with: "\u{FFFD}") : line
    if key.isTitle { return "# \(line)\n" }
    return "# .\(key.message)\(line.hasPrefix(UnitBase.notePrefix) ? "" : ":") \(line)\n"
  }

  /// `[a-zA-Z][a-zA-Z0-9_-]*`
  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isASCIILetter else { return false }
    return name.utf8.allSatisfy(FluentParser.isInIdentifier)
  }
}
