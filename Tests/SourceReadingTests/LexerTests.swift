import SourceReading
import SourceText
import Testing

/// Strings, comments, regular expressions and names, by the grammar of each language.
struct LexerTests {
  typealias Row = CodeReaderTests.Row

  @Test("Swift", arguments: swift)
  func readsSwift(_ row: Row) { #expect(Outline.of(row.source, as: .swift) == row.outline) }

  @Test("Kotlin", arguments: kotlin)
  func readsKotlin(_ row: Row) { #expect(Outline.of(row.source, as: .kotlin) == row.outline) }

  @Test("TypeScript", arguments: typeScript)
  func readsTypeScript(_ row: Row) { #expect(Outline.of(row.source, as: .typeScript) == row.outline) }

  /// The ends of comments, which decide what is code.
  @Test(
    "Block comments nest in Swift and Kotlin",
    arguments: [(SourceLanguage.swift, "b()"), (.kotlin, "b()"), (.typeScript, "a(); b()")])
  func nestsComments(language: SourceLanguage, outline: String) {
    #expect(Outline.of("/* x /* y */ a()\n/* */ */ b()", as: language).hasSuffix(outline))
    #expect(Outline.of("/* x /* y */ a() */ b()", as: language).hasPrefix(language == .typeScript ? "a()" : "b()"))
  }

  private static let swift = [
    Row(#"a("\u{1F600}\t\\\"")"#, "a('😀\t\\\"')"),
    Row(##"a(#"\(b) \#(c) \n"#)"##, ##"a('\(b) \(c) \n')"##),
    Row(####"a(##"x "# y"##)"####, ####"a('x "# y')"####),
    Row(#"a("\(b ? "x" : "y")")"#, #"a('\((?: b 'x' 'y'))')"#),
    Row(#"a("\(b(c: "d)"))")"#, #"a('\(b(c: 'd)'))')"#),
    Row("a(\"\"\"\n  say \"hi\"\n  \"\"\")", "a('say \"hi\"')"),
    Row("a(\"\"\"\n  one\n\n  two\n  \"\"\")", "a('one\n\ntwo')"),
    Row("a(\"\"\"\n  one \\\n  two\n  \"\"\")", "a('one two')"),
    // A string ends with its line, even without its quote.
    Row("let a = \"b\nc()", "value a{'b'}; c()"),
    Row("a() // \"b\nc()", "a(); c()"), Row("a(\"// b\")", "a('// b')"), Row("a(\"/* b\") /* \"c */", "a('/* b')"),
    Row("let a = /b\"c/\nd()", "value a{/b\"c/}; d()"), Row("let a = /[/\"]/\nd()", "value a{/[/\"]/}; d()"),
    Row(#"let a = /\/"/; d()"#, #"value a{/\/"/}; d()"#), Row("let a = b / c", "value a{(/ b c)}"),
    Row("`default`(`in`)", "default(in)"), Row("löschen(名前)", "löschen(名前)"), Row("_a1($0)", "_a1($0)"),
    Row("#!/usr/bin/swift\na()", "a()"), Row("\u{FEFF}a()", "a()"), Row("a();b()", "a(); b()"), Row("", ""),
  ]

  private static let kotlin = [
    Row(#"a("${b.c("d")} e")"#, #"a('\(b|c('d')) e')"#), Row(#"a("$b.c")"#, #"a('\(b).c')"#),
    Row(#"a("\$b")"#, "a('$b')"), Row(#"a("5$")"#, "a('5$')"), Row(#"a("\u0041\n")"#, "a('A\n')"),
    // A raw string has templates and no escapes.
    Row(#"a("""b\n $c""")"#, #"a('b\n \(c)')"#), Row(#"a("""b "c" d""")"#, #"a('b "c" d')"#),
    Row("a('b', '\\'', '\"')", #"a('b', '\'', '"')"#), Row("`is it`()", "is it()"),
    Row("val a = \"b\nc()", "value a{'b'}; c()"), Row("val a = b / c", "value a{(/ b c)}"),
  ]

  private static let typeScript = [
    Row(#"a('it\'s', "\x41\u0042\u{43}")"#, "a('it's', 'ABC')"),
    Row("a(`b\n  ${c}`)", #"a('b"# + "\n  " + #"\(c)')"#),
    Row("a(`${b ? `c${d}` : 'e'}`)", #"a('\((?: b 'c\(d)' 'e'))')"#),
    Row("a(`\\${b}\\``)", "a('${b}`')"), Row("a(\"b\\\nc\")", "a('bc')"),
    Row("const a = /[/\"']/gi.test(b);", "value a{/[/\"']/gi|test(b)}"), Row("a(b / c / d)", "a((/ b c d))"),
    Row("return /'/.test(a);", "(return /'/|test(a))"), Row("a(b, /\\//)", "a(b, /\\//)"),
    Row("gettext`Save`", "gettext('Save')"), Row("$(a)", "$(a)"), Row("#!/usr/bin/env node\na();", "a()"),
  ]
}
