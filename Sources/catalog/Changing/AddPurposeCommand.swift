import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogValidation
import PurposeCatalog
import SourceText

struct AddPurposeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "purpose",
    abstract: "Declare a purpose with its icons and its title in the source locale.",
    discussion: """
      Translators add the titles in other locales, or 'catalog set' does. Further messages and icons by locale are \
      added in purposes.json.

      Examples:
        catalog add purpose save-route --catalog MyApp --role confirm \\
          --title "Save Route" --description "Keeps the route shown. A verb." \\
          --icon sf-symbols=bookmark --icon lucide=bookmark \\
          --place social --dry-run
      """
  )

  @Argument(help: "The identifier in kebab-case, such as 'select-all'.")
  var identifier: String

  @Option(help: "What the button does to the screen.")
  var role: Role

  @Option(help: "Where the icon points along the reading direction, if it does.")
  var direction: Direction?

  @Option(help: ArgumentHelp("What the button does, described for translators.", valueName: "words"))
  var description: String

  @Option(help: ArgumentHelp("The title in the source locale.", valueName: "text"))
  var title: String

  @Option(
    help: ArgumentHelp(
      "A shorter title in the source locale, shown where there is little room. Other locales need one if their title "
        + "is too long.", valueName: "text"))
  var short: String?

  @Option(
    name: .customLong("icon"),
    help: ArgumentHelp(
      "The icon in a set; repeated for each set. Two names with a comma if the set has one for each base direction, "
        + "left-to-right first.", valueName: "set=name"),
    completion: Completions.iconSetAssignments)
  var icons: [IconArgument] = []

  @Option(
    help: ArgumentHelp("A purpose that appears beside this one; may be repeated.", valueName: "purpose"),
    completion: Completions.purposes)
  var appearsWith: [String] = []

  @Option(
    help: ArgumentHelp(
      "The purpose that undoes this one, such as 'unfollow' for 'follow'; it gets this one as its opposite.",
      valueName: "purpose"),
    completion: Completions.purposes)
  var opposite: String?

  @Option(
    name: .customLong("place"),
    help: ArgumentHelp(
      "A place of places.json that shows it; may be repeated. Its titles and icons are compared.", valueName: "place"))
  var places: [String] = []

  @OptionGroup var options: EditOptions

  func run() throws {
    try requireKebabCase(identifier)
    var catalog = try options.open()
    let source = catalog.source
    // An overlay may redefine an inherited purpose, but not by mistake.
    try source.requireFreeIdentifier(identifier)
    let definition = try definition(in: source)
    for place in places { try source.requirePlace(named: place) }
    let sourceLocale = source.manifest.sourceLocale
    try catalog.edit { (editor) throws(EditError) in
      try editor.addPurpose(definition, iconSets: source.manifest.iconSets)
      if let opposite { try editor.setOpposite(identifier, of: opposite) }
      for place in places {
        try editor.addPurposes(toPlace: PurposePlace(identifier: place, purposes: [identifier]))
      }
      try editor.setText(
        TextValue(title), purpose: identifier, message: MessageDeclaration.title, locale: sourceLocale)
      guard let short else { return }
      try editor.setText(
        TextValue(short), purpose: identifier, message: MessageDeclaration.short, locale: sourceLocale)
    }
    // Translators add the other titles later.
    let missing = try options.finish(
      catalog, isExpected: { $0.isMissingText(of: identifier) && $0.subject.locale != sourceLocale },
      advice: { _ in iconAdvice(for: source.manifest.iconSets) })
    guard !missing.isEmpty else { return }
    let locales = Set(missing.compactMap { $0.subject.locale?.identifier }).sorted()
    options.quietness.say(
      "'\(identifier)' lacks its title in \(counted(locales.count, "locale")): \(locales.joined(separator: ", "))")
  }

  /// The options for the icons that a refused purpose lacks.
  private func iconAdvice(for sets: [IconSetIdentifier]) -> String? {
    let missing = sets.filter { set in !icons.contains { $0.set == set.rawValue } }
    guard !missing.isEmpty else { return nil }
    return "give an icon for each set: \(missing.map { "--icon \($0)=NAME" }.joined(separator: " "))"
  }

  private func definition(in source: CatalogSource) throws(CannotRun) -> PurposeDefinition {
    var references: [IconSetIdentifier: IconReference] = [:]
    for icon in icons {
      let set = try source.iconSet(named: icon.set)
      guard references.updateValue(icon.reference, forKey: set) == nil else {
        throw CannotRun("two icons of '\(set)' are given; give one")
      }
    }
    var companions: [String] = []
    for name in appearsWith {
      do throws(CannotRun) {
        _ = try source.purpose(named: name)
      } catch {
        throw CannotRun(
          lines: [
            error.description,
            "if '\(name)' is the next one to add, leave --appears-with out here; '--appears-with \(identifier)' of '\(name)' says it of both",
          ])
      }
      if !companions.contains(name) { companions.append(name) }
    }
    if let opposite, let taken = try source.purpose(named: opposite).opposite {
      throw CannotRun("'\(opposite)' has the opposite '\(taken)' already; correct one of them in purposes.json")
    }
    let messages = [MessageDeclaration.title] + (short == nil ? [] : [MessageDeclaration.short])
    var definition = PurposeDefinition(
      identifier: identifier, role: role, direction: direction, description: description, icons: references,
      messages: messages.map { MessageDeclaration(name: $0, description: nil, arguments: [], limit: nil) },
      appearsWith: companions.sorted())
    definition.opposite = opposite
    return definition
  }
}

/// `--icon lucide=trash`, `--icon bootstrap-icons=chevron-left,chevron-right`
struct IconArgument: ExpressibleByArgument {
  let set: String
  let reference: IconReference

  init?(argument: String) {
    guard let icon = Assignment(argument: argument) else { return nil }
    let names = icon.value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(names.count), names.allSatisfy({ !$0.isEmpty }) else { return nil }
    set = icon.name
    reference = names.count == 1 ? .name(names[0]) : .byDirection(leftToRight: names[0], rightToLeft: names[1])
  }
}
