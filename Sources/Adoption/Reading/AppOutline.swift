internal import AppReading
package import CatalogFiles
package import CatalogModel
internal import SourceReading
internal import SourceText

/// The parts of an app that a new catalogue follows: its platforms, its locales, its icons, its words and its code.
///
/// Only the beginnings of sources are read, so that it takes a second where an audit takes many.
package struct AppOutline: Sendable {
  /// Code that the app can compile.
  package struct Code: Hashable, Sendable {
    package let language: CodeLanguage
    /// Relative to the current folder: `App/Generated`.
    package let folder: String
    package let isForAndroid: Bool
  }

  /// Those of the catalogue, sorted; empty if no source shows one.
  package let platforms: [Platform]
  /// Those of the catalogue that the app's packages or platforms have.
  package let iconSets: [IconSetIdentifier]
  /// The catalogue's locales that the app has texts in, with the source locale; empty for an app without texts.
  package let locales: [LanguageTag]
  /// The app's locales that the catalogue does not have.
  package let otherLocales: [LanguageTag]
  /// True if the app's texts have at least as many words of its platforms as shared ones.
  package let speaksAsPlatforms: Bool
  package let code: [Code]
  /// The number of sources by language, for people.
  package let summary: String

  /// Looks at the app in a folder.
  ///
  /// - Parameters:
  ///   - base: the catalogue that the new one extends.
  ///   - others: folders to skip.
  package init(of folder: String, base: CatalogSource, others: [String] = [], on files: any FileTree) throws(FileError)
  {
    let app = try AppFiles(paths: [folder], others: others, in: files)
    let signs = AppSigns(app, in: files)
    let tables = AppStringTables(
      below: [folder], others: others, locales: base.manifest.locales, source: base.manifest.sourceLocale, from: files)
    platforms = signs.platforms.filter { base.platforms[$0] != nil }.sorted { $0.rawValue < $1.rawValue }
    let named = signs.iconSets.isEmpty ? platforms.compactMap { base.platforms[$0]?.iconSet } : signs.iconSets
    iconSets = base.manifest.iconSets.filter(named.contains)
    locales = tables.locales.isEmpty ? [] : Set(tables.locales + [base.manifest.sourceLocale]).sorted()
    otherLocales = tables.otherLocales.sorted()
    speaksAsPlatforms = Self.speaksAsPlatforms(platforms, texts: tables, base)
    code = signs.code
    let texts = locales.isEmpty ? "no string tables" : "texts in \(locales.map(\.identifier).joined(separator: ", "))"
    summary = (signs.counts + [texts]).joined(separator: "; ")
  }

  /// Compares the app's texts with the titles that a wording changes.
  private static func speaksAsPlatforms(
    _ platforms: [Platform], texts tables: AppStringTables, _ base: CatalogSource
  ) -> Bool {
    let wordings = Set(platforms.compactMap { base.manifest.wording(of: $0) })
    var lead = 0
    for worded in wordings.compactMap({ base.worded($0) }) {
      for (index, locale) in base.manifest.locales.enumerated() where tables.locales.contains(locale) {
        let texts = Dictionary(tables.pairs(in: locale).map { ($0.source, $0.text) }) { first, _ in first }
        for purpose in base.purposes.indices {
          let slot = base.slots.range(ofPurpose: purpose).lowerBound
          func title(_ source: CatalogSource, _ locale: Int) -> String? {
            source.text(of: source.locales[locale].entries[slot])
          }
          guard let original = title(base, base.sourceIndex), let text = texts[original],
            let shared = title(base, index), let own = title(worded, index), own != shared
          else { continue }
          lead += text == own ? 1 : text == shared ? -1 : 0
        }
      }
    }
    return !wordings.isEmpty && lead >= 0
  }
}

/// The signs of platforms, icons and code in an app's sources.
private struct AppSigns {
  private(set) var platforms: Set<Platform> = []
  private(set) var iconSets: [IconSetIdentifier] = []
  private(set) var code: [AppOutline.Code] = []
  /// "12 Swift files", for each language.
  private(set) var counts: [String] = []

  /// A text at the beginning of a source, and the platforms whose apps have it.
  private static let imports: [(SourceLanguage, text: String, platforms: [Platform])] = [
    (.swift, "import AppKit", [.macOS]), (.swift, "import Cocoa", [.macOS]),
    (.swift, "import UIKit", [.iOS, .iOS26]), (.swift, "import WatchKit", [.watchOS]),
    (.kotlin, "import android.", [.android]), (.kotlin, "import androidx.", [.android]),
  ]

