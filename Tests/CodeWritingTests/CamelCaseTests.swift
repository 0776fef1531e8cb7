import CodeWriting
import Testing

/// Names in camel case from kebab-case.
@Suite struct CamelCaseTests {
  @Test(arguments: [
    ("select-all", "selectAll", "SelectAll"), ("back", "back", "Back"), ("zoom-2", "zoom2", "Zoom2"),
    ("pt-BR", "ptBR", "PtBR"), ("zh-Hant-HK", "zhHantHK", "ZhHantHK"), ("a_b", "a_b", "A_b"), ("-", "", ""),
  ])
  func names(of identifier: String, lower: String, upper: String) {
    #expect(CamelCase.lower(identifier) == lower && CamelCase.upper(identifier) == upper)
  }

  @Test(arguments: [("selectAll", "SelectAll"), ("é", "É"), ("2", "2"), ("", "")])
  func capitalizes(_ name: String, capitalized: String) { #expect(CamelCase.capitalized(name) == capitalized) }
}
