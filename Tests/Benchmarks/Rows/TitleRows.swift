import CatalogModel
import Foundation
import PurposeCatalog
import TestSupport

/// A title by an interned purpose, compared with a dictionary and with Foundation's string tables.
struct TitleRows {
  let catalog: Catalog
  /// The folder for Foundation's bundle.
  let folder: URL
  let rounds: Int

  func measure(_ locale: String, into report: inout Report) throws {
    var generator = SeededGenerator(seed: 1)
    let purposes = catalog.purposes.shuffled(using: &generator)
    let keys = purposes.map(\.identifier)
    let resolver = catalog.resolver(for: locale)
    let titles = Dictionary(uniqueKeysWithValues: purposes.map { ($0.identifier, resolver.title(for: $0)) })
    let bundle = try makeBundle(titles, locale: locale)
    // A span does not copy its elements, so only the look-up is measured.
    let measurement = try Measurement.interleaved(
      rounds: rounds, items: purposes.count,
      [
        Contender(name: "title(for:)") {
          var count = 0
          let purposes = purposes.span
          for index in purposes.indices { count &+= resolver.title(for: purposes[index]).utf8.count }
          return count
        },
        Contender(name: "Dictionary") {
          var count = 0
          let keys = keys.span
          for index in keys.indices { count &+= titles[keys[index]]?.utf8.count ?? 0 }
          return count
        },
        Contender(name: "Bundle") {
          var count = 0
          let keys = keys.span
          for index in keys.indices {
            count &+= bundle.localizedString(forKey: keys[index], value: nil, table: nil).utf8.count
          }
          return count
        },
      ])
    let times = (0..<3).map { String(format: "%.1f", measurement.median($0)) }
    note("title, \(catalog.name), \(locale): \(times[0]) ns; Dictionary \(times[1]) ns; Bundle \(times[2]) ns")
    let work = "a title, \(locale), one of \(purposes.count) of '\(catalog.name)'"
    report.add(
      Row(
        work: work, ours: "`title(for:)`", comparedWith: "`Dictionary<String, String>`",
        ratio: measurement.ratio(1, to: 0), bar: .fasterBy(3)))
    report.add(
      Row(
        work: work, ours: "`title(for:)`", comparedWith: "Foundation's `Bundle.localizedString`",
        ratio: measurement.ratio(2, to: 0), bar: .none))
  }

  /// A bundle with a single string table of the same titles.
  private func makeBundle(_ titles: [String: String], locale: String) throws -> Bundle {
    let root = folder.appending(path: "\(catalog.name)-\(locale).bundle", directoryHint: .isDirectory)
    let project = root.appending(path: "en.lproj", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    let info = ["CFBundleIdentifier": "org.example.\(catalog.name)-\(locale)", "CFBundleDevelopmentRegion": "en"]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
      .write(to: root.appending(path: "Info.plist"))
    let table = titles.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    try Data(table.utf8).write(to: project.appending(path: "Localizable.strings"))
    guard let bundle = Bundle(url: root) else { throw MeasurementError("no bundle at \(root.path)") }
    for (key, title) in titles where bundle.localizedString(forKey: key, value: nil, table: nil) != title {
      throw MeasurementError("the bundle gives another title for '\(key)'")
    }
    return bundle
  }
}