  /// Packages of npm, by their beginning, and their icons.
  private static let packages: [(name: String, set: IconSetIdentifier)] = [
    ("\"lucide", .lucide), ("\"bootstrap-icons", .bootstrapIcons), ("\"@fluentui/", .fluent),
    ("\"@mui/icons-material", .materialSymbols), ("\"material-symbols", .materialSymbols),
    ("\"@material-", .materialSymbols),
  ]

  /// Further sources show the same.
  private static let mostRead = 1_000
  private static let beginning = 4_096

  init(_ app: AppFiles, in files: any FileTree) {
    var shown: [SourceLanguage: [String]] = [:]
    var hasSwiftUI = false
    var texts: [String] = []
    for source in app.sources.prefix(Self.mostRead) {
      let text = Self.start(of: source.path, in: files)
      let signs = Self.imports.filter { $0.0 == source.language && text.contains($0.text) }
      if source.language == .typeScript { texts.append(text.replacing("'", with: "\"")) }
      hasSwiftUI = hasSwiftUI || source.language == .swift && text.contains("import SwiftUI")
      let found = signs.flatMap(\.platforms) + Self.platforms(of: source)
      platforms.formUnion(found)
      if !found.isEmpty || text.contains("import SwiftUI") { shown[source.language, default: []].append(source.path) }
    }
    // SwiftUI alone is an app for iPhone; with AppKit and without UIKit it is one for the Mac.
    if hasSwiftUI, platforms.isDisjoint(with: [.iOS, .macOS, .watchOS]) { platforms.formUnion([.iOS, .iOS26]) }
    let manifests = texts + app.manifests.filter { $0.hasSuffix("package.json") }.map { Self.start(of: $0, in: files) }
    iconSets = Self.packages.filter { package in manifests.contains { $0.contains(package.name) } }.map(\.set)
    code = Self.code(shown, isForAndroid: platforms.contains(.android))
    counts = Self.counts(app.sources)
  }

  private static func start(of path: String, in files: any FileTree) -> String {
    String(decoding: ((try? files.read(path)) ?? []).prefix(beginning), as: UTF8.self)
  }

  /// The platforms of files that are for one by their kind.
  private static func platforms(of source: AppFiles.Source) -> [Platform] {
    switch source.language {
    case .typeScript, .html: [.web]
    case .blueprint: [.gnome]
    case .xml where source.path.hasSuffix(".ui"): [.gnome]
    case .xml where source.path.hasSuffix(".xml"): [.android]
    case .xml where source.path.hasSuffix(".storyboard"): [.iOS, .iOS26]
    case .xml, .swift, .kotlin: []
    }
  }

  private static func counts(_ sources: [AppFiles.Source]) -> [String] {
    let names: [(SourceLanguage, String)] = [
      (.swift, "Swift"), (.kotlin, "Kotlin"), (.typeScript, "TypeScript or JavaScript"), (.html, "HTML"),
      (.xml, "layout"), (.blueprint, "Blueprint"),
    ]
    return names.compactMap { language, name in
      let count = sources.count { $0.language == language }
      return count == 0 ? nil : "\(count) \(name) \(count == 1 ? "file" : "files")"
    }
  }

  /// The folders for code, each in the folder that has all sources with views.
  private static func code(_ shown: [SourceLanguage: [String]], isForAndroid: Bool) -> [AppOutline.Code] {
    var code: [AppOutline.Code] = []
    if let paths = shown[.swift] {
      code.append(.init(language: .swift, folder: Path.join(common(paths), "Generated"), isForAndroid: false))
    }
    if let path = shown[.kotlin]?.min(), isForAndroid {
      let parts = path.split(separator: "/")
      let main = parts.firstIndex(of: "main").map { parts[...$0].joined(separator: "/") }
      code.append(
        .init(language: .kotlin, folder: main ?? Path.join(common([path]), "generated"), isForAndroid: true))
    }
    if let paths = shown[.typeScript] {
      code.append(.init(language: .typescript, folder: Path.join(common(paths), "purposes"), isForAndroid: false))
    }
    return code
  }

  /// The folder that has all of some files.
  private static func common(_ paths: [String]) -> String {
    var shared: ArraySlice<Substring>?
    for path in paths {
      let parts = path.split(separator: "/").dropLast()
      shared = shared.map { old in old.prefix(zip(old, parts).prefix { $0 == $1 }.count) } ?? parts
    }
    return shared.map { $0.joined(separator: "/") } ?? ""
  }
}
