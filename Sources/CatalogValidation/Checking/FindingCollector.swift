package import CatalogFiles

/// Takes the findings of rules while a part of a catalogue is checked.
package struct FindingCollector {
  package private(set) var findings: [Finding] = []

  package init() {}

  /// Reports a finding at a place in a file.
  package mutating func report(_ rule: any Rule.Type, _ message: String, at place: SourcePlace, _ subject: Subject) {
    findings.append(
      Finding(
        rule: rule.description, message: message, subject: subject, file: place.file.path, position: place.position))
  }

  /// Reports a finding in a text.
  ///
  /// - Parameter offset: UTF-8 bytes from the text's beginning.
  package mutating func report(
    _ rule: any Rule.Type, _ message: String, in text: CheckedText, at offset: Int = 0, category: String? = nil,
    argument: String? = nil
  ) {
    let place = text.locale.catalog.source.place(of: text.entry, at: offset)
    report(rule, message, at: place, text.subject(category: category, argument: argument))
  }
}
