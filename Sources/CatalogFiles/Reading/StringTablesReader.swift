internal import CatalogModel
internal import SourceText

/// Reads `stringTables` of catalog.json: for each format an object with its key pattern and foreign keys.
struct StringTablesReader {
  static let fields = ["keys", "foreign"]

  let log: ProblemLog

  /// The settings by format; invalid values are reported and skipped.
  func read(_ value: JSONValue) -> [String: StringTableSettings] {
    guard value.expect(.object, "'stringTables' of catalog.json", log: log) else { return [:] }
    var settings: [String: StringTableSettings] = [:]
    for member in value.members ?? [] {
      guard ExchangeFormat(rawValue: member.key) != nil else {
        let advice = NearestName.advice(
          on: member.key, among: ExchangeFormat.allCases.map(\.rawValue),
          otherwise: "'catalog export --list-formats' lists them")
        log.report(.unknownField, "unknown format '\(member.key)'; \(advice)", at: member.keyRange.lowerBound)
        continue
      }
      guard let fields = Fields(member.value, of: "format '\(member.key)'", known: Self.fields, log: log) else {
        continue
      }
      settings[member.key] = StringTableSettings(keys: keys(fields), foreign: foreign(fields, of: member.key))
    }
    return settings
  }

  private func keys(_ fields: Fields) -> KeyPattern? {
    guard let text = fields.string("keys"), let value = fields["keys"] else { return nil }
    do throws(KeyPatternError) {
      return try KeyPattern(text)
    } catch {
      log.report(.wrongType, error.description, at: value.offset)
      return nil
    }
  }

  private func foreign(_ fields: Fields, of format: String) -> Set<String> {
    var keys: Set<String> = []
    for (key, offset) in fields["foreign"]?.strings("'foreign' of format '\(format)'", log: log) ?? []
    where !keys.insert(key).inserted {
      log.report(.duplicateKey, "key '\(key)' is a duplicate in 'foreign' of format '\(format)'; keep one", at: offset)
    }
    return keys
  }
}
