import Foundation
import Testing

/// An overlay `App` of Standard that adds nothing, and the program in the folder that it is in.
struct EditedOverlay {
  let catalogue: DiskCatalogue
  let program: Program

  init() throws {
    catalogue = try DiskCatalogue()
    var program = Program(folder: catalogue.folder)
    program.environment["PURPOSE_CATALOGS"] = Program.root.appending(path: "Catalogs").path
    self.program = program
    try #require(try program.run("init", "App", "--extends", "Standard", "--locales", "en").status == 0)
  }
}
