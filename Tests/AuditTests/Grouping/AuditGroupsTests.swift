import CatalogFiles
import CatalogModel
import CodeWriting
import TestSupport
import Testing

@testable import AppReading
@testable import Audit

/// The figures of an app's parts.
@Suite struct AuditGroupsTests {
  private static func view(_ buttons: String) -> String {
    "struct SomeView: View {\n  var body: some View {\n    \(buttons)\n  }\n}\n"
  }

  private static let delete = "Button(\"Delete\") { delete() }"

  /// A repository with a Swift package, a Gradle module and a folder without a build file.
  private static let files = [
    "/repo/.git/HEAD": "ref: refs/heads/main\n",
    "/repo/Package.swift": "", "/repo/Sources/Timeline/A.swift": view("\(delete)\n    \(delete)"),
    "/repo/Sources/Editor/B.swift": view("Button(.delete) { delete() }\n    \(delete)"),
    "/repo/android/app/build.gradle.kts": "",
    "/repo/android/app/src/C.swift": view("Button(\"Feed the Cat\") { feed() }"),
    "/repo/.github/CODEOWNERS": "* @all\n/Sources/Editor/ @editors @design # a comment\n/android/\n",
  ]

  private static func groups(
    _ grouping: AuditGrouping, _ files: [String: String] = files, paths: [String] = ["/repo"]
  ) throws -> [String] {
    let tree = MemoryFiles(files)
    let catalog = try #require(AuditedApps.standard)
    let audit = AppAudit(
      catalog: catalog, settings: AuditSettings(reading: ReadingSettings(purposes: PurposeNames(catalog))))
    let report = audit.report(on: try AppFiles(paths: paths, in: tree), from: tree)
    return try AuditGroups(report, by: grouping, in: tree, currentFolder: "/").groups.map { group in
      "\(group.name): \(group.adoption.adopted) of \(group.adoption.total), \(group.buttons)"
    }
  }

  @Test(
    arguments: [
      (AuditGrouping.app, ["/repo"], ["/repo: 1 of 4, 5"]),
      (
        .app, ["/repo/Sources/Timeline", "/repo/Sources/Editor"],
        ["/repo/Sources/Timeline: 0 of 2, 2", "/repo/Sources/Editor: 1 of 2, 2"]
      ),
      (.module, ["/repo"], ["Timeline: 0 of 2, 2", "Editor: 1 of 2, 2", "android/app: 0 of 0, 1"]),
      // The build file is above the path.
      (.module, ["/repo/Sources/Editor"], ["Editor: 1 of 2, 2"]),
      (.module, ["/repo/Sources/Editor/B.swift"], ["Editor: 1 of 2, 2"]),
      (.owner, ["/repo"], ["@all: 0 of 2, 2", "@editors @design: 1 of 2, 2", "(no owner): 0 of 0, 1"]),
      (.owner, ["/repo/Sources/Editor"], ["@editors @design: 1 of 2, 2"]),
    ] as [(AuditGrouping, [String], [String])])
  func splits(grouping: AuditGrouping, paths: [String], expected: [String]) throws {
    #expect(try Self.groups(grouping, paths: paths) == expected)
  }

  @Test func needsOwners() throws {
    var files = Self.files
    files["/repo/.github/CODEOWNERS"] = nil
    #expect(throws: AuditGroups.Problem.noOwners(root: "/repo")) { try Self.groups(.owner, files) }
    files["/repo/docs/CODEOWNERS"] = "*.swift @docs"
    #expect(try Self.groups(.owner, files) == ["@docs: 1 of 4, 5"])
  }

  /// Paths of several repositories: the modules are named apart.
  @Test func namesRepositories() throws {
    var files = Self.files
    files["/other/.git/HEAD"] = ""
    files["/other/Package.swift"] = ""
    files["/other/Sources/Editor/D.swift"] = Self.view(Self.delete)
    #expect(
      try Self.groups(.module, files, paths: ["/repo/Sources", "/other"]) == [
        "repo/Timeline: 0 of 2, 2", "repo/Editor: 1 of 2, 2", "other/Editor: 0 of 1, 1",
      ])
  }
}
