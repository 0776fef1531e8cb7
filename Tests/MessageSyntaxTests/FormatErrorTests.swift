import MessageSyntax
import Testing

@Suite("Arguments that do not fit")
struct FormatErrorTests {
  @Test("A missing argument is an error, not a text")
  func missing() throws {
    let message = try CompiledMessage.english("{greeting}, {name}")
    #expect(throws: MessageFormatError.missingArgument("name")) { try message.format(["greeting": "Hi"]) }
    #expect(throws: MessageFormatError.missingArgument("name")) { try message.format(count: 1) }
  }

  @Test(
    "Plurals and number styles need numbers",
    arguments: [
      "{n, plural, other {#}}", "{n, selectordinal, other {#}}", "{n, number}", "{n, number, percent}",
    ])
  func numbers(pattern: String) throws {
    let message = try CompiledMessage.english(pattern)
    #expect(throws: MessageFormatError.numberExpected(argument: "n")) { try message.format(["n": "1"]) }
  }

  @Test("Selects need texts")
  func texts() throws {
    let message = try CompiledMessage.english("{kind, select, other {}}")
    #expect(throws: MessageFormatError.textExpected(argument: "kind")) { try message.format(["kind": 1]) }
  }

  @Test("Branches that are not chosen need no arguments")
  func otherBranches() throws {
    let message = try CompiledMessage.english("{n, plural, one {{missing}} other {#}}")
    #expect(try message.format(["n": 2]) == "2")
  }

  @Test(
    "Wording",
    arguments: [
      (MessageFormatError.missingArgument("n"), "missing argument 'n'; pass a value for it"),
      (.numberExpected(argument: "n"), "argument 'n' is a text; pass a number"),
      (.textExpected(argument: "n"), "argument 'n' is a number; pass a text"),
    ])
  func wording(error: MessageFormatError, message: String) {
    #expect(error.message == message)
  }

  @Test("A message with syntax errors does not compile")
  func syntaxErrors() {
    #expect(throws: MessageSyntaxError(.unmatchedClosingBrace, at: 1..<2)) {
      try CompiledMessage.english("a}")
    }
  }
}
