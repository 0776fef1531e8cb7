package import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Takes the findings of rules while a part of a catalogue is checked.
package struct FindingCollector {
  package internal(set) var findings: [Finding] = []

  package init() {}

  /// Reports a finding at a place in a file.
  package mutating func report(
    _ rule: any Rule.Type, _ message: String, at place: SourcePlace, _ subject: Subject, fix: Fix? = nil
  ) {
    findings.append(
      Finding(
        rule: rule.description, message: message, subject: subject, file: place.file.path, position: place.position,
        fix: fix))
  }

  /// Reports a finding in a text.
  ///
  /// - Parameter offset: UTF-8 bytes from the text's beginning.
  package mutating func report(
    _ rule: any Rule.Type, _ message: String, in text: borrowing CheckedText, at offset: Int = 0,
    category: String? = nil,
    argument: String? = nil, fix: Fix? = nil
  ) {
    let place = text.locale.catalog.source.place(of: text.entry, at: offset)
    report(rule, message, at: place, text.subject(category: category, argument: argument), fix: fix)
  }

  /// Reports a finding in one of the ways that a text can come out; what several ways share is reported once.
  ///
  /// - Parameter index: of the scalar in the variant's text.
  package mutating func report(
    _ rule: any Rule.Type, _ message: String, in text: borrowing CheckedText, _ variant: TextVariant, at index: Int,
    fix: Fix? = nil
  ) {
    let offset = index < variant.offsets.count ? variant.offsets[index] : 0
    let place = text.locale.catalog.source.place(of: text.entry, at: offset)
    let position = place.position
    let isReported = findings.reversed().prefix(while: { $0.file == place.file.path }).contains {
      $0.rule == rule.description.identifier && $0.position == position && $0.message == message
    }
    if !isReported { report(rule, message, in: text, at: offset, fix: fix) }
  }

  /// Reports a finding about what a locale lacks, at the place where its catalogue declares it.
  package mutating func report(
    _ rule: any Rule.Type, _ message: String, in locale: CheckedLocale, slot: Int, fix: Fix? = nil
  ) {
    let source = locale.catalog.source
    let entry = source.locales[locale.index].entries[slot]
    let purpose = source.purposes[source.slots.purposes[slot]].identifier
    let name = source.declaration(ofSlot: slot).name
    let subject = Subject(purpose: purpose, message: name, locale: locale.facts.tag)
    let place = entry.isPresent ? source.place(of: entry) : source.place(ofPurpose: purpose, "messages", name)
    report(rule, message, at: place, subject, fix: fix)
  }
}
