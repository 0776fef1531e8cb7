import ArgumentParser
import CatalogFiles
import CatalogValidation
import PurposeCatalog
import StringTables

/// What a shell completes from the catalogue that the command line means.
enum Completions {
  /// Identifiers of purposes.
  static let purposes = completing { source, _ in source.purposes.map(\.identifier) }

  /// What purposes are looked for by: their identifiers and the names of their icons.
  static let searched = completing { source, _ in
    Set(source.purposes.flatMap { [$0.identifier] + $0.icons.values.flatMap(\.names) }).sorted()
  }

  /// Identifiers of purposes, and the word for those of an overlay's own.
  static let selectedPurposes = completing { source, _ in [ExportCommand.own] + source.purposes.map(\.identifier) }

  /// Language tags of the locales.
  static let locales = completing { source, _ in source.manifest.locales.map(\.identifier) }

  /// Identifiers of the icon sets.
  static let iconSets = completing { source, _ in source.manifest.iconSets.map(\.rawValue) }

  /// Icon sets with the sign that a name follows.
  static let iconSetAssignments = completing { source, _ in source.manifest.iconSets.map { "\($0)=" } }

  /// Messages of the purpose that is on the command line; of all purposes if none is.
  static let messages = completing { source, words in
    Set(declarations(of: source, words).map(\.name)).sorted()
  }

  /// Arguments of those messages, with the sign that a value follows.
  static let argumentAssignments = completing { source, words in
    Set(declarations(of: source, words).flatMap { $0.arguments.map { "\($0.name)=" } }).sorted()
  }

  /// Identifiers of the validator's rules, which only a shell that asks for them makes.
  static let rules = CompletionKind.custom { _, _, _ in AllRules.identifiers }

  /// The same, with the sign that a severity follows.
  static let ruleAssignments = CompletionKind.custom { _, _, _ in AllRules.identifiers.map { "\($0)=" } }

  /// Identifiers of the exchange formats.
  static let formats = CompletionKind.custom { _, _, _ in AllFormats.identifiers }

  /// What is declared of the messages of the purpose that is on the command line; of all purposes if none is.
  private static func declarations(of source: CatalogSource, _ words: [String]) -> [MessageDeclaration] {
    let named = words.lazy.compactMap { source.purposeIndex[$0] }.first
    return named.map { source.purposes[$0].messages } ?? source.purposes.flatMap(\.messages)
  }

  /// - Parameter candidates: gets the catalogue and the words of the command line.
  private static func completing(
    _ candidates: @escaping @Sendable (CatalogSource, [String]) -> [String]
  ) -> CompletionKind {
    .custom { words, _, _ in
      var location = CatalogOption()
      location.folder = folder(in: words)
      // A shell that asks has no use for an error.
      let files = DiskFiles(waiting: LockWaiting(limit: .zero))
      guard let folder = try? location.find(),
        let source = try? CatalogReader(files: files, looksAtForm: false).read(folder)
      else { return [] }
      return candidates(source, words)
    }
  }

  /// The value of `--catalog` among the words of a command line.
  private static func folder(in words: [String]) -> String? {
    for (index, word) in words.enumerated() {
      if word == "--catalog", index + 1 < words.count { return words[index + 1] }
      if word.hasPrefix("--catalog=") { return String(word.dropFirst("--catalog=".count)) }
    }
    return nil
  }
}
