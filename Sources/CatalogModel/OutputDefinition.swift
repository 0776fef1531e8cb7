/// An output that catalog.json declares: code or string tables that commands make from the catalogue.
package struct OutputDefinition: Hashable, Sendable {
  /// The kind of an output.
  package enum Kind: Hashable, Sendable {
    /// Code or data in a language.
    case code(CodeLanguage)
    /// String tables in a format.
    case tables(ExchangeFormat)

    /// The name that the command line has for it: `swift`, `xcstrings`.
    package var name: String {
      switch self {
      case .code(let language): language.rawValue
      case .tables(let format): format.rawValue
      }
    }
  }

  /// The language or format.
  package let kind: Kind
  /// The folder of code, or the folder or file of string tables, relative to the catalogue's folder.
  package let path: String
  /// The options of the command that makes it, with their values: `--icons`, `lucide`.
  package let options: [String]

  /// Creates a definition; nothing is checked.
  package init(kind: Kind, path: String, options: [String]) {
    (self.kind, self.path, self.options) = (kind, path, options)
  }
}
