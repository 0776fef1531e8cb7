internal import CatalogModel
internal import SourceText

/// Reads titles/<language tag>.json into the entries of a locale.
///
/// It must be fast for a million texts: it walks the tape and creates no String unless there is an error.
struct TitlesReader {
  static let textFields = ["text", "state", "comment", "source"]

  /// The fields before the purposes; `$` distinguishes them. `$form` describes the grammatical form of the locale's
  /// titles for translators: infinitive, imperative, noun.
  static let headerFields = ["$schema", "$form"]

  let purposes: [PurposeDefinition]
  /// The index of each purpose by its identifier.
  let purposeIndex: [String: Int]
  let slots: MessageSlots
  /// True if unknown purposes are reported; false if purposes.json could not be read completely.
  let reportsUnknownPurposes: Bool
  /// Incomplete purposes, which have been reported for purposes.json.
  let incomplete: Set<String>
  /// The inherited purposes that are left out.
  let selection: PurposeSelection
  /// The index of the file's layer, the catalogue's own being the first.
  let depth: Int
  let locale: LanguageTag
  /// The file's number among those of the titles.
  let file: UInt16
  var log: ProblemLog

  /// Adds the texts of a document to a locale's; the first of two with the same key applies.
  func read(_ document: JSONDocument, into texts: inout LocaleTexts) {
    guard document.root.expect(.object, "titles/\(locale).json", subject: Subject(locale: locale), log: log) else {
      return
    }
    for member in document.members(of: JSONDocument.rootIndex) {
      guard let purpose = purposeIndex[document.text(of: member.key)] else {
        readHeader(JSONValue(document: document, index: member.value), key: member.key)
        continue
      }
      switch document.nodes[member.value].kind {
      case .string:
        set(slots.starts[purpose], to: entry(document.nodes[member.value]), in: &texts)
      case .object:
        readMessages(document, of: member.value, purpose: purpose, into: &texts)
      default:
        reportWrongType(
          JSONValue(document: document, index: member.value),
          Subject(purpose: purposes[purpose].identifier, locale: locale))
      }
    }
  }

  private func readMessages(_ document: JSONDocument, of object: Int, purpose: Int, into texts: inout LocaleTexts) {
    for member in document.members(of: object) {
      let slot = document.withDecodedBytes(of: member.key) { slots.slot(ofPurpose: purpose, message: $0) }
      guard let slot else {
        reportUnknownMessage(document, key: member.key, purpose: purpose)
        continue
      }
      if document.nodes[member.value].kind == .string {
        set(slot, to: entry(document.nodes[member.value]), in: &texts)
      } else if let text = annotated(JSONValue(document: document, index: member.value), slot: slot, purpose: purpose) {
        set(slot, to: text.entry, record: text.record, in: &texts)
      }
    }
  }

  /// A text with its record: `{ "text": …, "state": …, "comment": …, "source": … }`.
  private func annotated(_ value: JSONValue, slot: Int, purpose: Int) -> (entry: TextEntry, record: TextRecord)? {
    let definition = purposes[purpose]
    let name = definition.messages[slot - slots.starts[purpose]].name
    let subject = Subject(purpose: definition.identifier, message: name, locale: locale)
    guard value.kind == .object else {
      reportWrongType(value, subject)
      return nil
    }
    let fields = Fields(value, of: "the text of '\(name)'", known: Self.textFields, subject: subject, log: log)
    guard let fields else { return nil }
    fields.require("text")
    let record = TextRecord(
      state: fields.choice("state"), comment: fields.string("comment"), source: digest(fields, subject))
    guard let text = fields["text"], fields.string("text") != nil else { return nil }
    return (entry(value.document.nodes[text.index], isAnnotated: true), record)
  }

  private func digest(_ fields: Fields, _ subject: Subject) -> String? {
    guard let value = fields["source"], let digest = fields.string("source") else { return nil }
    if SourceDigest.isWellFormed(digest) { return digest }
    log.report(
      .wrongType,
      "'source' is not the digest of a text, which is 16 hexadecimal digits; remove it, or have 'catalog import' write it",
      at: value.offset, subject: subject)
    return nil
  }

  private func entry(_ node: JSONNode, isAnnotated: Bool = false) -> TextEntry {
    var traits = TextEntry.Traits()
    if !node.isVerbatim { traits.insert(.isEscaped) }
    if node.flags.contains(.isBroken) { traits.insert(.isBroken) }
    if node.flags.contains(.hasNonASCII) { traits.insert(.hasNonASCII) }
    if node.flags.contains(.hasMessageSyntax) { traits.insert(.hasSyntax) }
    if isAnnotated { traits.insert(.isAnnotated) }
    let content = node.contentRange
    return TextEntry(
      offset: UInt32(truncatingIfNeeded: content.lowerBound), length: UInt32(truncatingIfNeeded: content.count),
      file: file, traits: traits)
  }

