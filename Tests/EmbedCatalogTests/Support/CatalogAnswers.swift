import PurposeCatalog

/// Everything that a catalogue answers, one line each: names, icons, titles and counted messages in each locale.
///
/// The tests run this on the files on disk; a compiled program, of which this file is a source, on the embedded catalogue.
enum CatalogAnswers {
  static func lines(of catalog: Catalog) -> [String] {
    var lines = ["\(catalog.name) \(catalog.sourceLocale) \(catalog.locales) \(catalog.iconSets)"]
    for purpose in catalog.purposes {
      lines.append(
        "\(purpose.identifier) \(purpose.role) \(String(describing: purpose.direction)) \(purpose.description)")
      lines.append("\(purpose.messages)")
    }
    for locale in catalog.locales { lines += answers(of: catalog, in: locale.identifier) }
    return lines.map { $0.split(separator: "\n").joined(separator: "\\n") }
  }

  private static func answers(of catalog: Catalog, in locale: String) -> [String] {
    let resolver = catalog.resolver(for: locale)
    var lines = ["\(resolver.locale) \(resolver.baseDirection)"]
    for purpose in catalog.purposes {
      var line = "\(locale) \(purpose.identifier) \(resolver.title(for: purpose))"
      for set in catalog.iconSets { line += " \(String(describing: resolver.icon(for: purpose, in: set)))" }
      for message in purpose.messages {
        for arguments in arguments(for: message) {
          line += " | " + ((try? resolver.resolve(message.name, of: purpose, arguments)).map { "\($0)" } ?? "–")
        }
      }
      lines.append(line)
    }
    return lines
  }

  /// Numbers of every plural category in any language, for counted messages.
  private static func arguments(for message: MessageDeclaration) -> [MessageArguments] {
    guard let argument = message.arguments.first else { return [[:]] }
    return [0, 1, 2, 3, 5, 11, 21, 100, 1_234].map { [argument.name: $0] }
  }
}
