import Foundation
import TestSupport
import Testing

@testable import CatalogSite

/// The table of languages has ICU's names, the first letter of each in upper case.
@Suite struct LanguageNamesTests {
  private static let script = """
    import icu, json, sys
    def names(tag):
        locale = icu.Locale.forLanguageTag(tag)
        own = locale.getDisplayName(locale)
        return [own[:1].upper() + own[1:], locale.getDisplayName(icu.Locale("en"))]
    json.dump({tag: names(tag) for tag in sys.argv[1:]}, sys.stdout)
    """

  @Test func areThoseOfICU() throws {
    let table = LanguageNames.names
    #expect(table.count > 80)
    let python = Repository.root.appending(path: ".build/test-tools/bin/python")
    try #require(
      FileManager.default.isExecutableFile(atPath: python.path),
      "Python's tools are missing; run Scripts/prerequisites test")
    let outcome = try ChildProgram.run([python.path, "-c", Self.script] + table.keys.sorted())
    try #require(outcome.status == 0, "Python has no ICU; run Scripts/prerequisites test: \(outcome.errors)")
    let names = try JSONDecoder().decode([String: [String]].self, from: Data(outcome.bytes))
    for (tag, name) in table {
      #expect(names[tag] == [name.own, name.english], "\(tag)")
    }
  }
}
