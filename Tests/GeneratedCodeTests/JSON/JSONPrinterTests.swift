import CatalogModel
import Foundation
import PurposeCatalog
import TestSupport
import Testing

@testable import GeneratedCode

@Suite struct JSONPrinterTests {
  /// Python's validator; the list and the design tokens have formats of their own.
  @Test func followsTheSchema() throws {
    let schema = Repository.root.appending(path: "Catalogs/generated.schema.json").path
    let folder = try TemporaryFolder()
    var pairs: [(schema: String?, file: String)] = [(nil, schema)]
    for (name, model) in [("EverySyntax", Model.everySyntax), ("Cycling", Model.cycling)] {
      let files = JSONPrinter(try model.get().generated).files.filter { $0.path != "icons.tokens.json" }
      try files.write(to: folder, under: name)
      pairs += files.map { (schema, "\(folder.path)/\(name)/\($0.path)") }
    }
    for (pair, problems) in zip(pairs, try SchemaValidator().problems(of: pairs)) {
      #expect(problems == [], "\(pair.file)")
    }
  }

  @Test func hasTheResolversTexts() throws {
    let model = try Model.standard.get()
    for locale in ["ar", "pt-PT", "ja"] {
      let file = try #require(JSONPrinter(model.generated).files.first { $0.path == "\(locale).json" })
      let json = try #require(try JSONSerialization.jsonObject(with: Data(file.text.utf8)) as? [String: Any])
      let purposes = try #require(json["purposes"] as? [String: [String: Any]])
      let resolver = model.catalog.resolver(for: locale)
      for purpose in model.catalog.purposes {
        let texts = try #require(purposes[purpose.identifier])
        #expect(texts["title"] as? String == resolver.title(for: purpose))
        #expect(texts["short"] as? String ?? resolver.title(for: purpose) == resolver.shortTitle(for: purpose))
        let icon = (texts["icons"] as? [String: Any])?["lucide"]
        let name = icon as? String ?? (icon as? [String: Any])?["name"] as? String
        #expect(name == resolver.icon(for: purpose, in: .lucide)?.name)
      }
    }
  }

  /// 12 kB compressed is what an app downloads at once without anybody noticing.
  @Test func isSmall() throws {
    let folder = try TemporaryFolder()
    let files = JSONPrinter(try Model.standard.get().generated).files.filter {
      $0.path.count <= "zh-Hant-HK.json".count
    }
    try files.write(to: folder)
    for file in files where file.path != "all.json" {
      let size = try Shell.run("gzip -9 < '\(file.path)' | wc -c", in: folder.path)
      #expect(try #require(Int(size.trimmingCharacters(in: .whitespacesAndNewlines))) <= 12_288, "\(file.path)")
    }
  }

  /// Each token has a value and inherits its type; groups have no values.
  @Test func writesDesignTokens() throws {
    let file = try #require(
      JSONPrinter(try Model.standard.get().generated).files.first { $0.path == "icons.tokens.json" })
    let json = try #require(try JSONSerialization.jsonObject(with: Data(file.text.utf8)) as? [String: Any])
    let lucide = try #require((json["icon"] as? [String: [String: Any]])?["lucide"])
    #expect(lucide["$type"] as? String == "string")
    let back = try #require(lucide["back"] as? [String: Any])
    #expect(back["$value"] as? String == "chevron-left")
    #expect(
      back["$extensions"] as? [String: [String: String]] == ["com.purpose-catalog": ["rightToLeft": "chevron-right"]])
    #expect((lucide["delete"] as? [String: Any])?["$value"] as? String == "trash-2")
  }

  /// A sheet with input: iOS shows words, iOS 26 symbols, and Windows has both buttons below the content.
  @Test func hasTheBarsOfScreens() throws {
    let file = try #require(JSONPrinter(try Model.cycling.get().generated).files.first { $0.path == "all.json" })
    let json = try #require(try JSONSerialization.jsonObject(with: Data(file.text.utf8)) as? [String: Any])
    let screens = try #require(json["screens"] as? [String: [String: Any]])
    #expect(screens.count == 8)
    #expect(screens["route"]?["parameters"] as? [String: String] == ["city": "required", "route": "required"])
    #expect(screens["route"]?["title"] as? [String: String] == ["argument": "route"])
    let bars = try #require(screens["new-itinerary"]?["bars"] as? [String: [[String: String]]])
    func items(_ platform: String) -> [String] {
      (bars[platform] ?? []).map {
        "\($0["edge"] ?? "") \($0["purpose"] ?? "") \($0["look"] ?? "") \($0["place"] ?? "bar")"
      }
    }
    #expect(items("ios") == ["leading cancel word bar", "trailing save word bar"])
    #expect(items("ios26") == ["leading cancel symbol bar", "trailing save symbol bar"])
    #expect(items("windows") == ["trailing save word footer", "trailing cancel word footer"])
  }
}
