internal import CatalogModel
internal import SourceText

extension FixRefusal: CustomStringConvertible {
  /// The reason for one button, as `--explain` prints it.
  package var description: String {
    switch self {
    case .noForm(let what): "catalog generate has no form for \(what)"
    case .accepted: "a comment accepts it"
    case .component(let name): "the app's own component <\(name.onOneLine)> draws it"
    case .use(let component): "it is a use of '\(component)', whose own button counts"
    case .toggle: "it has two titles, of which one would be lost"
    case .mistaken: "its title is reported as that of another purpose"
    case .nested: "it is inside another button that is rewritten; run --fix again"
    case .unnamed(let fields):
      "'generated' in audit.json does not say \(fields.map { "'\($0)'" }.joined(separator: " and "))"
    case .otherText(let said, let locale, let shown, let way):
      "says '\(said.onOneLine)' in \(locale), the catalogue '\(shown.onOneLine)'; \(way)"
    case .noText: "its words could not be followed to a text"
    case .otherRole(let declared?, let role):
      "declares the role '\(declared)', and the catalogue's button \(Self.description(of: role))"
    case .otherRole(nil, let role): "declares no role, and the catalogue's button \(Self.description(of: role))"
    case .otherIcon(let drawn, let shown?): "draws '\(drawn.onOneLine)', the catalogue '\(shown.onOneLine)'"
    case .otherIcon(let drawn, nil): "draws '\(drawn.onOneLine)', the catalogue no icon"
    case .unknownIcon: "draws an icon whose name could not be followed"
    case .addsIcon(let icon?): "draws its title, and the generated form the icon '\(icon.onOneLine)'"
    case .addsIcon(nil): "draws its title, and the generated form leaves room for an icon"
    case .glyph(let sign): "draws the sign '\(sign.onOneLine)', and the generated form its title in words"
    case .addsTitle: "draws its icon alone, and the generated form its title, too"
    case .lacks(let property): "sets no '\(property)', which the generated form does"
    case .elementElsewhere: "the page defines <purpose-button> elsewhere, perhaps with icons"
    case .systemItem(let item): "the system draws its item '\(item.onOneLine)' as a word, or in its own way"
    case .comment: "a comment inside it would be lost"
    case .argument(let name): "the generated form does not take over '\(name.onOneLine)'"
    case .content: "it shows more than a text and an icon, or shows them in its own way"
    case .action: "its action is not written so that it could be taken over"
    case .maySubmit: "may submit a form; write type=\"button\" if it does not"
    case .otherIdentifier(let wanted):
      "its identifier is not written as '\(wanted)', that of the generated form, by which a toolbar finds it"
    case .noHead: "the page has no </head> before which the script of <purpose-button> could stand"
    case .notPlain: "it is not written as a plain call or element"
    }
  }

  private static func description(of role: Role) -> String {
    switch role {
    case .destroy: "is drawn as one that destroys"
    case .cancel: "stands where a dialog is cancelled"
    case .confirm: "is drawn as one that confirms"
    case .dismiss: "is one that closes"
    case .act, .navigate: "has none"
    }
  }

  /// The shared summary of several buttons with such a reason: `1 says …`, `2 say …`.
  package func summary(count: Int) -> String {
    let (one, many) = verbs
    return "\(count) \(count == 1 ? one : many)"
  }

  private var verbs: (one: String, many: String) {
    switch self {
    case .noForm(let what): Self.verbs("has", "have", then: "no generated form: \(what)")
    case .accepted: Self.verbs("is", "are", then: "accepted by a comment")
    case .component: Self.verbs("is", "are", then: "drawn by the app's own components")
    case .use: ("is a use of a component, whose own button counts", "are uses of components, whose own buttons count")
    case .toggle: Self.verbs("has", "have", then: "two titles")
    case .mistaken: Self.verbs("has", "have", then: "the title of another purpose")
    case .nested: Self.verbs("is", "are", then: "inside a button that was rewritten; run --fix again")
    case .unnamed:
      Self.verbs("could be", "could be", then: "fixed if 'generated' in audit.json said what the files import")
    case .otherText(_, _, _, .choose(let wording, _)):
      Self.verbs("says", "say", then: "words of '\(wording)', which catalog.json does not choose")
    case .otherText: Self.verbs("says", "say", then: "other words in some locale")
    case .noText: Self.verbs("has", "have", then: "words that could not be followed")
    case .otherRole: Self.verbs("declares", "declare", then: "another role, or none")
    case .otherIcon: Self.verbs("draws", "draw", then: "another icon than the catalogue")
    case .unknownIcon: Self.verbs("draws", "draw", then: "an icon that could not be followed")
    case .addsIcon: Self.verbs("draws", "draw", then: "a title where the generated form draws an icon")
    case .glyph: Self.verbs("draws", "draw", then: "a sign where the generated form says a title")
    case .addsTitle: Self.verbs("draws", "draw", then: "an icon where the generated form draws a title, too")
    case .lacks: Self.verbs("sets", "set", then: "less than the generated form")
    case .elementElsewhere: Self.verbs("is", "are", then: "on pages that define <purpose-button> elsewhere")
    case .systemItem: Self.verbs("is", "are", then: "drawn by the system in its own way")
    case .comment: Self.verbs("has", "have", then: "a comment inside that would be lost")
    case .argument: Self.verbs("has", "have", then: "arguments that the generated form does not take over")
    case .content: Self.verbs("shows", "show", then: "more than a text and an icon")
    case .action: Self.verbs("has", "have", then: "an action that could not be taken over")
    case .maySubmit: Self.verbs("may", "may", then: "submit a form; write type=\"button\" if not")
    case .otherIdentifier: Self.verbs("has", "have", then: "another identifier than the generated form")
    case .noHead: Self.verbs("is", "are", then: "on pages without a head for a script")
    case .notPlain: Self.verbs("is", "are", then: "not written as a plain call or element")
    }
  }

  private static func verbs(_ one: String, _ many: String, then complement: String) -> (one: String, many: String) {
    ("\(one) \(complement)", "\(many) \(complement)")
  }
}

extension FixRefusal.WayOut: CustomStringConvertible {
  package var description: String {
    switch self {
    case .adopt: "run 'catalog adopt' first, so that the app's words are kept"
    case .change: "change one of the two, such as with 'catalog set PURPOSE --title TEXT'"
    case .choose(let wording, let output):
      "that is the word of '\(wording)': \"wording\": { \"\(output)\": \"\(wording)\" } in catalog.json shows all of its words, and "
        + "'catalog adopt' takes this one"
    }
  }
}
