/// What adopting an app's texts needs of the audit's readings.
package enum AuditWords {
  /// Whether something is inserted into a text: `%@`, `%1$s`, `{name}`, `{{count}}`.
  package static func hasArguments(_ text: String) -> Bool { AppTexts.hasArguments(text) }

  /// The words of a name in code, in lower case: `ArrowBack` is `arrow`, `back`.
  package static func words(ofName name: String) -> [String] { IconWords.plainWords(of: name) }
}
