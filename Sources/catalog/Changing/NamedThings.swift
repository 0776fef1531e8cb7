import CatalogFiles
import CatalogValidation
import ICUText
import PurposeCatalog
import SourceText
import StringFormats

/// Look-ups of names from a command line; errors for unknown names suggest a similar one.
extension CatalogSource {
  func purpose(named identifier: String) throws(CannotRun) -> PurposeDefinition {
    if let found = purposeIndex[identifier] { return purposes[found] }
    if let now = purposes.nameNow(of: identifier) {
      throw CannotRun("unknown purpose '\(identifier.onOneLine)'; it is now '\(now)'")
    }
    let nearest = NearestName.of(identifier, in: purposes.lazy.map(\.identifier))
    throw CannotRun(
      "unknown purpose '\(identifier.onOneLine)'" + (nearest.map { "; did you mean '\($0)'?" } ?? hint(identifier)))
  }

  /// The suggestion for a word that is not close to any identifier: the purpose with an icon or a title of that name.
  private func hint(_ word: String) -> String {
    let matches = (try? SearchQuery(word)).map { PurposeSearch(self).matches($0) } ?? []
    guard let best = matches.first, best.rank <= .words, let place = best.places.first else {
      return "; 'catalog find' searches titles, icons and descriptions"
    }
    let found = place.kind == .identifier ? "" : ", which has the \(place.description)"
    let command = IdentifierSyntax.isKebabCase(word) ? "'catalog find \(word)'" : "'catalog find'"
    return "; did you mean '\(best.purpose.identifier)'\(found)? \(command) lists all matches".onOneLine
  }

  /// A declared locale by any of its names: 'pl_PL' is 'pl' if no regional locale is declared.
  func locale(named text: String) throws(CannotRun) -> LanguageTag {
    let tag = try LanguageTag(argument: text)
    if let declared = DeclaredLocales(manifest.locales).locale(named: tag) { return declared }
    let alike = NearestLocale.of(tag, among: manifest.locales).first?.identifier ?? misspelt(tag)
    let hint = alike.map { ", or did you mean '\($0)'?" } ?? ""
    throw CannotRun(
      "the catalogue has no locale '\(tag)'; add it with: catalog add locale \(tag)\(isHere ? "" : " --catalog \(folder)")"
        + hint)
  }

  /// The declared locale that a misspelt short tag means, as `dee` means `de`. Tags of two letters are all similar.
  private func misspelt(_ tag: LanguageTag) -> String? {
    guard tag.identifier.utf8.count > 2 else { return nil }
    return NearestName.of(tag.identifier, in: manifest.locales.lazy.map(\.identifier))
  }

  /// True for the default catalogue of the commands.
  private var isHere: Bool { folder == "." || folder == CatalogOption.standard }

  /// The kind of headers with this name.
  func header(named name: String) throws(CannotRun) -> HeaderKindDefinition {
    if let found = headers[HeaderKind(rawValue: name)] { return found }
    let known = headers.kinds.map(\.kind.rawValue)
    guard !known.isEmpty else {
      throw CannotRun("the catalogue has no headers; add a headers.json, or extend Standard, which has them")
    }
    if screens.contains(where: { $0.id == name }) {
      throw CannotRun(
        "'\(name)' is a screen, and a bar is drawn by its header: \(known.joined(separator: ", ")); 'catalog screen open' "
          + "draws the bars of a link's screens, and 'catalog publish' those of all")
    }
    let hint = NearestName.suggestion(for: name, in: known)
    throw CannotRun("the catalogue has no header '\(name)'\(hint); it has \(known.joined(separator: ", "))")
  }

  /// The profile of the platform with this key.
  func platform(named key: String) throws(CannotRun) -> PlatformProfile {
    if let found = platforms[Platform(rawValue: key)] { return found }
    let known = platforms.keys.map(\.rawValue).sorted()
    guard !known.isEmpty else {
      throw CannotRun("the catalogue describes no platforms; add a platforms.json, or extend Standard, which has them")
    }
    if layers.dropFirst().contains(where: { $0.platforms?.root[key] != nil }) {
      throw CannotRun("the catalogue does not keep the platform '\(key)'; add it to 'platforms' of catalog.json")
    }
    let hint = NearestName.suggestion(for: key, in: known)
    throw CannotRun("unknown platform '\(key)'\(hint); write one of \(known.joined(separator: ", "))")
  }

  func screen(named identifier: String) throws(CannotRun) -> Screen {
    if let found = screens.first(where: { $0.id == identifier }) { return found }
    let hint = NearestName.suggestion(for: identifier, in: screens.lazy.map(\.id))
    throw CannotRun("the catalogue has no screen '\(identifier)'\(hint); 'catalog screen list' lists them")
  }

  func iconSet(named text: String) throws(CannotRun) -> IconSetIdentifier {
    let set = IconSetIdentifier(rawValue: text)
    if manifest.iconSets.contains(set) { return set }
    let hint = NearestName.suggestion(for: text, in: manifest.iconSets.lazy.map(\.rawValue))
    throw CannotRun("the catalogue has no icon set '\(text)'\(hint)")
  }

  /// Throws for a place that neither the catalogue nor one that it extends declares.
  func requirePlace(named identifier: String) throws(CannotRun) {
    let names = places.map(\.identifier)
    guard !names.contains(identifier) else { return }
    let hint =
      names.isEmpty
      ? "; declare it in places.json, with a description" : NearestName.suggestion(for: identifier, in: names)
    throw CannotRun("the catalogue has no place '\(identifier.onOneLine)'\(hint)")
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
    if let found = messages.first(where: { $0.name == name }) { return found }
    let hint = NearestName.suggestion(for: name, in: messages.lazy.map(\.name))
    let advice = hint.isEmpty ? "; declare it with: catalog add message \(identifier) \(name)" : hint
    throw CannotRun("purpose '\(identifier)' has no message '\(name)'\(advice)")
  }
}

extension LanguageTag {
  /// The tag of a locale identifier as users type it: `pt-BR`, `pt_BR`, `de_DE.UTF-8`, in any case.
  ///
  /// - Throws: ``CannotRun`` if the text does not name a language.
  init(argument text: String) throws(CannotRun) {
    guard let tag = LanguageTag(localeIdentifier: text) else {
      throw CannotRun("'\(text)' is not a locale; write one such as 'pt-BR', 'pt_BR' or 'zh-Hant'")
    }
    self = tag
  }

  /// The tag of a locale that a catalogue is about to declare.
  ///
  /// - Throws: ``CannotRun`` if neither CLDR nor the IANA registry knows the locale, or if it has another preferred
  ///   name: `iw` is `he`.
  init(declaring text: String) throws(CannotRun) {
    try self.init(argument: text)
    if let fault = UnknownLocaleRule.fault(in: self) { throw CannotRun(fault) }
    if let fault = MisnamedLocaleRule.fault(in: self) { throw CannotRun(fault) }
  }

  /// The names in the values of an option: it may be repeated, and have several names separated by commas.
  static func names(in values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed) }
  }

  /// The tags of locale identifiers, which may be separated by commas, without duplicates.
  ///
  /// - Parameter manifest: the catalogue whose spelling of a declared locale is used.
  static func each(of arguments: [String], in manifest: CatalogManifest? = nil) throws(CannotRun) -> [LanguageTag] {
    let declared = DeclaredLocales(manifest?.locales ?? [])
    var tags: [LanguageTag] = []
    for text in names(in: arguments) {
      let tag = try LanguageTag(argument: text)
      let name = declared.locale(named: tag) ?? tag
      if !tags.contains(name) { tags.append(name) }
    }
    return tags
  }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
