import CatalogFiles
import CatalogModel
import CheckTestSupport
import Foundation
import PurposeCatalog
import TestSupport
import Testing

@testable import CatalogValidation

/// The profiles of languages and the words of near ones, which are recorded from Standard's texts.
///
/// To record them, after a change of titles: `RECORD_SNAPSHOTS=1 swift test --filter LanguageProfileTests`. Recording fails
/// the run, as for snapshots.
@Suite struct LanguageProfileTests {
  private static let source = try? Catalogues.source("Standard")

  /// A check must not depend on titles that Standard no longer has.
  @Test func isRecordedFromStandard() throws {
    let source = try #require(Self.source)
    try Self.expect(Self.profiles(in: source), in: "profiles.txt")
    try Self.expect(Self.words(in: source), in: "words.txt")
  }

  private static func expect(_ text: String, in name: String) throws {
    let file = Repository.root.appending(path: "Sources/CatalogValidation/LanguageData/Profiles/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name); run again without RECORD_SNAPSHOTS")
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let differing = zip(recorded, text.split(separator: "\n")).filter { $0 != $1 }.map { $0.0.prefix(20) }
    #expect(
      differing.isEmpty && recorded.count == text.split(separator: "\n").count,
      "\(name) is stale from \(differing.first ?? "its end"); RECORD_SNAPSHOTS=1 swift test --filter LanguageProfileTests"
    )
  }

  private static func profiles(in source: CatalogSource) -> String {
    let rows = source.manifest.locales.indices.compactMap { index -> String? in
      let texts = source.texts(ofLocale: index).compactMap(\.self)
      // A region states only what differs from its language.
      guard texts.count >= 150 else { return nil }
      var features = LanguageFeatures()
      for text in texts { features.add(text) }
      return "\(source.manifest.locales[index]) \(levels(of: features))\n"
    }
    return rows.joined()
  }

  private static func words(in source: CatalogSource) throws -> String {
    let rows = try NearLanguages.compared.flatMap { first, second in
      let (one, other) = (try words(of: first, in: source), try words(of: second, in: source))
      return [(first, second, one.subtracting(other)), (second, first, other.subtracting(one))]
    }.map { "\($0) \($1) \($2.sorted().joined(separator: " "))\n" }
    return rows.joined()
  }

  /// Every file of Standard is in its own language rather than in any other of its script.
  @Test func namesEveryFileOfStandard() throws {
    let source = try #require(Self.source)
    for (index, locale) in source.manifest.locales.enumerated() {
      guard let profile = LanguageProfiles.standard.index(of: [locale]) else { continue }
      var features = LanguageFeatures()
      for text in source.texts(ofLocale: index).compactMap(\.self) { features.add(text) }
      let other = LanguageProfiles.standard.best(for: features, besides: profile)
      #expect(
        LanguageProfiles.standard.score(of: features, profile) > other?.score ?? 0,
        "\(locale) looks like \(other?.tag as Any)")
    }
  }

  /// Files that were exchanged by mistake.
  @Test(arguments: [
    ("cs", "sk"), ("uk", "ru"), ("bg", "mk"), ("hi", "mr"), ("nb", "nn"), ("da", "nb"), ("sv", "da"), ("es", "gl"),
    ("ca", "es"), ("id", "ms"), ("et", "fi"), ("lt", "lv"), ("az", "tr"), ("fa", "ar"), ("ur", "fa"), ("be", "uk"),
    ("sr", "mk"), ("hi", "ne"), ("nl", "de"), ("pt", "es"), ("ro", "it"), ("sl", "hr"), ("pt-PT", "pt-BR"),
    ("zh-Hans", "zh-Hant"),
  ])
  func reportsExchangedFiles(_ first: String, _ second: String) throws {
    for (text, locale) in [(first, second), (second, first)] where text != "pt-BR" {
      let file = Repository.standard.appending(path: "titles/\(text).json")
      let files = try Self.files.merging([
        "titles/\(locale).json": String(contentsOf: file, encoding: .utf8),
        "catalog.json": RuleExample.manifest(
          locales: ["en", locale].sorted().map { "\"\($0)\"" }.joined(separator: ", ")),
      ]) { $1 }
      let found = CatalogCheck.run(on: try .reading(files)).findings.filter {
        $0.rule == OtherLanguageRule.description.identifier && $0.followUps == 0
      }
      #expect(found.map { $0.subject.locale?.identifier } == [locale], "\(text) in \(locale)")
    }
  }

  private static let files: [String: String] = {
    let names = ["purposes.json", "titles/en.json"]
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, (try? String(contentsOf: Repository.standard.appending(path: name), encoding: .utf8)) ?? "")
      })
  }()

  // MARK: Recording

  /// A level for each bucket: the logarithm of its frequency in steps of a half, a hexadecimal digit.
  private static func levels(of features: LanguageFeatures) -> String {
    let total = Double(features.total) + 0.05 * Double(LanguageFeatures.bucketCount)
    return features.counts.map { count in
      let logarithm = log((Double(count) + 0.05) / total) - log(0.05 / 6000)
      return String(min(15, max(0, Int((logarithm / 0.5).rounded()))), radix: 16)
    }.joined()
  }

  /// The words of all texts that a locale shows.
  private static func words(of tag: String, in source: CatalogSource) throws -> Set<String> {
    let index = try #require(source.manifest.locales.firstIndex { $0.identifier == tag })
    let chain = LocaleFacts(of: index, in: source).chain.locales
    let texts = (0..<source.slots.count).compactMap { slot in
      chain.lazy.map { source.locales[$0].entries[slot] }.first(where: \.isPresent).flatMap { source.text(of: $0) }
    }
    return Set(
      texts.flatMap { text in
        Array(text.utf8).withUnsafeBufferPointer { LanguageFeatures.words(of: $0) }
      }.map { String(String.UnicodeScalarView($0.compactMap(Unicode.Scalar.init))) })
  }
}

extension LanguageFeatures {
  /// Counts the features of a text.
  fileprivate mutating func add(_ text: String) {
    Array(text.utf8).withUnsafeBufferPointer { add(LanguageFeatures.buckets(of: $0)) }
  }
}
