internal import AppReading
internal import CatalogModel

/// Names purposes by nouns at the end of titles, and by the names of components.
extension PurposeNaming {
  /// A phrase that ends with a purpose's noun: "Password History" shows a history.
  ///
  /// Nouns that may also be the object of a verb need an icon of the purpose.
  ///
  /// - Parameter behindVerb: true if the phrase begins with a verb, which must then be one that shows its object.
  func byNoun(_ site: Site, _ icons: [ReadIcon], behindVerb: Bool = false) -> NamedSite? {
    for text in site.texts {
      guard let label = text.text, label.utf8.count <= TitleIndex.longest, !text.hasArguments else { continue }
      let title = WordsOfTitle(TitleKey(label)).words
      guard (2...VerbIndex.mostWords).contains(title.count), let last = title.last,
        !behindVerb || Self.showingVerbs.contains(title[0]) || last == "options"
      else { continue }
      for purpose in titles.purposes(named: last) {
        let isDrawn = icons.contains { $0.reading.compatible.contains(purpose) }
        guard Self.nouns.contains(identifier(purpose)) || isDrawn && Self.drawnNouns.contains(identifier(purpose))
        else {
          continue
        }
        var certainty = Certainty.likely
        var evidence = [Evidence(signal: .verb, seen: label, purpose: identifier(purpose))]
        evidence += weigh(icons, for: purpose, &certainty)
        return NamedSite(site: site, purpose: identifier(purpose), certainty: certainty, evidence: evidence)
      }
    }
    return nil
  }

  /// Verbs that show their object.
  private static let showingVerbs: Set = ["show", "open", "view", "see", "manage", "go"]

  /// Nouns that name the destination with any verb.
  private static let nouns: Set = ["settings", "history", "help", "options"]
  /// Nouns that name the destination only if the icon agrees.
  private static let drawnNouns: Set = [
    "account", "bookmarks", "downloads", "favorites", "info", "notifications",
  ]

  /// Names a button of a component by the component's name: `BackButton`, `EditorTabCloseButton`.
  func byWrapper(_ site: Site, _ support: SiteSupport) -> NamedSite? {
    guard let name = site.wrapper, name.hasSuffix("Button") || name.hasSuffix("ToolbarItem") else { return nil }
    let words = Self.wordsOfComponent(name)
    for start in max(0, words.count - 3)..<words.count {
      guard let purpose = titles.purposes(named: words[start...].joined(separator: " ")).first else { continue }
      let helping = support.evidence(for: purpose)
      // A part of a name needs an action that agrees.
      guard start == 0 || helping != nil && !Self.choices.contains(identifier(purpose)) else { return nil }
      let isSaid = site.texts.isEmpty
      let evidence = [Evidence(signal: .synonym, seen: name, purpose: identifier(purpose)), helping]
      return NamedSite(
        site: site, purpose: identifier(purpose), certainty: isSaid ? .likely : .unsure,
        evidence: evidence.compactMap(\.self))
    }
    return nil
  }

  /// Words in the names of controls for a choice: `CountrySelectButton`.
  private static let choices: Set = ["filter", "list", "options", "select", "sort"]

  /// Returns whether the component that a button is, or is in, is named as a purpose: `CopyButton`.
  func isCalled(_ site: Site, _ purpose: Int) -> Bool {
    for name in [site.wrapper, site.owner].compactMap(\.self) where name.hasSuffix("Button") {
      let words = Self.wordsOfComponent(name)
      for start in max(0, words.count - 3)..<words.count
      where titles.purposes(named: words[start...].joined(separator: " ")).contains(purpose) {
        return true
      }
    }
    return false
  }

  /// The words of a component's name without those for its kind; empty if the name has no others.
  private static func wordsOfComponent(_ name: String) -> [String] {
    guard name.utf8.count <= NameWords.longest else { return [] }
    var words = NameWords.words(of: name)
    while let last = words.last, wordsOfConstructs.contains(last) { words.removeLast() }
    return words
  }

  /// Words for the kind of a component.
  private static let wordsOfConstructs: Set = [
    "button", "item", "toolbar", "bar", "icon", "btn", "view", "action", "data", "row",
  ]
}
