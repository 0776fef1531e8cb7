internal import CatalogModel
internal import SourceText

/// Reads `rules` of catalog.json: for each rule its level, or an object with its level and exceptions.
struct RuleSettingsReader {
  static let settingFields = ["severity", "exceptions"]
  static let exceptionFields = subjectFields + ["inherited", "reason"]
  private static let subjectFields = ["locales", "purposes", "messages", "iconSets", "screens", "platforms"]

  let log: ProblemLog

  /// The settings in file order; invalid ones are reported and skipped.
  func read(_ value: JSONValue) -> [RuleSetting] {
    guard value.expect(.object, "'rules' of catalog.json", log: log) else { return [] }
    return (value.members ?? []).compactMap { member in
      let place = SourcePlace(file: log.file, offset: member.keyRange.lowerBound)
      guard member.value.kind != .string else {
        return level(member.value, of: member.key).map {
          RuleSetting(rule: member.key, level: $0, exceptions: [], place: place)
        }
      }
      return setting(member.value, of: member.key, at: place)
    }
  }

  private func setting(_ value: JSONValue, of rule: String, at place: SourcePlace) -> RuleSetting? {
    guard let fields = Fields(value, of: "rule '\(rule)'", known: Self.settingFields, log: log) else { return nil }
    let exceptions = fields["exceptions"].map { self.exceptions($0, of: rule) } ?? []
    return RuleSetting(
      rule: rule, level: fields["severity"].flatMap { level($0, of: rule) }, exceptions: exceptions, place: place)
  }

  private func level(_ value: JSONValue, of rule: String) -> RuleSetting.Level? {
    guard let text = value.string("the severity of rule '\(rule)'", log: log) else { return nil }
    if let level = RuleSetting.Level(rawValue: text) { return level }
    let all = RuleSetting.Level.allCases.map(\.rawValue).joined(separator: ", ")
    log.report(.wrongType, "unknown severity '\(text)' of rule '\(rule)'; use one of \(all)", at: value.offset)
    return nil
  }

  private func exceptions(_ value: JSONValue, of rule: String) -> [RuleException] {
    let what = "'exceptions' of rule '\(rule)'"
    guard value.expect(.array, what, log: log) else { return [] }
    return (value.elements ?? []).compactMap { element in
      guard
        let fields = Fields(element, of: "an exception of rule '\(rule)'", known: Self.exceptionFields, log: log)
      else { return nil }
      fields.require("reason")
      // An exception without a reason is invalid: it would hide findings without explanation.
      guard let reason = fields.text("reason") else { return nil }
      // An exception whose last locale was removed is not meant for all locales.
      let empty = Self.subjectFields.filter { fields[$0]?.elements?.isEmpty == true }
      for name in empty {
        log.report(
          .wrongType, "'\(name)' of an exception of rule '\(rule)' is empty; name one, or remove the exception",
          at: fields[name]?.offset ?? element.offset)
      }
      guard empty.isEmpty else { return nil }
      let texts = { (name: String) in
        fields[name]?.strings("'\(name)' of an exception of rule '\(rule)'", log: log) ?? []
      }
      if fields.bool("inherited") == false {
        log.report(
          .wrongType, "'inherited' of an exception of rule '\(rule)' is true, or it is left out",
          at: fields["inherited"]?.offset ?? element.offset)
        return nil
      }
      return RuleException(
        locales: texts("locales").compactMap { LanguageTag(checking: $0.text, at: $0.offset, log) },
        purposes: texts("purposes").map(\.text), messages: texts("messages").map(\.text),
        iconSets: texts("iconSets").map { IconSetIdentifier(rawValue: $0.text) },
        screens: texts("screens").map(\.text), platforms: texts("platforms").map { Platform(rawValue: $0.text) },
        isForInherited: fields["inherited"] != nil, reason: reason,
        place: SourcePlace(file: log.file, offset: element.offset),
        end: element.range.upperBound)
    }
  }
}
