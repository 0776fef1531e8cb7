package import CatalogModel

/// What became of every unit of an import.
package struct ImportReport: Sendable {
  /// One unit of a translator's file.
  package struct Entry: Hashable, Sendable {
    package let place: UnitPlace
    /// nil if the file does not say which unit it is.
    package let key: UnitKey?
    package let locale: LanguageTag?
    package var outcome: ImportOutcome
    /// Why, in words; nil if the outcome says it all.
    package var reason: String?
    /// The identifier of the rule that an invalid text breaks.
    package var rule: String?
    /// What the rules find in a text that went in.
    package var findings: [Note] = []
    /// Whether nobody has to look at it: catalog.json lists the key as another program's, or it is one of the app's other
    /// texts.
    package var isAcknowledged = false
    /// The source texts of a foreign unit: in the file, where it can be read, and in the catalogue.
    package var sources: Sources?
    /// Whether the file has a translation of a text of the catalogue, and nothing says what was exported.
    package var lacksBase = false

    /// A source text as a file and as the catalogue has it.
    package struct Sources: Hashable, Sendable {
      /// nil if the file does not have it.
      package let file: String?
      package let catalogue: String
    }

    /// Whether a text that was sent does not go in, though the outcome alone does not say so.
    package var isLeftOut = false

    /// Whether the unit did not go in, and somebody has to look at it.
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

  /// What a rule finds in a text that went in.
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
  /// Whether nothing was written because nothing was to be.
  package var isDryRun: Bool
  /// The files that were written, or would have been, relative to the catalogue's folder.
  package var files: [String]

  package init(entries: [Entry], isDryRun: Bool = false, files: [String] = []) {
    self.entries = entries
    self.isDryRun = isDryRun
    self.files = files
  }

  /// How many units came out so.
  package func count(_ outcome: ImportOutcome) -> Int { entries.count { $0.outcome == outcome } }

  /// How many units have a translation and no base.
  package var countWithoutBase: Int { entries.count(where: \.lacksBase) }

  /// Whether some unit did not go in.
  package var hasRefusals: Bool { entries.contains(where: \.isRefusal) }
}
