internal import CatalogModel
internal import MessageSyntax
internal import TextFormats

/// Writes the entries of one table.
struct StringsWriter {
  /// The entry that is written for a unit.
  struct Entry {
    let unit: StringUnit
    let name: String
    /// Lines.
    let comment: [String]
    /// The text, or the references to its plurals.
    let text: String
    /// Empty for a text that does not vary.
    let plurals: [AppleText.Substitution]

    var isPlural: Bool { !plurals.isEmpty }
  }

  private let table: StringTable
  private let options: FormatOptions
  private(set) var losses: [Loss] = []

  var locale: LanguageTag { table.targetLocale }
  var sourceLocale: LanguageTag { table.sourceLocale }

  init(_ table: StringTable, _ options: FormatOptions) {
    self.table = table
    self.options = options
  }

  /// The entry of a unit; nil if it is left out, or refused, which is a loss.
  mutating func written(_ unit: StringUnit) -> Entry? {
    do throws(Refusal) {
      guard let entry = try entry(of: unit) else { return nil }
      if let comment = unit.comment, !Self.isHeld(comment) {
        let reason = "a comment in string files cannot hold '*/', '--' or what is at its end"
        losses.append(Loss(.comment, of: unit.key, locale: table.targetLocale, reason: reason))
      }
      return entry
    } catch {
      losses.append(
        Loss(of: unit.key, locale: table.targetLocale, reason: "string files cannot hold \(error.reason)"))
      return nil
    }
  }

  /// The entry of a unit; nil if it is left out.
  ///
  /// - Throws: ``Refusal`` for texts that string files cannot represent.
  func entry(of unit: StringUnit) throws(Refusal) -> Entry? {
    let text = try text(of: unit)
    guard !options.omits(unit) else { return nil }
    let plurals: [AppleText.Substitution]
    switch text.shape {
    case .whole(let text): return entry(of: unit, text, [])
    case .plural(let branches):
      // The message's only argument needs no position.
      let specifier = FormatString(unit.arguments).specifier(at: 1)
      let name = unit.arguments.first?.name ?? "count"
      plurals = [AppleText.Substitution(name: name, specifier: specifier, branches: branches)]
    case .sentence(_, let substitutions): plurals = substitutions
    }
    let texts = plurals.flatMap { $0.sortedBranches.map(\.text) }
    if let refused = texts.lazy.compactMap({ XMLCharacters.refused(in: $0) }).first {
      throw Refusal("\(refused) in a counted message")
    }
    let references = plurals.map { plural in
      "%" + (plural.position.map { "\($0)$" } ?? "") + "#@\(plural.name)@"
    }
    return entry(of: unit, references.joined(), plurals)
  }

  private func entry(of unit: StringUnit, _ text: String, _ plurals: [AppleText.Substitution]) -> Entry {
    let comment =
      unit.notes + ["\(table.sourceLocale): \(unit.source)"]
      + NoteEnding.lines(for: unit, hasComment: unit.comment.map(Self.isHeld) ?? false)
    let name = options.name(of: unit.key, separator: StringsFormat.separator)
    return Entry(unit: unit, name: name, comment: comment, text: text, plurals: plurals)
  }

  private func text(of unit: StringUnit) throws(Refusal) -> AppleText {
    if let target = unit.target, !target.isEmpty {
      return try AppleText(target, of: table.targetLocale, arguments: unit.arguments, style: .positional)
    }
    _ = try AppleText(unit.source, of: table.sourceLocale, arguments: unit.arguments, style: .positional)
    return try AppleText(untranslated: unit, categories: table.targetCategories)
  }

  /// Returns whether a comment can be read back unchanged from both files' comments.
  static func isHeld(_ comment: String) -> Bool {
    let isCut = comment.unicodeScalars.last.map { $0.properties.isWhitespace || $0 == "-" } ?? false
    return XMLCharacters.refused(in: comment) == nil && !isCut && !comment.unicodeScalars.contains("\r")
      && !["*/", "--"].contains { comment.contains($0) }
  }
}

extension StringsWriter.Entry {
  /// The entry of an old-style property list, with its comment.
  var oldStyle: String {
    OldStylePropertyList.comment(comment)
      + "\(OldStylePropertyList.quoted(name)) = \(OldStylePropertyList.quoted(text));\n"
  }
}

extension AppleText.Substitution {
  /// From zero to other.
  var sortedBranches: [(category: PluralCategory, text: String)] {
    PluralCategory.allCases.compactMap { category in branches[category].map { (category, $0) } }
  }
}

// MARK: - Property lists

extension StringsWriter {
  /// An XML property list.
  ///
  /// - Parameter ofPlurals: whether it is a `.stringsdict` file, where a text that does not vary is in a dictionary
  ///   too.
  static func propertyList(_ entries: [Entry], ofPlurals: Bool) -> [UInt8] {
    var xml = XMLWriter(
      prolog: "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
        + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">")
    xml.element("plist", [("version", "1.0")]) { xml in
      xml.element("dict") { xml in
        for entry in entries {
          xml.comment(" \(entry.comment.joined(separator: "\n")) ")
          guard ofPlurals else {
            write(entry.name, value: entry.text, to: &xml)
            continue
          }
          xml.element("key", text: entry.name)
          xml.element("dict") { xml in
            write(StringsdictKey.format, value: entry.text, to: &xml)
            for plural in entry.plurals { write(plural, to: &xml) }
          }
        }
      }
    }
    return xml.bytes
  }

  /// A text as a comment in XML can hold it.
  static func inXMLComment(_ text: String) -> String {
    var xml = XMLWriter(prolog: "")
    xml.comment(text)
    let written = String(decoding: xml.bytes, as: UTF8.self)
    guard let start = written.firstRange(of: "<!--"), let end = written.lastIndex(of: "-") else { return text }
    return String(written[start.upperBound...end].dropLast(2))
  }

  private static func write(_ plural: AppleText.Substitution, to xml: inout XMLWriter) {
    xml.element("key", text: plural.name)
    xml.element("dict") { xml in
      write(StringsdictKey.specType, value: StringsdictKey.pluralRule, to: &xml)
      if let specifier = plural.specifier { write(StringsdictKey.valueType, value: specifier, to: &xml) }
      for (category, text) in plural.sortedBranches { write(category.keyword, value: text, to: &xml) }
    }
  }

  private static func write(_ key: String, value: String, to xml: inout XMLWriter) {
    xml.element("key", text: key)
    xml.element("string", text: value)
  }
}
