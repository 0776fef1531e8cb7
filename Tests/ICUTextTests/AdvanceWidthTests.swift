import Foundation
import ICUText
import SourceText
import TestSupport
import Testing

/// The table of advance widths, compared with Chromium's measurements.
@Suite struct AdvanceWidthTests {
  @Test func measuresInTheFontsUnit() {
    #expect(AdvanceWidths.width(of: "", size: 17) == 0)
    #expect(AdvanceWidths.width(of: "保存", size: 17) == 34)
    #expect(AdvanceWidths.width(of: "Save", size: 34) == 2 * AdvanceWidths.width(of: "Save", size: 17))
    #expect(AdvanceWidths.width(of: "i", size: 17) < AdvanceWidths.width(of: "m", size: 17))
  }

  /// Compares each title of Standard and Cycling in every locale, and the sum of each locale.
  @Test func agreesWithChromium() throws {
    let titles = try Self.titles()
    #expect(titles.count > 5_000)
    let measured = try Self.measure(titles.map(\.text))
    #expect(measured.count == titles.count)
    var sums: [String: (table: Double, chromium: Double)] = [:]
    var far: [String] = []
    for (title, chromium) in zip(titles, measured) {
      let table = AdvanceWidths.width(of: title.text, size: 100)
      sums[title.locale, default: (0, 0)].table += table
      sums[title.locale, default: (0, 0)].chromium += chromium
      // A single title may differ more than the sum: in a few short words, rounding errors do not cancel out.
      if abs(table - chromium) > 0.1 * chromium + 10 {
        far.append("\(title.locale) \(title.text): \(table) \(chromium)")
      }
    }
    #expect(far == [])
    for (locale, sum) in sums {
      #expect(abs(sum.table - sum.chromium) < 0.1 * sum.chromium, "\(locale): \(sum)")
    }
  }

  private static func titles() throws -> [(locale: String, text: String)] {
    try [Repository.standard, Repository.catalogs.appending(path: "Examples/Cycling")].flatMap { folder in
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "titles").path)
      return try files.sorted().flatMap { file -> [(locale: String, text: String)] in
        let bytes = Array(try Data(contentsOf: folder.appending(path: "titles/\(file)")))
        let document = JSONDocument(SourceFile(path: file, bytes: bytes))
        return (document.root.members ?? []).compactMap { member in
          let title = member.value["title"] ?? member.value
          guard !member.key.hasPrefix("$"), let text = title.string ?? title["text"]?.string else { return nil }
          return (String(file.dropLast(5)), text)
        }
      }
    }
  }

  /// The width of each text in Noto Sans at 100 pixels.
  private static func measure(_ texts: [String]) throws -> [Double] {
    let scripts =
      "Arabic Hebrew Devanagari Bengali Gujarati Gurmukhi Tamil Telugu Kannada Malayalam Sinhala Oriya Thai Lao Khmer "
      + "Myanmar Ethiopic Georgian Armenian"
    let fonts =
      (["Noto Sans"]
        + (scripts.split(separator: " ").map(String.init) + ["CJK SC", "CJK JP", "CJK KR"]).map { "Noto Sans \($0)" })
    let page = """
      <meta charset="utf-8"><pre id="widths"></pre><script>
      const context = document.createElement('canvas').getContext('2d');
      context.font = '100px \(fonts.map { "\"\($0)\"" }.joined(separator: ","))';
      const texts = \(CompactJSON.text(of: .array(texts.map(JSONTree.string))));
      document.getElementById('widths').textContent = texts.map(x => context.measureText(x).width).join(' ');
      </script>
      """
    let document = try Chromium.document(of: page)
    let widths = try #require(document.firstMatch(of: /<pre id="widths">([^<]*)<\/pre>/)).1
    return widths.split(separator: " ").compactMap { Double($0) }
  }
}
