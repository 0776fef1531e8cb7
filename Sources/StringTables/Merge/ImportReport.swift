package import CatalogModel
package import StringFormats

/// The outcomes of all units of an import.
package struct ImportReport: Sendable {
  /// One unit of a translator's file.
  package struct Entry: Hashable, Sendable {
    package let place: UnitPlace
    /// nil if the unit is not known.
    package let key: UnitKey?
    package let locale: LanguageTag?
    package var outcome: ImportOutcome
    /// The reason for people; nil if the outcome is enough.
    package var reason: String?
    /// The identifier of the rule that an invalid text violates.
    package var rule: String?
    /// The findings about an imported text.
    package var findings: [Note] = []
    /// True if it needs no attention: catalog.json lists the key as foreign.
    package var isAcknowledged = false
    /// The source texts of a foreign unit.
    package var sources: Sources?
    /// True if the file translates a text of the catalogue but has no base.
    package var lacksBase = false

    /// A source text in a file and in the catalogue.
    package struct Sources: Hashable, Sendable {
      /// nil if the file does not have it.
      package let file: String?
      package let catalogue: String
    }

    /// True if the text is not imported although the outcome alone does not say so.
    package var isLeftOut = false

    /// True if the unit was not imported and needs attention.
    package var isRefusal: Bool { (outcome.isRefusal || isLeftOut) && !isAcknowledged }

    package init(
      place: UnitPlace, key: UnitKey?, locale: LanguageTag?, outcome: ImportOutcome, reason: String? = nil,
      rule: String? = nil
    ) {
      self.place = place
      self.key = key
      self.locale = locale
      self.outcome = outcome
      self.reason = reason
      self.rule = rule
    }
  }

  /// A finding about an imported text.
  package struct Note: Hashable, Sendable {
    /// The rule's identifier.
    package let rule: String
    package let severity: String
    package let message: String

    package init(rule: String, severity: String, message: String) {
      self.rule = rule
      self.severity = severity
      self.message = message
    }
  }

  /// In the order of the files.
  package var entries: [Entry]
  /// True if it was a dry run.
  package var isDryRun: Bool
  /// The files that were written, or in a dry run would be, relative to the catalogue's folder.
  package var files: [String]
  /// Those that were removed with their last text.
  package var removedFiles: [String]

  package init(entries: [Entry], isDryRun: Bool = false, files: [String] = [], removedFiles: [String] = []) {
    self.entries = entries
    self.isDryRun = isDryRun
    self.files = files
    self.removedFiles = removedFiles
  }

  /// The number of units with an outcome.
  package func count(_ outcome: ImportOutcome) -> Int { entries.count { $0.outcome == outcome } }

  /// The number of units with a translation but no base.
  package var countWithoutBase: Int { entries.count(where: \.lacksBase) }

  /// True if a unit was not imported and needs attention.
  package var hasRefusals: Bool { entries.contains(where: \.isRefusal) }
}
