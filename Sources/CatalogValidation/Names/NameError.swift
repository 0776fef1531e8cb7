package import CatalogModel
internal import SourceText

/// A name that a catalogue does not have, with the names that it has (`known`).
package enum NameError: Error, Hashable {
  case renamedPurpose(String, now: String)
  case unknownPurpose(String, PurposeHint)
  case unknownMessage(String, purpose: String, known: [String])
  case notLocale(String)
  /// The tag, the declared locale that it may mean, and the command that adds it.
  case unknownLocale(LanguageTag, near: String?, command: String)
  /// A locale that no catalogue should declare; the reason.
  case unfitLocale(String)
  case noHeaders
  case unknownHeader(String, known: [String])
  /// The name of a screen where a header is named.
  case screenInsteadOfHeader(String, known: [String])
  case noPlatforms
  case unknownPlatform(String, known: [String])
  /// A platform that only an extended catalogue has.
  case platformNotKept(String)
  case unknownScreen(String, known: [String])
  case unknownIconSet(String, known: [String])
  case unknownPlace(String, known: [String])
  case unknownWording(String, known: [String])
  /// The keyword `platform` where no platform is known.
  case wordingOfPlatform(known: [String])
}

extension NameError {
  /// The purpose that an unknown name may mean.
  package enum PurposeHint: Hashable, Sendable {
    /// One with a similar identifier.
    case near(String)
    /// One that has the word in a title, an icon or elsewhere, and the place; the query that finds all.
    case found(String, String?, query: String?)
    case search
  }
}

extension NameError {
  /// The known names that are similar to the unknown one.
  package var nearest: [String] {
    switch self {
    case .renamedPurpose(_, let now): [now]
    case .unknownPurpose(_, .near(let name)), .unknownPurpose(_, .found(let name, _, _)): [name]
    case .unknownLocale(_, let near, _): near.map { [$0] } ?? []
    case .unknownMessage(let name, _, let known), .unknownHeader(let name, let known),
      .screenInsteadOfHeader(let name, let known), .unknownPlatform(let name, let known),
      .unknownScreen(let name, let known), .unknownIconSet(let name, let known), .unknownPlace(let name, let known),
      .unknownWording(let name, let known):
      NearestName.of(name, in: known).map { [$0] } ?? []
    case .unknownPurpose, .notLocale, .unfitLocale, .noHeaders, .noPlatforms, .platformNotKept, .wordingOfPlatform: []
    }
  }
}

extension NameError: CustomStringConvertible {
  package var description: String { text(for: .person) }

  /// The error in the words of the one who asks.
  package func text(for asker: Asker) -> String { words(asker).onOneLine }

  private func words(_ asker: Asker) -> String {
    switch self {
    case .renamedPurpose(let name, let now): "unknown purpose '\(name)'; it is now '\(now)'"
    case .unknownPurpose(let name, let hint): "unknown purpose '\(name)'; \(hint.words(asker))"
    case .unknownMessage(let name, let purpose, let known):
      "purpose '\(purpose)' has no message '\(name)'"
        + hint(
          name, known,
          otherwise: asker == .person
            ? "; it has \(known.joined(separator: ", ")); 'catalog add message' declares another one"
            : "; its messages: \(known.map { "'\($0)'" }.joined(separator: ", "))")
    case .notLocale(let text): "'\(text)' is not a locale; write one such as 'pt-BR', 'pt_BR' or 'zh-Hant'"
    case .unknownLocale(let tag, let near, let command):
      "the catalogue has no locale '\(tag)'; add it with: \(command)"
        + (near.map { ", or did you mean '\($0)'?" } ?? "")
    case .unfitLocale(let fault): fault
    case .noHeaders: "the catalogue has no headers; add a headers.json, or extend Standard, which has them"
    case .unknownHeader(let name, let known):
      "the catalogue has no header '\(name)'\(hint(name, known)); it has \(known.joined(separator: ", "))"
    case .screenInsteadOfHeader(let name, let known):
      "'\(name)' is a screen, and a bar is drawn by its header: \(known.joined(separator: ", "))"
        + (asker != .person
          ? "" : "; 'catalog screen draw \(name)' draws the bar of the screen")
    case .noPlatforms:
      "the catalogue describes no platforms; add a platforms.json, or extend Standard, which has them"
    case .unknownPlatform(let key, let known):
      "unknown platform '\(key)'\(hint(key, known)); write one of \(known.joined(separator: ", "))"
    case .platformNotKept(let key):
      "the catalogue does not keep the platform '\(key)'; add it to 'platforms' of catalog.json"
    case .unknownScreen(let name, let known):
      "the catalogue has no screen '\(name)'\(hint(name, known)); 'catalog screen list' lists them"
    case .unknownIconSet(let name, let known):
      "the catalogue has no icon set '\(name)'"
        + hint(
          name, known,
          otherwise: known.isEmpty
            ? "; add one with: catalog add icon-set \(name) --from DIR" : "; it has \(known.joined(separator: ", "))")
    case .unknownPlace(let name, let known):
      "the catalogue has no place '\(name)'"
        + hint(name, known, otherwise: "; declare it with: catalog add place \(name) --description … --purposes …")
    case .unknownWording(let name, let known):
      "unknown wording '\(name)'; "
        + NearestName.advice(
          on: name, among: known,
          otherwise: known.isEmpty
            ? "the catalogue declares none" : "the catalogue has \(known.map { "'\($0)'" }.joined(separator: ", "))")
    case .wordingOfPlatform(let known):
      "'platform' needs a platform or an output, and none is given here; name one of \(known.joined(separator: ", "))"
    }
  }

  private func hint(_ name: String, _ known: [String], otherwise: String = "") -> String {
    let hint = NearestName.suggestion(for: name, in: known)
    return hint.isEmpty ? otherwise : hint
  }
}

extension NameError.PurposeHint {
  fileprivate func words(_ asker: Asker) -> String {
    switch self {
    case .near(let name): "did you mean '\(name)'?"
    case .found(let name, let place, let query):
      "did you mean '\(name)'\(place.map { ", which has the \($0)" } ?? "")? \(asker.search(query)) lists all matches"
    case .search: "\(asker.search(nil)) searches titles, icons and descriptions"
    }
  }
}
