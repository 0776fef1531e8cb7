import CatalogModel
import MessageSyntax
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("Foundation's format strings")
struct FormatStringTests {
  private static let size = ArgumentDeclaration(name: "size", kind: .number, maximum: nil)
  private static let several = FormatString([SmallTables.count, SmallTables.name, size])
  private static let one = FormatString([SmallTables.count])
  private static let none = FormatString([])

  @Test(
    "Both ways",
    arguments: [
      (one, [.text("Delete "), .argument("count"), .text(" items")], "Delete %lld items"),
      (one, [.argument("count"), .text("/"), .argument("count")], "%1$lld/%1$lld"),
      (one, [.text("100 % "), .argument("count")], "100 %% %lld"),
      (several, [.argument("name"), .text(" "), .argument("count")], "%2$@ %1$lld"),
      (none, [.text("100 % %s %1$@ %% %d")], "100 % %s %1$@ %% %d"), (none, [], ""),
    ] as [(FormatString, [MessagePiece], String)])
  func bothWays(format: FormatString, pieces: [MessagePiece], text: String) throws {
    #expect(try format.text(of: pieces) == text)
    #expect(try format.pieces(of: text) == pieces)
  }

  @Test("Placeholders without positions are counted; sizes of a kind are equivalent")
  func spellings() throws {
    #expect(
      try Self.several.pieces(of: "%d %@ %@") == [
        .argument("count"), .text(" "), .argument("name"), .text(" "), .argument("size"),
      ])
    #expect(try Self.one.pieces(of: "%arg + %ld + %1$u", counted: "count").count == 5)
  }

  @Test("No specifier prints a fraction as a message does: it is read, but not written")
  func fractions() throws {
    for text in ["%3$lf", "%3$@", "%3$g"] { #expect(try Self.several.pieces(of: text) == [.argument("size")]) }
    let message = "the number {size}, since '%lf' prints 1.5 as 1.500000; declare it as 'text' and format it in the app"
    #expect(throws: Refusal(message)) { try Self.several.text(of: [.argument("size")]) }
  }

  @Test("Units that the catalogue does not have are read as far as possible")
  func unknownMessages() throws {
    #expect(
      try FormatString(nil).pieces(of: "%2$@ %lld 100 % s")
        == [.argument("argument2"), .text(" "), .argument("argument1"), .text(" 100 % s")])
  }

  @Test(
    "Invalid placeholders are reported",
    arguments: [
      (one, "100 % off", "'% off' is not a placeholder; write '%%' for the character"),
      (one, "%", "'%' is not a placeholder; write '%%' for the character"),
      (one, "%.2f", "'%.2f' is not a placeholder; write '%%' for the character"),
      (one, "%2$lld", "'%2$lld' refers to no argument; the message has 1"),
      (one, "%lld %lld", "'%lld' refers to no argument; the message has 1"),
      (one, "%@", "'%@' cannot print {count}; write '%lld'"),
      (several, "%2$d", "'%2$d' cannot print {name}; write '%2$@'"),
      (several, "%1$#@count@", "'%#@count@' is in a text without plurals"),
      (one, "%99999999999999999999$d", "'%9999' is not a placeholder; write '%%' for the character"),
    ])
  func obstacles(format: FormatString, text: String, message: String) {
    #expect(throws: Refusal(message)) { try format.pieces(of: text) }
  }

  @Test("What a format string cannot hold is refused with a reason")
  func losses() {
    #expect(throws: Refusal("the number style 'percent' of {count}")) {
      try Self.one.text(of: [.number("count", .percent)])
    }
    #expect(throws: Refusal("the argument {x}, which the message does not declare")) {
      try Self.one.text(of: [.argument("x")])
    }
  }
}
