import Foundation
import Testing

/// Apps that depend on this package, built by SwiftPM from their manifests alone.
///
/// This is a single test, because its steps share a build folder: the first build takes half a minute, the others
/// seconds.
@Suite struct ConsumerTests {
  private static let titles = "Sources/Rides/Catalog/titles/ar.json"
  private static let glossary = "Sources/Rides/Catalog/glossary.json"

  @Test func buildsAppsWithStandardAndWithAnOverlay() throws {
    let consumer = try Consumer()
    let documented = try DocumentedSources()
    try documented.write(to: consumer)
    let first = try consumer.build()
    try #require(first.status == 0, "\(first.output)")
    try documented.expectResults(of: consumer)
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
