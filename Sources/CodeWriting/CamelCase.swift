/// Names in camel case, made from identifiers in kebab-case and from locales.
package enum CamelCase {
  /// A name in lower camel case: `select-all` gives `selectAll`, `pt-BR` `ptBR`.
  package static func lower(_ identifier: String) -> String {
    let words = identifier.split(separator: "-")
    return (words.first.map(String.init) ?? "") + words.dropFirst().map(capitalized).joined()
  }

  /// A name in upper camel case: `select-all` gives `SelectAll`, `pt-BR` `PtBR`.
  package static func upper(_ identifier: String) -> String {
    identifier.split(separator: "-").map(capitalized).joined()
  }

  /// A name with its first letter in upper case.
  package static func capitalized(_ name: some StringProtocol) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
