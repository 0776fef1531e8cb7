internal import CatalogModel
package import SourceText

/// The canonical order of fields in each kind of file, which is the order in which people write them.
package enum CanonicalOrder {
  /// The order for the object at a path of keys in a file.
  ///
  /// - Parameter file: the file's path in its catalogue, such as `titles/ar.json`.
  package static func order(ofFile file: String) -> CanonicalJSON.FieldOrder {
    switch file {
    case "catalog.json": manifest
    case "purposes.json": purposes
    case _ where file.hasPrefix("icon-sets/"): { $0.isEmpty ? fields(IconSetReader.fields) : iconBehaviour($0) }
    case _ where file.hasPrefix("titles/"): titles
    case "glossary.json": glossary
    case "headers.json": headers
    case "screens.json": screens
    case _ where file.hasPrefix("screens/"): screens
    case "platforms.json": platforms
    case "places.json": { .preferred($0.isEmpty ? ["$schema"] : PlacesReader.fields) }
    case "vocabulary.json": vocabulary
    default: { _ in .asGiven }
    }
  }

  /// Common messages first; others follow by name.
  private static let messages = ["title", "counted", "short", "accessibilityLabel", "confirmation"]

  private static func fields(_ known: [String]) -> JSONFieldOrder { .preferred(["$schema"] + known) }

  /// `rules / rule / exceptions`; the path does not include array indices.
  private static func manifest(_ path: [String]) -> JSONFieldOrder {
    switch (path.count, path.first) {
    case (0, _): fields(ManifestPart.fields)
    case (2, "stringTables"?): .preferred(StringTablesReader.fields)
    case (1, "outputs"?): .preferred(OutputField.names)
    case (2, "rules"?): .preferred(RuleSettingsReader.settingFields)
    case (3..., "rules"?): .preferred(RuleSettingsReader.exceptionFields)
    default: .sorted
    }
  }

  /// `purpose / icons / set`, `purpose / messages / name / arguments / argument`.
  private static func purposes(_ path: [String]) -> JSONFieldOrder {
    switch (path.count, path.dropFirst().first) {
    case (0, _): fields([])
    case (1, _): .preferred(PurposeField.all.map(\.name))
    case (3, "icons"?): .preferred(PurposesReader.iconFields)
    case (2, "messages"?): .preferred(messages)
    case (3, "messages"?): .preferred(PurposesReader.messageFields)
    case (5, "messages"?): .preferred(PurposesReader.argumentFields)
    // Icons are in the order of the catalogue's icon sets, which this file does not contain.
    case (2, "icons"?): .asGiven
    default: .sorted
    }
  }

  private static func titles(_ path: [String]) -> JSONFieldOrder {
    switch path.count {
    case 0: .preferred(TitlesReader.headerFields)
    case 1: .preferred(messages)
    default: .preferred(TitlesReader.textFields)
    }
  }

  /// `locale / terms / term`, `locale / forbidden / word`.
  private static func glossary(_ path: [String]) -> JSONFieldOrder {
    switch (path.count, path.dropFirst().first) {
    case (0, _): fields([])
    case (1, _): .preferred(GlossaryReader.localeFields)
    case (3, "terms"?): .preferred(GlossaryReader.termFields)
    case (3, _): .preferred(GlossaryReader.forbiddenFields)
    default: .sorted
    }
  }

  /// `purpose / icons / set`.
  private static func vocabulary(_ path: [String]) -> JSONFieldOrder {
    switch (path.count, path.last) {
    case (0, _): fields([])
    case (1, _): .preferred(VocabularyReader.fields)
    // As in purposes.json, in the order of the catalogue's icon sets, which this file does not contain.
    case (2, "icons"?): .asGiven
    default: .sorted
    }
  }

  /// `kinds / kind`.
  private static func headers(_ path: [String]) -> JSONFieldOrder {
    switch path.count {
    case 0: fields(HeadersReader.fields)
    case 2: .preferred(HeadersReader.kindFields)
    default: .sorted
    }
  }

  /// `screen / leading`; the path does not include array indices.
  private static func screens(_ path: [String]) -> JSONFieldOrder {
    switch (path.count, path.last) {
    case (0, _): fields([])
    case (1, _): .preferred(ScreenField.all.map(\.name))
    case (2, "presentation"?): .preferred(Presentation.fields)
    default: .preferred(HeaderItem.fields)
    }
  }

  /// `platform / facts / fact / value`; the path does not include array indices.
  private static func platforms(_ path: [String]) -> JSONFieldOrder {
    switch path.count {
    case 0: fields([])
    case 1: .preferred(PlatformsReader.fields)
    case 2: .preferred(PlatformField.all.map(\.name))
    case 3: .preferred(PlatformsReader.factFields)
    default: .preferred(PlatformsReader.limitFields)
    }
  }

  /// `rightToLeft / icon`, or `names` by release, which are in historical order.
  private static func iconBehaviour(_ path: [String]) -> JSONFieldOrder {
    if path == ["names"] { return .asGiven }
    return path.count == 2 ? .preferred(IconSetReader.behaviourFields) : .sorted
  }
}
