import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import CatalogValidation
import PurposeCatalog
import SourceText

struct AddPlaceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "place",
    abstract: "Declare a place where purposes meet, or add purposes to one.",
    discussion: """
      A place is a bar, a menu or a dialog. 'catalog check' compares the titles and the icons of the purposes in it. A \
      place that the catalogue or an extended one has gets the purposes too.

      Examples:
        catalog add place ride-menu --description "The menu of a recorded ride." \\
          --purposes share,edit,delete --dry-run
        catalog add place ride-menu --purposes print --dry-run
      """
  )

  @Argument(help: "The identifier in kebab-case, such as 'ride-menu'.")
  var identifier: String

  @Option(
    help: ArgumentHelp("The purposes that it shows, separated by commas; may be repeated.", valueName: "purposes"),
    completion: Completions.purposes)
  var purposes: [String]

  @Option(help: ArgumentHelp("The place, described for translators; a new one needs it.", valueName: "words"))
  var description: String?

  @Option(help: ArgumentHelp("A guideline or an app that shows it; may be repeated.", valueName: "name"))
  var seenIn: [String] = []

  @Flag(help: "Its buttons show titles alone, so that their icons may be equal.")
  var titlesOnly = false

  @OptionGroup var options: EditOptions

  func run() throws {
    try requireKebabCase(identifier)
    var catalog = try options.open()
    let source = catalog.source
    var place = PurposePlace(identifier: identifier)
    for name in CatalogNames.list(in: purposes) { place.purposes.append(try source.purpose(named: name).identifier) }
    guard !place.purposes.isEmpty else { throw CannotRun("--purposes names none; name those that the place shows") }
    let known = source.places.first { $0.identifier == identifier }
    guard known != nil || description?.isEmpty == false else {
      let hint = NearestName.suggestion(for: identifier, in: source.places.map(\.identifier))
      throw CannotRun("the catalogue has no place '\(identifier)'\(hint); to declare it, add --description")
    }
    place.description = description ?? ""
    place.seenIn = seenIn
    place.showsTitlesOnly = titlesOnly
    try catalog.edit { (editor) throws(EditError) in try editor.addPurposes(toPlace: place) }
    try options.finish(catalog, isConcerned: { $0.subject.purpose.map(place.purposes.contains) ?? false })
  }
}
