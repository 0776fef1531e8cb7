internal import CatalogModel
internal import SourceText

extension FluentFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var exported = ExportedFiles()
    var text = "### \(Self.localePrefix)\(table.targetLocale)\n"
    var order: [String] = []
    var messages: [String: [(unit: StringUnit, attribute: String?)]] = [:]
    for unit in table.units {
      let (message, attribute) = Self.name(of: unit.key, options)
      guard Self.isIdentifier(message), attribute.map(Self.isIdentifier) ?? true else {
        exported.losses.append(
          Loss(of: unit.key, locale: table.targetLocale, reason: "its key is not a Fluent identifier"))
        continue
      }
      if messages[message] == nil { order.append(message) }
      messages[message, default: []].append((unit, attribute))
    }
    for message in order {
      let units = (messages[message] ?? []).filter { !options.omits($0.unit) }
      text += Self.message(message, of: units, locale: table.targetLocale, losses: &exported.losses)
    }
    exported.files.append(ExportedFile(path: "\(table.targetLocale).ftl", bytes: Array(text.utf8)))
    return exported
  }

  /// The identifiers of a unit's message and attribute; the attribute is nil if the unit is the message's own text.
  private static func name(of key: UnitKey, _ options: FormatOptions) -> (message: String, attribute: String?) {
    guard let naming = options.keys else { return (key.purpose, key.isTitle ? nil : key.message) }
    let parts = naming.name(of: key).split(separator: ".", maxSplits: 1).map(String.init)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
  }

  /// A message with its attributes and their comments; empty if nothing can be written.
  private static func message(
    _ identifier: String, of units: [(unit: StringUnit, attribute: String?)], locale: LanguageTag,
    losses: inout [Loss]
  ) -> String {
    var comment = ""
    var value = ""
    var attributes = ""
    for (unit, attribute) in units {
      let forms = MessageForms(unit.target ?? "")
      guard let pattern = FluentPattern.text(of: forms, indent: attribute == nil ? 4 : 8) else {
        if case .other(let reason) = forms {
          losses.append(Loss(of: unit.key, locale: locale, reason: "this format cannot hold \(reason)"))
        }
        continue
      }
      for line in unit.commentLines { comment += commentLine(line, of: attribute) }
      if let attribute { attributes += "    .\(attribute) =\(pattern)\n" } else { value = "\(pattern)\n" }
    }
    guard !(value + attributes).isEmpty else { return "" }
    return "\n\(comment)\(identifier) =\(value.isEmpty ? "\n" : value)\(attributes)"
  }

  /// `# Note`, and `# .counted: Note` or `# .counted purpose-catalog: …` for an attribute.
  static func commentLine(_ line: String, of attribute: String?) -> String {
    let line = line.utf8.contains(0) ? line.replacing("\0", with: "\u{FFFD}") : line
    guard let attribute else { return "# \(line)\n" }
    return "# .\(attribute)\(line.hasPrefix(UnitBase.notePrefix) ? "" : ":") \(line)\n"
  }

  /// `[a-zA-Z][a-zA-Z0-9_-]*`
  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isASCIILetter else { return false }
    return name.utf8.allSatisfy(FluentParser.isInIdentifier)
  }
}
