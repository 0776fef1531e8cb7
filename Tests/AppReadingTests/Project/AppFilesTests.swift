import CatalogFiles
import CatalogModel
import Testing

@testable import AppReading

/// The files of an app that are read, found below the paths that a person names.
@Suite("Files of an app")
struct AppFilesTests {
  private static func files(_ paths: [String]) -> MemoryFiles {
    MemoryFiles(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
  }

  @Test(
    "Sources in six languages",
    arguments: [
      ("App/A.swift", true), ("App/A.kt", true), ("App/build.kts", true), ("App/a.tsx", true), ("App/a.mjs", true),
      ("App/a.blp", true), ("App/a.html", true), ("App/A.storyboard", true), ("App/A.xib", true), ("App/a.ui", true),
      // Of Android's XML files, layouts and menus.
      ("App/res/layout/a.xml", true), ("App/res/layout-land/a.xml", true), ("App/res/menu/a.xml", true),
      ("App/res/values/a.xml", false), ("App/AndroidManifest.xml", false),
      ("App/A.java", false), ("App/A.m", false), ("App/README.md", false), ("App/swift", false),
      // Tests, stories, generated and bundled files.
      ("App/NoteTests.swift", false), ("App/NoteTest.kt", false), ("App/a.test.tsx", false),
      ("App/a.stories.tsx", false),
      ("App/a.d.ts", false), ("App/a.min.js", false), ("App/Contest.swift", true),
      ("App/Tests/A.swift", false), ("App/node_modules/A.tsx", false), ("App/Pods/A.swift", false),
      ("App/build/A.kt", false), ("App/.hidden/A.swift", false), ("App/.A.swift", false),
      ("App/Assets.xcassets/A.swift", false), ("App/Builds/A.swift", true),
    ])
  func sources(path: String, isRead: Bool) throws {
    let found = try AppFiles(paths: ["App"], in: Self.files([path])).sources.map(\.path)
    #expect(found == (isRead ? [path] : []))
  }

  @Test(
    "String tables and build files",
    arguments: [
      (["App/en.lproj/A.strings", "App/de.lproj/A.strings"], ["App/en.lproj/A.strings"], []),
      (["App/res/values/a.xml", "App/res/values-de/a.xml"], ["App/res/values/a.xml"], []),
      (["App/i18n/en.json", "App/i18n/de.json"], ["App/i18n/en.json"], []),
      (["App/A.xcstrings"], ["App/A.xcstrings"], []),
      // One file of a PO project is enough; all have the source texts.
      (["App/po/de.po", "App/po/pl.po"], ["App/po/de.po"], []),
      (
        ["App/Package.swift", "App/web/package.json", "App/android/build.gradle.kts"], [],
        ["App/Package.swift", "App/android/build.gradle.kts", "App/web/package.json"]
      ),
    ] as [([String], [String], [String])])
  func tables(paths: [String], tables: [String], manifests: [String]) throws {
    let found = try AppFiles(paths: ["App"], in: Self.files(paths))
    #expect(found.tables.map(\.path) == tables)
    #expect(found.manifests == manifests)
  }

  @Test(
    "The source language is that of most tables, if none is English",
    arguments: [
      (["A/de.lproj/A.strings"], "de"), (["A/de.lproj/A.strings", "A/en.lproj/A.strings"], "en"),
      (["A/de.lproj/A.strings", "A/fr.lproj/A.strings", "A/fr.lproj/B.strings"], "fr fr"),
      // Each format has its own: an app for two platforms may have German alone on one of them.
      (["A/de.lproj/A.strings", "A/res/values/a.xml"], "de en"),
    ])
  func language(paths: [String], languages: String) throws {
    let found = try AppFiles(paths: ["A"], in: Self.files(paths)).tables.map(\.language.identifier)
    #expect(found.joined(separator: " ") == languages)
  }

  @Test(
    "A file that a person names is read, wherever it is",
    arguments: ["App/Tests/A.swift", "node_modules/a/A.tsx"])
  func named(path: String) throws {
    #expect(try AppFiles(paths: [path], in: Self.files([path])).sources.count == 1)
  }

  @Test("Overlapping paths give each file once, sorted")
  func overlapping() throws {
    let tree = Self.files(["App/B.swift", "App/A/C.swift"])
    #expect(
      try AppFiles(paths: ["App", "App/A", "App/B.swift"], in: tree).sources.map(\.path) == [
        "App/A/C.swift", "App/B.swift",
      ])
  }

  @Test(
    "Patterns and folders that are left out",
    arguments: [
      (["Generated"], [], ["App/A.swift", "App/Other/C.swift"]), (["*.swift"], [], []),
      (["/Other"], [], ["App/A.swift", "App/Generated/B.swift"]),
      ([], ["App/Other"], ["App/A.swift", "App/Generated/B.swift"]),
      ([], ["App/./Other/"], ["App/A.swift", "App/Generated/B.swift"]),
    ] as [([String], [String], [String])])
  func excluded(patterns: [String], others: [String], read: [String]) throws {
    let tree = Self.files(["App/A.swift", "App/Generated/B.swift", "App/Other/C.swift"])
    #expect(try AppFiles(paths: ["App"], excluded: patterns, others: others, in: tree).sources.map(\.path) == read)
  }

  @Test("Of folders of string tables, no sources are read")
  func onlyTables() throws {
    let tree = Self.files(["App/A.swift", "Texts/en.lproj/A.strings", "Texts/B.swift"])
    let found = try AppFiles(paths: ["App"], strings: ["Texts"], in: tree)
    #expect(found.sources.map(\.path) == ["App/A.swift"] && found.tables.map(\.path) == ["Texts/en.lproj/A.strings"])
  }

  @Test("A path that does not exist is an error")
  func missing() {
    let error = #expect(throws: FileError.self) { try AppFiles(paths: ["Ap"], in: Self.files(["App/A.swift"])) }
    #expect(error?.path == "Ap" && error?.reason == .notFound)
  }

  @Test("Folders deeper than 64 are reported")
  func deep() throws {
    let folder = "App/" + Array(repeating: "a", count: 70).joined(separator: "/")
    let found = try AppFiles(paths: ["App"], in: Self.files([folder + "/A.swift", "App/B.swift"]))
    #expect(found.sources.map(\.path) == ["App/B.swift"])
    #expect(found.unread.map(\.reason) == ["too many folders inside one another"])
  }

  @Test("Each path may be an app, which has the tables outside of all")
  func apps() throws {
    let tree = Self.files(["A/A.swift", "A/B/B.swift", "T/en.lproj/A.strings", "A/B/en.lproj/A.strings"])
    let apps = try AppFiles(paths: ["A", "A/B"], strings: ["T"], areApps: true, in: tree).apps
    #expect(apps.map { $0.sources.map(\.path) } == [["A/A.swift"], ["A/B/B.swift"]])
    #expect(
      apps.map { $0.tables.map(\.path) } == [
        ["T/en.lproj/A.strings"], ["A/B/en.lproj/A.strings", "T/en.lproj/A.strings"],
      ])
    #expect(try AppFiles(paths: ["A", "A/B"], in: tree).apps.count == 1)
  }

  @Test(
    "The longest path that contains a file",
    arguments: [
      ("A/B/c", "A/B"), ("A/c", "A"), ("A", "A"), ("AB/c", nil), ("", nil),
    ] as [(String, String?)])
  func root(path: String, root: String?) { #expect(AppFiles.root(of: path, among: ["A", "A/B"]) == root) }
}
