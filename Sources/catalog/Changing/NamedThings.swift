import CatalogFiles
import CatalogModel
import CatalogValidation
import PurposeCatalog

/// Look-ups of names from a command line (``CatalogNames``); each throws ``CannotRun`` for an unknown name.
extension CatalogSource {
  private var names: CatalogNames { CatalogNames(of: self, defaultFolders: [".", CatalogOption.standard]) }

  func purpose(named identifier: String) throws(CannotRun) -> PurposeDefinition {
    try cannotRun { () throws(NameError) in try names.purpose(identifier) }
  }

  func locale(named text: String) throws(CannotRun) -> LanguageTag {
    try cannotRun { () throws(NameError) in try names.locale(text) }
  }

  func locale(requested text: String) throws(CannotRun) -> LanguageTag {
    try cannotRun { () throws(NameError) in try names.requestedLocale(text) }
  }

  func header(named name: String) throws(CannotRun) -> HeaderKindDefinition {
    try cannotRun { () throws(NameError) in try names.header(name) }
  }

  func platform(named key: String) throws(CannotRun) -> PlatformProfile {
    try cannotRun { () throws(NameError) in try names.platform(key) }
  }

  func screen(named identifier: String) throws(CannotRun) -> Screen {
    try cannotRun { () throws(NameError) in try names.screen(identifier) }
  }

  func iconSet(named text: String) throws(CannotRun) -> IconSetIdentifier {
    try cannotRun { () throws(NameError) in try names.iconSet(text) }
  }

  func requirePlace(named identifier: String) throws(CannotRun) {
    try cannotRun { () throws(NameError) in try names.requirePlace(identifier) }
  }

  func worded(named name: String?) throws(CannotRun) -> CatalogSource {
    try cannotRun { () throws(NameError) in try names.worded(name) }
  }
}

/// Throws for an identifier that is not in kebab-case.
func requireKebabCase(_ identifier: String) throws(CannotRun) {
  guard IdentifierSyntax.isKebabCase(identifier) else {
    throw CannotRun("'\(identifier)' is not in kebab-case; write it like 'select-all'")
  }
}

extension PurposeDefinition {
  func message(named name: String) throws(CannotRun) -> MessageDeclaration {
    try cannotRun { () throws(NameError) in try CatalogNames.message(name, of: self) }
  }
}

extension LanguageTag {
  /// The tag of a locale identifier as users type it.
  init(argument text: String) throws(CannotRun) {
    self = try cannotRun { () throws(NameError) in try LanguageTag(typed: text) }
  }

  /// The tag of a locale that a catalogue is about to declare.
  init(declaring text: String) throws(CannotRun) {
    self = try cannotRun { () throws(NameError) in try LanguageTag(toDeclare: text) }
  }

  /// The tags of locale identifiers, which may be separated by commas, without duplicates.
  static func each(of arguments: [String], in manifest: CatalogManifest? = nil) throws(CannotRun) -> [LanguageTag] {
    try cannotRun { () throws(NameError) in try CatalogNames.locales(in: arguments, spelledAsIn: manifest) }
  }
}
