import CodeWriting
import Testing

/// Names and literals by the grammar of Kotlin.
@Suite struct KotlinTests {
  @Test(
    arguments: [
      ("Delete", #""Delete""#), ("5 $", #""5 \$""#), ("\"\\", #""\"\\""#), ("a\n\t\r", #""a\n\t\r""#),
      // Invisible characters as UTF-16.
      ("\u{200F}", #""\u200f""#), ("\u{E0061}", #""\udb40\udc61""#), ("é", #""é""#),
    ])
  func kotlinString(text: String, literal: String) { #expect(Kotlin.string(text) == literal) }

  @Test(
    arguments: [
      ("select-all", "SELECT_ALL"), ("zoom-2", "ZOOM_2"), ("2d", "_2D"), ("sf-symbols", "SF_SYMBOLS"),
    ])
  func kotlinConstant(identifier: String, name: String) { #expect(Kotlin.constant(identifier) == name) }

  @Test func kotlinNames() {
    #expect(["pt-BR", "en", "zh-Hant-HK"].map(Kotlin.typeName) == ["PtBR", "En", "ZhHantHK"])
    #expect(["when", "count", "val"].map(Kotlin.name) == ["`when`", "count", "`val`"])
    #expect(
      ["purpose", "language", "numbers", "in", "a"].map(Kotlin.argument) == [
        "purposeValue", "languageValue", "numbersValue", "`in`", "a",
      ])
    #expect(Kotlin.qualified("com.example.in.object") == "com.example.`in`.`object`")
    #expect(Kotlin.comment("a */ b /* c\nd") == "/** a * / b / * c d */")
  }
}
