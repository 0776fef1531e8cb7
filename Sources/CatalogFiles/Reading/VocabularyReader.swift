internal import CatalogModel
internal import SourceText

/// Reads vocabulary.json: by purpose, synonyms of its title by locale and aliases of its icon by icon set.
struct VocabularyReader {
  /// The fields in canonical order.
  static let fields = ["synonyms", "icons"]

  /// The contents of a file, and the names in it.
  struct Part {
    var vocabulary = Vocabulary()
    var purposes: [PurposeReference] = []
    var locales: [PurposeReference] = []
    var iconSets: [PurposeReference] = []
  }

  let log: ProblemLog

  func read(_ root: JSONValue) -> Part {
    var part = Part()
    guard root.expect(.object, "vocabulary.json", log: log) else { return part }
    var purposes: [String: Vocabulary.Names] = [:]
    for member in root.members ?? [] where member.key != "$schema" && purposes[member.key] == nil {
      let subject = Subject(purpose: member.key)
      let fields = Fields(
        member.value, of: "the vocabulary of '\(member.key)'", known: Self.fields, subject: subject, log: log)
      guard let fields else { continue }
      part.purposes.append(PurposeReference(name: member.key, offset: member.keyRange.lowerBound, subject: subject))
      purposes[member.key] = Vocabulary.Names(
        synonyms: synonyms(fields, &part.locales), icons: icons(fields, &part.iconSets))
    }
    part.vocabulary = Vocabulary(purposes)
    return part
  }

  private func synonyms(_ fields: Fields, _ locales: inout [PurposeReference]) -> [LanguageTag: [String]] {
    var found: [LanguageTag: [String]] = [:]
    for member in members(of: "synonyms", fields) {
      guard let locale = LanguageTag(checking: member.key, at: member.keyRange.lowerBound, log) else { continue }
      var subject = fields.subject
      subject.locale = locale
      locales.append(
        PurposeReference(name: locale.identifier, offset: member.keyRange.lowerBound, subject: subject))
      let names = self.names(member.value, "the synonyms in '\(locale)'", subject) { TitleKey($0).text }
      if !names.isEmpty, found[locale] == nil { found[locale] = names }
    }
    return found
  }

  private func icons(_ fields: Fields, _ sets: inout [PurposeReference]) -> [IconSetIdentifier: [String]] {
    var found: [IconSetIdentifier: [String]] = [:]
    for member in members(of: "icons", fields) {
      let set = IconSetIdentifier(rawValue: member.key)
      var subject = fields.subject
      if set != .anySet {
        subject.iconSet = set
        sets.append(PurposeReference(name: member.key, offset: member.keyRange.lowerBound, subject: subject))
      }
      let names = self.names(member.value, "the icons of '\(set)'", subject) { $0 }
      if !names.isEmpty, found[set] == nil { found[set] = names }
    }
    return found
  }

  private func members(of field: String, _ fields: Fields) -> [JSONValue.Member] {
    guard let value = fields[field], value.expect(.object, "'\(field)'", subject: fields.subject, log: log) else {
      return []
    }
    return value.members ?? []
  }

  /// The names of a list, each once.
  ///
  /// - Parameter key: the form that is compared; a name with an empty key is useless.
  private func names(
    _ value: JSONValue, _ what: String, _ subject: Subject, key: (String) -> String
  ) -> [String] {
    guard let elements = value.strings(what, subject: subject, log: log) else { return [] }
    if value.elements?.isEmpty == true {
      log.report(
        .wrongType, "\(what): the list is empty; write a name or remove it", at: value.offset, subject: subject)
    }
    var seen: [String: String] = [:]
    var names: [String] = []
    for (name, offset) in elements {
      let key = key(name)
      guard key.contains(where: { !$0.isWhitespace }) else {
        log.report(.wrongType, "'\(name)' is not a name; write one", at: offset, subject: subject)
        continue
      }
      if let first = seen[key] {
        let reason = first == name ? "is listed twice" : "is '\(first)', which is listed already"
        log.report(.duplicateKey, "'\(name)' \(reason); keep one", at: offset, subject: subject)
        continue
      }
      seen[key] = name
      names.append(name)
    }
    return names
  }
}
