import Testing

@testable import CatalogValidation

/// A real mistake in a catalogue without findings: some purposes of Standard, in English and the mistake's locale.
struct Mistake: Sendable, CustomTestStringConvertible {
  let rule: String
  let locale: String
  let purpose: String
  let message: String
  /// The text that replaces the catalogue's.
  let text: String

  /// Another text that has the same words without being a mistake: `remove/counted`; nil for most.
  var twin: String?

  /// A wrong text.
  ///
  /// - Parameters:
  ///   - subject: the purpose, with its message if that is not the title: `delete/counted`.
  ///   - twin: another text that gets the same words.
  init(_ rule: String, _ locale: String, _ subject: String, _ text: String, alsoIn twin: String? = nil) {
    self.twin = twin
    let parts = subject.split(separator: "/")
    self.rule = rule
    self.locale = locale
    purpose = String(parts[0])
    message = parts.count > 1 ? String(parts[1]) : "title"
    self.text = text
  }

  var testDescription: String { "\(rule): \(locale) \(purpose)/\(message): \(text)" }

  /// The findings that the mistake adds.
  func findings() throws -> [Finding] {
    var catalogue = try MistakeCatalogue(locale: locale)
    let before = Set(try catalogue.check().findings.map(\.identity))
    if let twin { catalogue.put(Mistake(rule, locale, twin, text)) }
    catalogue.put(self)
    return try catalogue.check().findings.filter { !before.contains($0.identity) }
  }
}
