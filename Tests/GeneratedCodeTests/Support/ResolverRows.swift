import CatalogFiles
import MessageSyntax
import PurposeCatalog

/// What the resolver answers for one text of a purpose.
struct ResolverRow {
  let language: String
  let locale: String
  let purpose: String
  let message: String
  /// Sorted by name.
  let arguments: [(name: String, value: ArgumentValue)]
  let text: String
}

/// The answers of the resolver that generated code must give too.
struct ResolverRows {
  private let catalog: Catalog
  private let values: Values

  /// The values of arguments.
  struct Values {
    var integers: [Int64] = [-1, 0, 1, 2, 3, 5, 11, 21, 100, 1000, 12_345, 1_000_000]
    var numbers: [Double] = [
      0, -0.0, 0.0005, 0.0015, 0.1, 0.125, 0.5, 1, 1.0005, 1.4, 1.5, 2, 2.5, 2.675, -1.5, -0.0004, 99.9999, 1234.5678,
      1e6, 1e15, 1e21, 1e-7, .leastNonzeroMagnitude, .infinity,
    ]
    var texts = ["", "Anna", "שלום", "a\u{2068}b", "\u{2069}\u{2068}", "photo", "größe", "gro\u{308}ße"]
  }

  init(_ catalog: Catalog, values: Values = Values()) {
    self.catalog = catalog
    self.values = values
  }

  /// All purposes and messages for users of some languages.
  func rows(_ languages: [String]) -> [ResolverRow] {
    languages.flatMap { language in
      let resolver = catalog.resolver(for: language)
      return catalog.purposes.flatMap { rows($0, language, resolver) }
    }
  }

  private func rows(_ purpose: Purpose, _ language: String, _ resolver: Resolver) -> [ResolverRow] {
    func row(_ message: String, _ arguments: [(name: String, value: ArgumentValue)], _ text: String) -> ResolverRow {
      ResolverRow(
        language: language, locale: resolver.locale.identifier, purpose: purpose.identifier, message: message,
        arguments: arguments, text: text)
    }
    let titles = [
      row("title", [], resolver.title(for: purpose)), row("short", [], resolver.shortTitle(for: purpose)),
    ]
    let others = purpose.messages.filter { !["title", "short"].contains($0.name) }
    return titles
      + others.flatMap { message in
        combinations(message).compactMap { arguments in
          let passed = Dictionary(uniqueKeysWithValues: arguments.map { ($0.name, $0.value) })
          return resolver.text(message.name, of: purpose, MessageArguments(passed))
            .map { row(message.name, arguments, $0) }
        }
      }
  }

  private func combinations(_ message: MessageDeclaration) -> [[(name: String, value: ArgumentValue)]] {
    message.arguments.sorted { $0.name < $1.name }.reduce([[]]) { combinations, argument in
      combinations.flatMap { combination in
        values(argument.kind).map { combination + [(argument.name, $0)] }
      }
    }
  }

  private func values(_ kind: ArgumentDeclaration.Kind) -> [ArgumentValue] {
    switch kind {
    case .integer: values.integers.map { .integer($0) }
    case .number: values.numbers.map { .number($0) }
    case .text: values.texts.map { .text($0) }
    }
  }
}
