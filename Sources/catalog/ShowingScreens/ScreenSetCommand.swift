internal import CatalogValidation
internal import SourceText
import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel

struct ScreenSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Change a screen: its header, its title, its bar and its way there.",
    discussion: """
      The fields that are not named stay as they are; an empty value removes one. In an overlay, the fields override \
      the inherited ones. 'catalog set screen' is the same.

      Examples:
        catalog screen set people --trailing add,search --dry-run
        catalog screen set people --presentation sheet --tab "" --dry-run
      """
  )

  @Argument(help: "The screen's identifier.", completion: Completions.screens)
  var identifier: String

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var options: EditOptions

  func validate() throws {
    guard screen.isEmpty else { return }
    throw ValidationError("nothing to set; give --title, --header, --trailing, --parent, --route or another field")
  }

  func run() throws {
    var catalog = try options.open()
    let source = catalog.source
    let old = try source.screen(named: identifier)
    let new = try screen.changed(old, in: source)
    let isInherited = source.layers.dropFirst().contains { $0.screens.contains { $0.root[identifier] != nil } }
    try catalog.edit { (editor) throws(EditError) in
      try editor.changeScreen(old, to: new, isInherited: isInherited)
    }
    let edited = try cannotRun { () throws(FileError) in try catalog.editor.read() }
    guard edited.screens.contains(new) else {
      throw CannotRun(
        "'\(identifier)' is inherited with a field that an empty value would remove; an overlay can only give it another one"
      )
    }
    try options.finish(catalog, isConcerned: { $0.subject.screen == identifier })
  }
}
