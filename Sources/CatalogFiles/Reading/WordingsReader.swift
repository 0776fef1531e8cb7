internal import CatalogModel
internal import SourceText

/// Reads `wordings` of catalog.json: the vocabularies of platforms or brands, by name.
struct WordingsReader {
  static let fields = ["description", "platforms", "titleCase", "complete"]

  let log: ProblemLog

  func read(_ value: JSONValue) -> [WordingDefinition] {
    guard value.expect(.object, "'wordings' of catalog.json", log: log) else { return [] }
    return (value.members ?? []).compactMap { member in
      guard CatalogPath.isWording(member.key) else {
        log.report(
          .wrongType,
          "'\(member.key)' cannot name a wording; write lower-case letters, such as 'apple', but not 'platform' or 'shared'",
          at: member.keyRange.lowerBound)
        return nil
      }
      return definition(member.key, member.value)
    }
  }

  private func definition(_ name: String, _ value: JSONValue) -> WordingDefinition? {
    guard let fields = Fields(value, of: "wording '\(name)'", known: Self.fields, log: log) else { return nil }
    fields.require("description")
    let titleCase = (fields["titleCase"]?.strings("'titleCase' of wording '\(name)'", log: log) ?? []).compactMap {
      self.titleCase($0.text, at: $0.offset)
    }
    let complete = (fields["complete"]?.strings("'complete' of wording '\(name)'", log: log) ?? []).compactMap {
      LanguageTag(checking: $0.text, at: $0.offset, log)
    }
    return WordingDefinition(
      wording: Wording(rawValue: name), description: fields.text("description") ?? "",
      platforms: (fields.strings("platforms") ?? []).map { Platform(rawValue: $0.text) }, titleCase: titleCase,
      complete: complete)
  }

  private func titleCase(_ text: String, at offset: Int) -> LanguageTag? {
    guard let locale = LanguageTag(checking: text, at: offset, log) else { return nil }
    if TitleCase.languages.contains(locale.language) { return locale }
    let known = TitleCase.languages.map { "'\($0)'" }.joined(separator: ", ")
    log.report(
      .wrongType,
      "the capitals of '\(locale)' in title case are unknown; list locales of \(known), and write the titles of others in the "
        + "wording's files", at: offset)
    return nil
  }
}
