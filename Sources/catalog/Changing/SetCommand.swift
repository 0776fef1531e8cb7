import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogValidation
import PurposeCatalog

struct SetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set, annotate or remove a text of a purpose in a locale.",
    discussion: """
      In an overlay, the text overrides the inherited one. A new text keeps the old one's comment, but not its state, \
      unless --state is given. A change that would add an error is refused, and nothing is written. Other findings about \
      the text are printed.

      Examples:
        catalog set delete --locale de --title Löschen
        catalog set find-and-replace --locale sk \\
          --title "Nájsť a nahradiť" --short Nahradiť
        catalog set delete --locale de --message counted \\
          --text "{count, plural, one {# Objekt} other {# Objekte}} löschen"
        catalog set delete --locale de --state needs-review --comment "Entfernen?"
        catalog set delete --locale de --remove --dry-run
      """
  )

  @Argument(help: "The purpose's identifier, such as 'select-all'.", completion: Completions.purposes)
  var purpose: String

  @Option(help: ArgumentHelp("The locale's language tag (BCP 47).", valueName: "tag"), completion: Completions.locales)
  var locale: String

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

  @OptionGroup var options: EditOptions

  func validate() throws {
    if !titles.isEmpty, text != nil || message != MessageDeclaration.title {
      throw ValidationError("--title and --short name the message; for another one give --message and --text")
    }
    let sets = title ?? short ?? text ?? comment ?? state?.rawValue
    if remove, sets != nil { throw ValidationError("--remove deletes the text; leave out the options that set it") }
    if !remove, sets == nil {
      throw ValidationError("nothing to set; give --title, --short, --text, --state, --comment or --remove")
    }
  }

  func run() throws {
    var catalog = try options.open()
    let definition = try catalog.source.purpose(named: purpose)
    for (name, text) in titles.isEmpty ? [(message, text)] : titles {
      try edit(definition.message(named: name).name, text, in: &catalog)
    }
    let tag = try catalog.source.locale(named: locale)
    // A title that is now too long needs a `short`, which may be set later.
    let missing = try options.finish(
      catalog, isExpected: { $0.asksForShort && !remove }, isConcerned: { isConcerned($0, in: tag) })
    for finding in missing { Terminal.say(finding.message) }
  }

  /// True if a finding is about a changed text, except for needs-review if --state is given.
  private func isConcerned(_ finding: Finding, in locale: LanguageTag) -> Bool {
    let messages = titles.isEmpty ? [message] : titles.map(\.message)
    guard finding.subject.purpose == purpose, finding.subject.locale == locale,
      finding.subject.message.map(messages.contains) ?? true
    else { return false }
    return state == nil || finding.rule != NeedsReviewRule.description.identifier
  }

  /// The messages with separate options, and their texts.
  private var titles: [(message: String, text: String?)] {
    [(MessageDeclaration.title, title), (MessageDeclaration.short, short)].filter { $0.1 != nil }
  }

  private func edit(_ message: String, _ text: String?, in catalog: inout EditSession) throws {
    let locale = try catalog.source.locale(named: locale)
    var value: TextValue?
    try catalog.edit { (editor) throws(EditError) in
      value = try editor.text(purpose: purpose, message: message, locale: locale)
    }
    if remove {
      try catalog.edit { (editor) throws(EditError) in
        try editor.removeText(purpose: purpose, message: message, locale: locale)
      }
    } else {
      let value = try changed(value, message: message, text: text)
      try catalog.edit { (editor) throws(EditError) in
        try editor.setText(value, purpose: purpose, message: message, locale: locale)
      }
    }
  }

  /// The new value of the text.
  private func changed(_ old: TextValue?, message: String, text: String?) throws(CannotRun) -> TextValue {
    guard var value = text.map({ TextValue($0, comment: old?.comment) }) ?? old else {
      throw CannotRun(
        "'\(purpose)' has no '\(message)' of its own in '\(locale)' to annotate; give its text too")
    }
    if value.text == old?.text, let old { value = old }
    if let state { value.state = state }
    if let comment { value.comment = comment.isEmpty ? nil : comment }
    return value
  }
}
