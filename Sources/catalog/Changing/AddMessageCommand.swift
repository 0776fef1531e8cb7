import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import CatalogValidation
import SourceText

struct AddMessageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "message",
    abstract: "Declare a message of a purpose, with its text in the source locale.",
    discussion: """
      A message is another text of a purpose, such as the text with a number. Translators add it in other locales, or \
      'catalog set' does. In an overlay, the purpose may be inherited.

      Examples:
        catalog add message delete warning --catalog MyApp \\
          --text "This cannot be undone."
        catalog add message add-stop counted --catalog MyApp \\
          --argument count=integer \\
          --text "{count, plural, one {Add # stop} other {Add # stops}}"
      """
  )

  @Argument(help: "The purpose's identifier.", completion: Completions.purposes)
  var purpose: String

  @Argument(help: "The message's name, such as 'counted' or 'warning'.")
  var name: String

  @Option(
    help: ArgumentHelp(
      "The text in the source locale, in ICU message syntax; a 'short' needs none where the title fits.",
      valueName: "text"))
  var text: String?

  @Option(
    name: .customLong("argument"),
    help: ArgumentHelp(
      "An argument and its kind: integer, number or text. May be repeated.", valueName: "name=kind"))
  var arguments: [Assignment] = []

  @Option(help: ArgumentHelp("The text's use, described for translators.", valueName: "words"))
  var description: String?

  @Option(help: ArgumentHelp("The most characters that a text may have.", valueName: "number"))
  var limit: Int?

  @OptionGroup var options: EditOptions

  func validate() throws {
    if text == nil, name != MessageDeclaration.short {
      throw ValidationError("no text in the source locale; write it with --text")
    }
    if let limit, limit < 1 { throw ValidationError("--limit is less than 1; leave it out for none") }
  }

  func run() throws {
    var catalog = try options.open()
    let source = catalog.source
    let definition = try source.purpose(named: purpose)
    guard !definition.messages.contains(where: { $0.name == name }) else {
      let command = options.location.command(["set", purpose, "--message", name, "--text", "TEXT"])
      throw CannotRun("'\(purpose)' already has the message '\(name)'; change its text with: \(command)")
    }
    let message = MessageDeclaration(name: name, description: description, arguments: try declared(), limit: limit)
    let sourceLocale = source.manifest.sourceLocale
    try catalog.edit { (editor) throws(EditError) in
      try editor.addMessage(message, to: purpose)
      guard let text else { return }
      try editor.setText(TextValue(text), purpose: purpose, message: name, locale: sourceLocale)
    }
    // Translators add the other texts later.
    let missing = try options.finish(
      catalog,
      isExpected: { finding in
        finding.isMissingText(of: purpose, message: name) && finding.subject.locale != sourceLocale
      }, isConcerned: { $0.subject.purpose == purpose && $0.subject.message == name },
      advice: { errors in
        let unknown = errors.filter { $0.rule == UnknownArgumentRule.description.identifier }
        let names = Set(unknown.compactMap(\.subject.argument)).sorted()
        guard !names.isEmpty else { return nil }
        return "declare an argument with its kind: \(names.map { "--argument \($0)=integer" }.joined(separator: " "))"
      })
    guard !missing.isEmpty else { return }
    let locales = missing.compactMap { $0.subject.locale?.identifier }.sorted()
    options.quietness.say(
      "'\(purpose)' lacks '\(name)' in \(counted(locales.count, "locale")): \(locales.joined(separator: ", "))")
  }

  private func declared() throws(CannotRun) -> [ArgumentDeclaration] {
    var declared: [ArgumentDeclaration] = []
    for argument in arguments {
      guard let kind = ArgumentDeclaration.Kind(rawValue: argument.value) else {
        let kinds = ArgumentDeclaration.Kind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw CannotRun("'\(argument.value)' is not a kind of argument; write one of \(kinds)")
      }
      guard !declared.contains(where: { $0.name == argument.name }) else {
        throw CannotRun("'\(argument.name)' is given twice; give it once")
      }
      declared.append(ArgumentDeclaration(name: argument.name, kind: kind, maximum: nil))
    }
    return declared
  }
}