  private func set(_ slot: Int, to entry: TextEntry, record: TextRecord? = nil, in texts: inout LocaleTexts) {
    let before = texts.entries[slot]
    guard !before.isPresent || before.file != file else { return }
    if before.isPresent { texts.overridden[slot] = before }
    texts.entries[slot] = entry
    if record != nil || before.traits.contains(.isAnnotated) { texts.records[slot] = record }
  }
}

// MARK: - Possible problems

extension TitlesReader {
  /// Reads a header field; any other key is an unknown purpose.
  private func readHeader(_ value: JSONValue, key: Int) {
    let name = value.document.text(of: key)
    if Self.headerFields.contains(name) {
      let text = value.string("'\(name)'", subject: Subject(locale: locale), log: log)
      if let text, text.allSatisfy(\.isWhitespace) {
        log.report(
          .wrongType, "'\(name)' is empty; write it, or remove the field", at: value.offset,
          subject: Subject(locale: locale))
      }
    } else if reportsUnknownPurposes, !incomplete.contains(name), !selection.isSilent(name, at: depth) {
      if value.kind == .object, name == locale.identifier || ["titles", "texts", "translations"].contains(name) {
        log.report(
          .wrongType, "the texts are inside '\(name)'; move them out of it, to the top of the file",
          at: value.document.nodes[key].offset, subject: Subject(locale: locale))
        return
      }
      reportUnknownPurpose(name, key: value.document.nodes[key], in: value.document)
    }
  }

  private func reportUnknownPurpose(_ name: String, key: JSONNode, in document: JSONDocument) {
    // If so many are unknown, none is a typo, and comparing each with every purpose would be slow.
    let known = log.count < 100 ? purposes : []
    let advice =
      selection.advice(on: name) ?? (known.isEmpty ? nil : form(of: name))
      ?? known.advice(onUnknown: name, otherwise: "add it to purposes.json or remove it here")
    log.report(
      .unknownPurpose, "unknown purpose '\(name)'; \(advice)", at: key.offset,
      subject: Subject(purpose: name, locale: locale), correction: correction(of: name, key, in: document))
  }

  private static func visible(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
  }

  /// The way to write a key that is not spelled as files of titles are; nil for a usual identifier.
  private func form(of name: String) -> String? {
    if name.isEmpty { return "write '$schema' if a shell took it out, else the purpose" }
    let visible = Self.visible(name)
    if visible != name {
      let hidden = name.unicodeScalars.first { $0.properties.isDefaultIgnorableCodePoint }
      return "type it again without the invisible \(hidden?.codePoint ?? "character"): '\(visible)'"
    }
    guard let dot = name.firstIndex(where: { $0 == "." || $0 == "/" }),
      let purpose = purposeIndex[String(name[..<dot])]
    else { return nil }
    let message = String(name[name.index(after: dot)...])
    let isDeclared = purposes[purpose].messages.contains { $0.name == message }
    let declaring = isDeclared ? "" : "declare the message '\(message)' in purposes.json, and "
    return "\(declaring)write it inside: \"\(purposes[purpose].identifier)\": { \"\(message)\": … }"
  }

  /// The purpose that a misspelt key means: one with two letters exchanged, or one letter more, less or other, that the
  /// file does not have.
  private func correction(of name: String, _ key: JSONNode, in document: JSONDocument) -> CatalogProblem.Correction? {
    guard log.count < 100, name.utf8.count >= 4 else { return nil }
    let visible = Self.visible(name)
    if visible != name, purposeIndex[visible] != nil, document.root[visible] == nil {
      return CatalogProblem.Correction(range: key.contentRange, replacement: visible)
    }
    let near = purposes.lazy.map(\.identifier).filter { NearestName.isOneEdit(name, from: $0) }
    guard let meant = near.first, near.dropFirst().isEmpty, document.root[meant] == nil else { return nil }
    return CatalogProblem.Correction(range: key.contentRange, replacement: meant)
  }

  private func reportUnknownMessage(_ document: JSONDocument, key: Int, purpose: Int) {
    let definition = purposes[purpose]
    let name = document.text(of: key)
    let advice =
      Self.textFields.contains(name)
      ? "a text with more than its words is { \"title\": { \"text\": …, \"\(name)\": … } }"
      : definition.advice(onUnknownMessage: name, or: "declare it in purposes.json")
    log.report(
      .unknownField, "purpose '\(definition.identifier)' has no message '\(name)'; \(advice)",
      at: document.nodes[key].offset, subject: Subject(purpose: definition.identifier, message: name, locale: locale))
  }

  private func reportWrongType(_ value: JSONValue, _ subject: Subject) {
    guard !value.isBroken else { return }
    var subject = subject
    subject.locale = locale
    let advice = value.isNull ? "leave it out to inherit one" : "write a string"
    log.report(.wrongType, "a text is \(value.kind.description); \(advice)", at: value.offset, subject: subject)
  }
}
