import ArgumentParser
import CatalogFiles
import CatalogValidation
import PurposeCatalog
import StringFormats
import StringTables

/// Shell completions, from the catalogue named on the command line.
enum Completions {
  /// Identifiers of purposes.
  static let purposes = completing { source, _ in source.purposes.map(\.identifier) }

  /// Identifiers of screens.
  static let screens = completing { source, _ in source.screens.map(\.id) }

  /// Names of the kinds of headers.
  static let headers = completing { source, _ in source.headers.kinds.map(\.kind.rawValue) }

  /// Keys of the platforms.
  static let platforms = completing { source, _ in source.platforms.keys.map(\.rawValue).sorted() }

  /// Search terms: identifiers of purposes and names of their icons.
  static let searched = completing { source, _ in
    Set(source.purposes.flatMap { [$0.identifier] + $0.icons.values.flatMap(\.names) }).sorted()
  }

  /// Identifiers of purposes, and the keyword for an overlay's own purposes.
  static let selectedPurposes = completing { source, _ in [ExportSelection.own] + source.purposes.map(\.identifier) }

  /// Language tags of the locales.
  static let locales = completing { source, _ in source.manifest.locales.map(\.identifier) }

  /// Identifiers of the icon sets.
  static let iconSets = completing { source, _ in source.manifest.iconSets.map(\.rawValue) }

  /// Icon sets, each with an equals sign.
  static let iconSetAssignments = completing { source, _ in source.manifest.iconSets.map { "\($0)=" } }

  /// Messages of the purpose on the command line; of all purposes without one.
  static let messages = completing { source, words in
    Set(declarations(of: source, words).map(\.name)).sorted()
  }

  /// Arguments of those messages, each with an equals sign.
  static let argumentAssignments = completing { source, words in
    Set(declarations(of: source, words).flatMap { $0.arguments.map { "\($0.name)=" } }).sorted()
  }

  /// Identifiers of the rules, computed only for a completion.
  static let rules = CompletionKind.custom { _, _, _ in ProgramRules.all.map(\.identifier) }

  /// Identifiers of the rules, each with an equals sign.
  static let ruleAssignments = CompletionKind.custom { _, _, _ in AllRules.identifiers.map { "\($0)=" } }

  /// Identifiers of the exchange formats.
  static let formats = CompletionKind.custom { _, _, _ in AllFormats.identifiers }

  /// The declarations of the messages of the purpose on the command line; of all purposes without one.
  private static func declarations(of source: CatalogSource, _ words: [String]) -> [MessageDeclaration] {
    let named = words.lazy.compactMap { source.purposeIndex[$0] }.first
    return named.map { source.purposes[$0].messages } ?? source.purposes.flatMap(\.messages)
  }

  /// - Parameter candidates: called with the catalogue and the words of the command line.
  private static func completing(
    _ candidates: @escaping @Sendable (CatalogSource, [String]) -> [String]
  ) -> CompletionKind {
    .custom { words, _, _ in
      var location = CatalogOption()
      location.folder = folder(in: words)
      // A completion cannot report errors.
      let files = DiskFiles(waiting: LockWaiting(limit: .zero))
      guard let folder = try? location.find(),
        let source = try? CatalogReader(files: files, looksAtAll: false).read(folder)
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
