import Foundation
import TestSupport
import Testing

/// Apps that depend on this package, built by SwiftPM from their manifests alone.
///
/// SwiftPM compiles the library and the plugins' tools for them, so these are part of the exhaustive run only. In each run,
/// ``CompiledAppsTests`` compiles the same apps against the library of the tests; it could miss faults of the manifest and
/// the plugins.
@Suite(.enabled(if: Sweep.isExhaustive, "compiles the library once more: Scripts/test --exhaustive"))
struct ConsumerTests {
  private static let titles = "Sources/Rides/Catalog/titles/ar.json"
  private static let glossary = "Sources/Rides/Catalog/glossary.json"

  /// A single test, because its steps share a build folder.
  @Test func buildsAppsWithStandardAndWithAnOverlay() throws {
    let consumer = try Consumer()
    let documented = try DocumentedSources()
    for (name, text) in documented.sources { try consumer.write(Data(text.utf8), to: "Sources/Documented/\(name)") }
    for (name, text) in try documented.acmeCatalog() {
      try consumer.write(Data(text.utf8), to: "Sources/AcmeCatalog/Catalog/\(name)")
    }
    try consumer.write(Data("@_exported import PurposeCatalog\n".utf8), to: "Sources/AcmeCatalog/Exports.swift")
    let first = try consumer.build()
    try #require(first.status == 0, "\(first.output)")
    let result = try consumer.run("Documented", in: Project.root)
    #expect(result.status == 0, "\(result.output)")
    try DocumentedSources.expectResults(in: result.output)
    #expect(try consumer.run("App").output == "حذف\n")
    #expect(
      try consumer.run("RidesApp").output == """
        start-ride ابدأ الرحلة start-ride
        save حفظ الرحلة حفظ
        delete حذف حذف
        import استيراد استيراد

        """)

    // In the second build, SwiftPM compiles plugin tools that contain C++ again, and so runs them again.
    try #require(try consumer.build().status == 0)

    try consumer.write(Data("{\n  \"start-ride\": \"ابدأ {\"\n}\n".utf8), to: Self.titles)
    let broken = try consumer.build()
    #expect(broken.status != 0)
    #expect(
      broken.output.contains(
        "\(consumer.folder.appending(path: Self.titles).path):2:23: error: '{' is never closed; add '}', or put the brace "
          + "between apostrophes to print it [message-syntax]\n"), "\(broken.output)")

    try consumer.write(Data("{\n  \"start-ride\": \"ابدأ\"\n}\n".utf8), to: Self.titles)
    let fixed = try consumer.build()
    try #require(fixed.status == 0, "\(fixed.output)")
    #expect(fixed.output.contains("Embedding the catalogue in Rides"))
    #expect(!fixed.output.contains("Embedding the catalogue in StandardCatalog"), "only Rides has changed")
    #expect(try consumer.run("RidesApp").output.hasPrefix("start-ride ابدأ start-ride\nsave حفظ حفظ\n"))

    // The target lacks its Swift file. The plugin reports it, because SwiftPM's own error would not help.
    let exports = "Sources/CyclingCatalog/Exports.swift"
    try consumer.remove(exports)
    let forgotten = try consumer.build()
    #expect(forgotten.status != 0)
    #expect(
      forgotten.output.contains(
        "Sources/CyclingCatalog: it has no Swift file, and SwiftPM leaves out a target without one"),
      "\(forgotten.output)")
    try consumer.write(Data("@_exported import PurposeCatalog\n".utf8), to: exports)

    // A file that is checked but not embedded is checked again when it changes.
    try consumer.write(Data("{\n".utf8), to: Self.glossary)
    let misread = try consumer.build()
    #expect(misread.status != 0)
    #expect(misread.output.contains("\(consumer.folder.appending(path: Self.glossary).path):"), "\(misread.output)")
  }
}
