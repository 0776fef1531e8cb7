import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import CatalogValidation
import PurposeCatalog

struct SetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set a purpose's texts in a locale, its icons or its description.",
    discussion: """
      With --wording, the text is that of a wording, and the locale's own stays. In an overlay, the text overrides the inherited one. A new text keeps the old one's comment, but not its state, \
      unless --state is given. A change that would add an error is refused, and nothing is written. Other findings about \
      the text are printed. 'catalog set screen' changes a screen; 'catalog help screen set' shows its options.

      Examples:
        catalog set delete --locale de --title Löschen
        catalog set find-and-replace --locale sk \\
          --title "Nájsť a nahradiť" --short Nahradiť
        catalog set delete --locale de --message counted \\
          --text "{count, plural, one {# Objekt} other {# Objekte}} löschen"
        catalog set delete --locale de --state needs-review --comment "Entfernen?"
        catalog set delete --locale de,fr --state needs-review --dry-run
        catalog set delete --locale de --remove --dry-run
        catalog set save --locale de --wording apple --title Sichern
        catalog set delete --icon lucide=trash --icon sf-symbols=trash.circle
      """
  )

  @Argument(help: "The purpose's identifier, such as 'select-all'.", completion: Completions.purposes)
  var purpose: String

  @Option(
    name: [.customLong("locale"), .customLong("locales")],
    help: ArgumentHelp(
      "The locales of the text, as language tags (BCP 47), separated by commas; may be repeated.", valueName: "tags"),
    completion: Completions.locales)
  var locale: [String] = []

  @Option(
    help: ArgumentHelp("The wording whose text it is (default: none, the shared text).", valueName: "name"))
  var wording: String?

  @Option(help: ArgumentHelp("The title.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("The shorter title, shown where there is little room.", valueName: "text"))
  var short: String?

  @Option(help: ArgumentHelp("A message other than the title.", valueName: "name"), completion: Completions.messages)
  var message: String = MessageDeclaration.title

  @Option(help: "The text of the message, in ICU message syntax.")
  var text: String?

  @Option(help: ArgumentHelp("The state of the translation.", valueName: "state"))
  var state: TranslationState?

  @Option(help: ArgumentHelp("A note for translators; an empty one removes it.", valueName: "words"))
  var comment: String?

  @Flag(help: "Remove the text, so that the locale inherits it.")
  var remove = false

  @Option(
    name: .customLong("icon"),
    help: ArgumentHelp(
      "The icon in a set; repeated for each set. Two names with a comma if the set has one for each base direction.",
      valueName: "set=name"))
  var icons: [IconArgument] = []

  @Option(help: ArgumentHelp("The button's action, described for translators.", valueName: "words"))
  var description: String?

  @OptionGroup var options: EditOptions

  /// True if a text is set, annotated or removed.
  private var changesText: Bool {
    remove || [title, short, text, comment, state?.rawValue].contains { $0 != nil }
  }

  func validate() throws {
    if !titles.isEmpty, text != nil || message != MessageDeclaration.title {
      throw ValidationError("--title and --short name the message; for another one give --message and --text")
    }
    let sets = title ?? short ?? text ?? comment ?? state?.rawValue
    if remove, sets != nil { throw ValidationError("--remove deletes the text; leave out the options that set it") }
    guard changesText || !icons.isEmpty || description != nil else {
      throw ValidationError(
        "nothing to set; give --title, --short, --text, --state, --comment, --remove, --icon or --description")
    }
    if changesText, locale.isEmpty { throw ValidationError("no locale; name the text's with --locale") }
    if !changesText, let option = locale.isEmpty ? wording.map({ _ in "--wording" }) : "--locale" {
      throw ValidationError("\(option) is for a text; give --title or --text with it, or leave it out")
    }
  }

  func run() throws {
    var catalog = try options.open()
    let definition = try catalog.source.purpose(named: purpose)
    try editPurpose(in: &catalog)
    guard changesText else {
      try options.finish(catalog, isConcerned: { $0.subject.purpose == purpose && $0.subject.locale == nil })
      return
    }
    var tags: [LanguageTag] = []
    for name in CatalogNames.list(in: locale) {
      let tag = try catalog.source.locale(named: name)
      if !tags.contains(tag) { tags.append(tag) }
    }
    let wording = try catalog.source.worded(named: wording).wording
    for tag in tags {
      for (name, text) in titles.isEmpty ? [(message, text)] : titles {
        try edit(
          definition.message(named: name).name, text, at: Target(locale: tag, wording: wording), in: &catalog)
      }
    }
    // A title that is now too long needs a `short`, which may be set later.
    let missing = try options.finish(
      catalog, isExpected: { $0.asksForShort && !remove }, isConcerned: { isConcerned($0, in: tags) })
    for finding in missing { Terminal.say(finding.message) }
  }

  /// The file of a text.
  private struct Target {
    let locale: LanguageTag
    let wording: Wording?
  }

  /// Sets the icons and the description.
  private func editPurpose(in catalog: inout EditSession) throws {
    let source = catalog.source
    let references = try icons.map { (set: try source.iconSet(named: $0.set), reference: $0.reference) }
    try catalog.edit { (editor) throws(EditError) in
      for icon in references { try editor.setIcon(icon.reference, purpose: purpose, set: icon.set) }
      if let description { try editor.setDescription(description, of: purpose) }
    }
  }

  /// True if a finding is about a changed text, except for needs-review if --state is given.
  private func isConcerned(_ finding: Finding, in locales: [LanguageTag]) -> Bool {
    let messages = titles.isEmpty ? [message] : titles.map(\.message)
    guard finding.subject.purpose == purpose, let locale = finding.subject.locale, locales.contains(locale),
      finding.subject.message.map(messages.contains) ?? true
    else { return false }
    return state == nil || finding.rule != NeedsReviewRule.description.identifier
  }

  /// The messages with separate options, and their texts.
  private var titles: [(message: String, text: String?)] {
    [(MessageDeclaration.title, title), (MessageDeclaration.short, short)].filter { $0.1 != nil }
  }

  private func edit(
    _ message: String, _ text: String?, at target: Target, in catalog: inout EditSession
  ) throws {
    var old: TextValue?
    try catalog.edit { (editor) throws(EditError) in
      old = try editor.text(purpose: purpose, message: message, locale: target.locale, wording: target.wording)
    }
    let value = remove ? nil : try changed(old, message: message, text: text, in: target.locale)
    try catalog.edit { (editor) throws(EditError) in
      if let value {
        try editor.setText(
          value, purpose: purpose, message: message, locale: target.locale, wording: target.wording)
      } else {
        try editor.removeText(purpose: purpose, message: message, locale: target.locale, wording: target.wording)
      }
    }
  }

  /// The new value of the text.
  private func changed(
    _ old: TextValue?, message: String, text: String?, in locale: LanguageTag
  ) throws(CannotRun) -> TextValue {
    guard var value = text.map({ TextValue($0, comment: old?.comment) }) ?? old else {
      throw CannotRun(
        "'\(purpose)' does not state '\(message)' in '\(locale)' itself; give its text too")
    }
    if value.text == old?.text, let old { value = old }
    if let state { value.state = state }
    if let comment { value.comment = comment.isEmpty ? nil : comment }
    return value
  }
}
