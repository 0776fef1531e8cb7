import MessageSyntax
import TableTestSupport
import TestSupport
import Testing

@testable import StringFormats

@Suite("Messages as forms")
struct MessageFormsTests {
  @Test(
    "Usual messages survive byte for byte",
    arguments: [
      "", "Close", "L'élément", "o'", "{count}", "{name}'s file", "'{'x'}'", "I''{name}'", "100 % #",
      "{count, number, integer} of {count, number}", "{count, plural, other {#}}",
      "{count, plural, =0 {none} one {it''} other {'#' # {name}}}",
      "{count, plural, one {Delete # item} other {Delete # items}}",
    ])
  func usualMessages(message: String) {
    #expect(MessageForms(message).text == message)
  }

  @Test("The text around a plural is in each branch")
  func surroundings() {
    let forms = MessageForms("Usuń #{count, plural, one {# plik} other {# pliku}} z '{name}'")
    #expect(
      forms.text == "{count, plural, one {Usuń '#'# plik z '{'name'}'} other {Usuń '#'# pliku z '{'name'}'}}")
  }

  @Test(
    "Messages without forms have a reason",
    arguments: [
      ("{a, select, other {x}}", "a 'select'"), ("{n, selectordinal, other {x}}", "ordinals ('selectordinal')"),
      ("{n, plural, offset:1 other {x}}", "a plural with an offset"),
      ("{n, plural, other {x}}{m, plural, other {x}}", "several plurals in one text"),
      ("{n, plural, other {{m, plural, other {x}}}}", "several plurals in one text"),
    ])
  func obstacles(message: String, reason: String) {
    #expect(MessageForms(message) == .other(reason: reason))
    #expect(MessageForms(message).text == nil)
  }

  @Test(
    "Messages that print the same have one canonical text",
    arguments: [
      ("{count, plural, one {#} other {# s}}", "{count,plural, other{{count} s} one{{count, number}}}"),
      ("{count, plural, other {{count} 件}}", "{count} 件"), ("I''m", "I'm"), ("'{'", "'{"),
      ("a {n, plural, one {#} other {##}}", "{n, plural, one {a #} other {a ##}}"),
    ])
  func canonicalTexts(one: String, other: String) {
    #expect(MessageForms.canonicalText(of: one) == MessageForms.canonicalText(of: other))
  }

  @Test(
    "Messages that print differently have different ones",
    arguments: [
      ("{count, plural, =0 {0} other {#}}", "{count, plural, other {#}}"), ("{n, number, percent}", "{n}"),
      ("{count, plural, one {'#'} other {#}}", "{count, plural, one {#} other {#}}"), ("a ", "a"),
    ])
  func differentTexts(one: String, other: String) {
    #expect(MessageForms.canonicalText(of: one) != MessageForms.canonicalText(of: other))
  }

  @Test("Every text of Standard survives byte for byte")
  func standard() throws {
    for table in try StandardTables.all.get() {
      for unit in table.units {
        let target = unit.target ?? ""
        let text = MessageForms(target).text ?? "none"
        if !text.utf8.elementsEqual(target.utf8) { Issue.record("\(table.targetLocale) \(unit.key): \(text)") }
      }
    }
  }

  @Test("Forms survive a round trip", arguments: 1...20 as ClosedRange<UInt64>)
  func formsComeBack(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let forms = randomForms(&generator)
      let text = try #require(forms.text)
      let back = MessageForms(text)
      if back != forms { Issue.record("seed \(seed): '\(text)' gives \(back) instead of \(forms)") }
    }
  }

  private func randomForms(_ generator: inout SeededGenerator) -> MessageForms {
    guard Bool.random(using: &generator) else { return .plain(randomPieces(&generator, inBranch: false)) }
    var selectors: [PluralMessage.Selector] =
      PluralCategory.allCases.map { .category($0) } + [.exactly(0), .exactly(1.5)]
    selectors.removeAll { $0 != .category(.other) && Bool.random(using: &generator) }
    return .plural(
      PluralMessage(
        argument: "count",
        branches: selectors.shuffled(using: &generator).map { selector in
          PluralMessage.Branch(selector, randomPieces(&generator, inBranch: true))
        }))
  }

  private func randomPieces(_ generator: inout SeededGenerator, inBranch: Bool) -> [MessagePiece] {
    let characters = Array("'''{}{}##ab \\é\n")
    let pieces = (0..<Int.random(in: 0...5, using: &generator)).map { _ -> MessagePiece in
      switch Int.random(in: 0...(inBranch ? 5 : 4), using: &generator) {
      case 0: return .argument("name")
      case 1: return .number("count", NumberStyle.allCases.randomElement(using: &generator) ?? .decimal)
      case 5: return .numberSign
      default:
        let length = Int.random(in: 1...6, using: &generator)
        return .text(String((0..<length).map { _ in characters.randomElement(using: &generator) ?? "a" }))
      }
    }
    return pieces.joined
  }
}
