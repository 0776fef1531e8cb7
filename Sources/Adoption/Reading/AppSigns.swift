internal import AppReading
internal import Audit
internal import CatalogFiles
internal import CatalogModel
internal import SourceReading
internal import SourceText

/// The signs of frameworks, icons and code in an app's sources.
struct AppSigns {
  private var frameworks: Set<Framework> = []
  private(set) var iconSets: [IconSetIdentifier] = []
  private(set) var code: [AppOutline.Code] = []
  /// "12 Swift files", for each language.
  private(set) var counts: [String] = []

  /// A text at the beginning of a source, and the framework that it shows.
  private static let imports: [(language: SourceLanguage, text: String, framework: Framework)] = [
    (.swift, "import SwiftUI", .swiftUI), (.swift, "import UIKit", .uiKit), (.swift, "import AppKit", .appKit),
    (.swift, "import Cocoa", .appKit), (.kotlin, "import androidx.compose.", .compose),
    (.kotlin, "import android.", .androidViews), (.kotlin, "import androidx.", .androidViews),
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
    var shown: [CodeLanguage: [String]] = [:]
    // package.json, and the imports of sources for the web.
    var texts = app.manifests.filter { $0.hasSuffix("package.json") }.map { Self.start(of: $0, in: files) }
    for source in app.sources.prefix(Self.mostRead) {
      let text = Self.start(of: source.path, in: files)
      let found =
        Self.framework(of: source).map { [$0] }
        ?? Self.imports.filter {
          $0.language == source.language && text.contains($0.text)
        }.map(\.framework)
      frameworks.formUnion(found)
      for language in Set(found.compactMap(\.generatedLanguage)) where Self.compiles(source.language, with: language) {
        shown[language, default: []].append(source.path)
      }
      if source.language == .typeScript { texts.append(text.replacing("'", with: "\"")) }
    }
    iconSets = Self.packages.filter { package in texts.contains { $0.contains(package.name) } }.map(\.set)
    code = shown.sorted { $0.key.rawValue < $1.key.rawValue }.map { Self.code($0.key, below: $0.value) }
    counts = Self.counts(app.sources)
  }

  /// The platforms of the frameworks that a catalogue describes, with the other ones of their system, sorted.
  func platforms(in base: CatalogSource) -> [Platform] {
    // SwiftUI alone is an app for iPhone; with AppKit and without UIKit it is one for the Mac.
    let isForMac = frameworks.contains(.appKit) && !frameworks.contains(.uiKit)
    let named = Set(frameworks.filter { !isForMac || $0 != .swiftUI }.map { $0.platform ?? .web })
    let systems = Set(named.compactMap { base.platforms[$0]?.system })
    return base.platforms.values.filter { named.contains($0.platform) || $0.system.map(systems.contains) ?? false }
      .map(\.platform).sorted { $0.rawValue < $1.rawValue }
  }

  private static func start(of path: String, in files: any FileTree) -> String {
    String(decoding: ((try? files.read(path)) ?? []).prefix(beginning), as: UTF8.self)
  }

  /// The framework of a file that is for one by its kind.
  private static func framework(of source: AppFiles.Source) -> Framework? {
    switch source.language {
    case .typeScript: .react
    case .html: .html
    case .blueprint: .gtk
    case .xml where source.path.hasSuffix(".ui"): .gtk
    case .xml where source.path.hasSuffix(".xml"): .androidViews
    case .xml where source.path.hasSuffix(".storyboard"): .uiKit
    case .xml, .swift, .kotlin: nil
    }
  }

  /// True if generated code goes beside sources of a language: beside none of pages and layouts.
  private static func compiles(_ source: SourceLanguage, with code: CodeLanguage) -> Bool {
    switch code {
    case .swift: source == .swift
    case .kotlin: source == .kotlin
    case .typescript: source == .typeScript
    case .json: false
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

  /// The folder for code in a language: in the folder that has all sources with views.
  private static func code(_ language: CodeLanguage, below paths: [String]) -> AppOutline.Code {
    guard language == .kotlin else {
      let folder = Path.join(common(paths), language == .swift ? "Generated" : "purposes")
      return AppOutline.Code(language: language, folder: folder, isForAndroid: false)
    }
    // Code and resources of a module of Android are below its source set.
    let parts = (paths.min() ?? "").split(separator: "/")
    let main = parts.firstIndex(of: "main").map { parts[...$0].joined(separator: "/") }
    return AppOutline.Code(
      language: language, folder: main ?? Path.join(common(paths), "purposes"), isForAndroid: true)
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
