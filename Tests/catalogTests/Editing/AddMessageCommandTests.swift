import Foundation
import Testing

/// `catalog add message`.
@Suite struct AddMessageCommandTests {
  @Test func declaresAMessageAndItsText() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let result = try program.run(
      "add", "message", "back", "counted", "--argument", "count=integer", "--description", "How many screens.",
      "--text",
      "{count, plural, one {Back # screen} other {Back # screens}}")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.contains("'back' lacks 'counted' in 1 locale: de"), "\(result.error)")
    let shown = try program.run("lookup", "back", "--locale", "en", "--message", "counted", "--argument", "count=2")
    #expect(shown.output.hasPrefix("Back 2 screens"), "\(shown.output)\(shown.error)")
    // Once more would lose the declaration.
    let again = try program.run("add", "message", "back", "counted", "--text", "Back")
    #expect(again.status == 2 && again.error.contains("already has the message 'counted'"), "\(again.error)")
  }

  @Test("An overlay adds a message to a purpose that it inherits")
  func addsToInheritedPurpose() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    #expect(try program.run("init", "Mine", "--extends", ".", "--locale", "en").status == 0)
    let result = try program.run("add", "message", "back", "hint", "--text", "One screen", "--catalog", "Mine")
    #expect(result.status == 0, "\(result.error)")
    #expect(
      try program.run("lookup", "back", "--locale", "en", "--message", "hint", "--catalog", "Mine").output
        .hasPrefix("One screen"))
  }

  @Test(arguments: [
    (["--argument", "count=int"], 2, "'int' is not a kind of argument; write one of 'integer', 'number', 'text'"),
    (["--argument", "count=integer", "--argument", "count=text"], 2, "'count' is given twice"),
    (["--limit", "0"], 2, "--limit is less than 1"),
    ([], 1, "one more error"),
  ])
  func refuses(options: [String], status: Int32, message: String) throws {
    let catalogue = try DiskCatalogue()
    // A text with an argument that is not declared.
    let result = try Program(folder: catalogue.folder)
      .run(["add", "message", "back", "counted", "--text", "Back {count}"] + options)
    #expect(result.status == status && result.error.contains(message), "\(result.error)")
    #expect(try !catalogue.read("purposes.json").contains("counted"))
  }
}
