internal import CatalogModel
internal import MessageSyntax
internal import TextFormats

extension StringsFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var exported = ExportedFiles()
    var writer = Writer(table, options)
    for unit in table.units { writer.write(unit) }
    let folder = "\(table.targetLocale).lproj"
    exported.files.append(ExportedFile(path: "\(folder)/Localizable.strings", bytes: Array(writer.strings.utf8)))
    if !writer.plurals.isEmpty {
      exported.files.append(ExportedFile(path: "\(folder)/Localizable.stringsdict", bytes: writer.stringsdict))
    }
    exported.losses += writer.losses
    return exported
  }
}

/// Writes the two files of one table.
private struct Writer {
  private let table: StringTable
  private let options: FormatOptions
  private(set) var strings = ""
  private(set) var plurals: [(unit: StringUnit, text: String, substitutions: [AppleText.Substitution])] = []
  private(set) var losses: [Loss] = []

  init(_ table: StringTable, _ options: FormatOptions) {
    self.table = table
    self.options = options
  }

  mutating func write(_ unit: StringUnit) {
    do throws(Refusal) {
      let text = try text(of: unit)
      guard !options.omits(unit) else { return }
      if let comment = unit.comment, !Self.isHeld(comment) {
        let reason = "a comment in string files cannot hold '*/', '--' or what is at its end"
        losses.append(Loss(.comment, of: unit.key, locale: table.targetLocale, reason: reason))
      }
      switch text.shape {
      case .whole(let text):
        strings += strings.isEmpty ? "" : "\n"
        strings += OldStylePropertyList.comment(comment(of: unit))
        let key = OldStylePropertyList.quoted(options.name(of: unit.key, separator: StringsFormat.separator))
        strings += "\(key) = \(OldStylePropertyList.quoted(text));\n"
      case .plural(let branches):
        // The message's only argument needs no position.
        let specifier = FormatString(unit.arguments).specifier(at: 1)
        let name = unit.arguments.first?.name ?? "count"
        try add(unit, [AppleText.Substitution(name: name, specifier: specifier, branches: branches)])
      case .sentence(_, let substitutions):
        try add(unit, substitutions)
      }
    } catch {
      let reason = "string files cannot hold \(error.reason)"
      losses.append(Loss(of: unit.key, locale: table.targetLocale, reason: reason))
    }
  }

  private func text(of unit: StringUnit) throws(Refusal) -> AppleText {
    if let target = unit.target, !target.isEmpty {
      return try AppleText(target, arguments: unit.arguments, style: .positional)
    }
    _ = try AppleText(unit.source, arguments: unit.arguments, style: .positional)
    return try AppleText(untranslated: unit, categories: table.targetCategories)
  }

  private mutating func add(_ unit: StringUnit, _ substitutions: [AppleText.Substitution]) throws(Refusal) {
    let texts = substitutions.flatMap { Self.sorted($0.branches).map(\.text) }
    if let refused = texts.lazy.compactMap({ XMLCharacters.refused(in: $0) }).first {
      throw Refusal("\(refused) in a counted message")
    }
    let references = substitutions.map { substitution in
      "%" + (substitution.position.map { "\($0)$" } ?? "") + "#@\(substitution.name)@"
    }
    plurals.append((unit, references.joined(), substitutions))
  }

  private func comment(of unit: StringUnit) -> [String] {
    unit.notes + ["\(table.sourceLocale): \(unit.source)"]
      + NoteEnding.lines(for: unit, hasComment: unit.comment.map(Self.isHeld) ?? false)
  }

  /// Whether a comment can be read back unchanged from both files' comments.
  private static func isHeld(_ comment: String) -> Bool {
    let isCut = comment.unicodeScalars.last.map { $0.properties.isWhitespace || $0 == "-" } ?? false
    return XMLCharacters.refused(in: comment) == nil && !isCut && !comment.unicodeScalars.contains("\r")
      && !["*/", "--"].contains { comment.contains($0) }
  }

  // MARK: Plurals

  var stringsdict: [UInt8] {
    var xml = XMLWriter(
      prolog: "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
        + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">")
    xml.element("plist", [("version", "1.0")]) { xml in
      xml.element("dict") { xml in
        for plural in plurals {
          xml.comment(" \(comment(of: plural.unit).joined(separator: "\n")) ")
          xml.element("key", text: options.name(of: plural.unit.key, separator: StringsFormat.separator))
          xml.element("dict") { xml in
            Self.write(StringsdictKey.format, value: plural.text, to: &xml)
            for substitution in plural.substitutions { Self.write(substitution, &xml) }
          }
        }
      }
    }
    return xml.bytes
  }

  private static func write(_ substitution: AppleText.Substitution, _ xml: inout XMLWriter) {
    xml.element("key", text: substitution.name)
    xml.element("dict") { xml in
      write(StringsdictKey.specType, value: StringsdictKey.pluralRule, to: &xml)
      if let specifier = substitution.specifier { write(StringsdictKey.valueType, value: specifier, to: &xml) }
      for (category, text) in sorted(substitution.branches) { write(category.keyword, value: text, to: &xml) }
    }
  }

  /// From zero to other.
  private static func sorted(_ branches: AppleText.Branches) -> [(category: PluralCategory, text: String)] {
    PluralCategory.allCases.compactMap { category in branches[category].map { (category, $0) } }
  }

  private static func write(_ key: String, value: String, to xml: inout XMLWriter) {
    xml.element("key", text: key)
    xml.element("string", text: value)
  }
}
