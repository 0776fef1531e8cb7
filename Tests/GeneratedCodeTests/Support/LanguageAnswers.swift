import CatalogModel
import Foundation
import ICUText
import PurposeCatalog
import TestSupport

@testable import GeneratedCode

/// The language tags that CLDR lists, and the locale of Standard that the resolver finds for each.
struct LanguageAnswers {
  /// All locales with one purpose, so that compilers take seconds.
  let model: Model
  /// The locales' tags, in the order of ``tags``.
  let locales: [String]

  static let standard = Result { try LanguageAnswers() }

  private init() throws {
    let folder = Repository.root.appending(path: "Catalogs/Standard").path
    let model = try Model(folder, selection: GenerationSelection(purposes: ["done"]))
    self.model = model
    locales = Self.tags.map { model.catalog.resolver(for: $0).locale.identifier }
  }

  /// `tag \t locale`, a line each.
  var lines: [String] { zip(Self.tags, locales).map { "\($0)\t\($1)" } }

  /// The lines that a program that reads ``tags`` printed instead of the right locale.
  func wrong(_ printed: String) -> [String] {
    let answers = printed.split(separator: "\n").map(String.init)
    let differing = zip(lines, answers).filter { !$0.hasSuffix("\t\($1)") }.map { "\($0) → \($1)" }
    return answers.count == locales.count ? differing : ["\(answers.count) answers"]
  }

  /// Locales, aliases and likely subtags; each language with each of its scripts and regions.
  static let tags: [String] = {
    let listed = (LocaleData.available + LocaleData.likely).filter { !$0.hasSuffix("-ZZ") && !$0.contains("-u-") }
    let common = Set(LocaleData.available.map { String($0.prefix { $0 != "-" }) })
    let subtags = listed.map { $0.split(separator: "-").map(String.init) }
    let languages = Dictionary(grouping: subtags.filter { $0[0] != "und" }) { $0[0] }
    let products = languages.flatMap { language, tags in
      let scripts = Set(
        tags.joined().filter { $0.utf8.count == 4 }
          + (common.contains(language) ? ["Arab", "Cyrl", "Deva", "Latn"] : []))
      let regions = Set(tags.flatMap { $0.dropFirst().filter { $0.utf8.count < 4 } })
      return scripts.map { "\(language)-\($0)" }
        + regions.flatMap { region in ["\(language)-\(region)"] + scripts.map { "\(language)-\($0)-\(region)" } }
    }
    let aliases = LocaleData.languageAliases.flatMap { [$0, "\($0)-Arab", "\($0)-Latn"] }
    return Set(listed + products + aliases + ["de-Latf", "ur-Aran", "ur-Aran-PK"]).sorted()
  }()
}
