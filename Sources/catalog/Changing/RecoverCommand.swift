import ArgumentParser
import CatalogEditing
import CatalogFiles
import FileWriting

struct RecoverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recover",
    abstract: "Complete or undo a change that was interrupted.",
    discussion: """
      Commands that write recover automatically; commands that only read report that it is needed. The change is \
      completed from its journal in your state folder ($XDG_STATE_HOME/purpose-catalog, by default \
      ~/.local/state/purpose-catalog).

      A file '\(UnfinishedChange.marker)' without a journal comes from another user, another machine or a commit, and \
      its change cannot be completed. Compare the catalogue's files with version control, then remove it with --discard.

      Examples:
        catalog recover
        catalog recover MyApp --discard
      """
  )

  @Argument(help: ArgumentHelp("The catalogue's folder.", valueName: "catalog"), completion: .directory)
  var catalog: String?

  @OptionGroup var location: CatalogOption

  @Flag(help: "Abandon the interrupted change, and keep the catalogue's files as they are.")
  var discard = false

  @OptionGroup var quietness: QuietOption

  func run() throws {
    let folder = try location.find(positional: catalog, writes: true)
    let writer = try cannotRun { () throws(FileError) in
      try CatalogWriter(folder, on: Terminal.disk, discarding: discard)
    }
    let message = writer.recovery.message(catalog: folder) ?? "nothing was interrupted in '\(folder)'"
    try quietness.report(message + "\n")
  }
}
