import CatalogFiles
import MessageSyntax
import PurposeCatalog
import StringTables

/// Things of a catalogue that a command line names; each is found or refused with the nearest name.
extension CatalogSource {
  func purpose(named identifier: String) throws(CannotRun) -> PurposeDefinition {
    if let found = index.index(of: identifier) { return purposes[found] }
    let hint = NearestName.suggestion(for: identifier, in: purposes.lazy.map(\.identifier))
    throw CannotRun("unknown purpose '\(identifier)'\(hint)")
  }

  /// A locale that the catalogue declares.
  func locale(named text: String) throws(CannotRun) -> LanguageTag {
    let tag = try LanguageTag(argument: text)
    if manifest.locales.contains(tag) { return tag }
    let alike = NearestLocale.of(tag, among: manifest.locales).first
    let hint = alike.map { ", or did you mean '\($0)'?" } ?? ""
    throw CannotRun(
      "the catalogue has no locale '\(tag)'; add it with: catalog add locale \(tag)\(isHere ? "" : " --catalog \(folder)")"
        + hint)
  }

  /// Whether the commands mean the catalogue where none is named.
  private var isHere: Bool { folder == "." || folder == CatalogOption.standard }

  func iconSet(named text: String) throws(CannotRun) -> IconSetIdentifier {
    let set = IconSetIdentifier(rawValue: text)
    if manifest.iconSets.contains(set) { return set }
    let hint = NearestName.suggestion(for: text, in: manifest.iconSets.lazy.map(\.rawValue))
    throw CannotRun("the catalogue has no icon set '\(text)'\(hint)")
  }
}

/// Refuses what cannot be the identifier of a new purpose.
func requireKebabCase(_ identifier: String) throws(CannotRun) {
  guard IdentifierSyntax.isKebabCase(identifier) else {
    throw CannotRun("'\(identifier)' is not in kebab-case; write it like 'select-all'")
  }
}

extension PurposeDefinition {
  func message(named name: String) throws(CannotRun) -> MessageDeclaration {
    if let found = messages.first(where: { $0.name == name }) { return found }
    let hint = NearestName.suggestion(for: name, in: messages.lazy.map(\.name))
    throw CannotRun("purpose '\(identifier)' has no message '\(name)'\(hint)")
  }
}

extension LanguageTag {
  /// A tag as somebody types it, in whatever case.
  init(argument text: String) throws(CannotRun) {
    guard let tag = LanguageTag(text) else { throw CannotRun(LanguageTag.refusal(of: text)) }
    self = tag
  }

  /// Tags as somebody types them, each once: a locale that is named twice is one.
  static func each(of arguments: [String]) throws(CannotRun) -> [LanguageTag] {
    var tags: [LanguageTag] = []
    for text in arguments {
      let tag = try LanguageTag(argument: text)
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}
