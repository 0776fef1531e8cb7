import SourceReading
import SourceText
import TestSupport
import Testing

@testable import AppReading

/// Sources that are damaged: the search for sites ends, and all that it finds is in the file.
struct HostileSiteTests {
  @Test("Damaged sources end", arguments: SourceLanguage.allCases)
  func endsOnDamage(language: SourceLanguage) {
    var random = SeededGenerator(seed: 7)
    let samples = Self.samples(language)
    // Representatives: what two thousand damages cannot show, the exhaustive run may.
    for _ in 0..<(Sweep.isExhaustive ? 20_000 : 2_000) {
      var bytes = Array((samples.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes, samples, &random) }
      check(bytes, language)
    }
  }

  @Test(
    "Deep nesting ends", arguments: SourceLanguage.allCases,
    ["Button(", "<Button icon={", "Box { ", "{ a: [", "Menu { "])
  func endsOnNesting(language: SourceLanguage, piece: String) {
    check(Array(String(repeating: piece, count: 3_000).utf8), language)
  }

  /// Each of the buttons would be compared with each of the elements.
  @Test("Many buttons and many that look like one end")
  func endsOnManyLookalikes() throws {
    let pair = "<button onClick={a}>A</button><div onClick={b}>B</div>"
    let source = "const a = <>\(String(repeating: pair, count: 20_000))</>;"
    let tree = SourceReader.read(SourceFile(path: "A.tsx", text: source), as: .typeScript)
    let found = SiteFinder.findings(in: tree, wrappers: WrapperTable(), settings: ReadingSettings())
    #expect(found.drafts.count == 20_000 && found.lookalikes.count == 20_000)
  }

  @Test("Constants and wrappers that name each other end")
  func endsOnCircles() throws {
    let circle = [
      "A.swift":
        "let a = b; let b = a; func c() -> String { d() }; func d() -> String { c() }; Button(a) { c() }; Button(c()) { }",
      "B.swift":
        "struct A: View { let t: String; var body: some View { B(t: t) } }; struct B: View { let t: String; var body: some View { A(t: t) } }",
      "C.tsx": "const A = ({ t }) => <B t={t} />; const B = ({ t }) => <A t={t} />; const c = <A t=\"x\" />;",
    ]
    #expect(try SiteOutline.of(circle).count == 2)
  }

  private func damage(_ bytes: inout [UInt8], _ samples: [String], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...24, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 3: bytes.insert(contentsOf: Array((samples.randomElement(using: &random) ?? "").utf8), at: place)
    default: bytes.removeSubrange(place...)
    }
  }

  private func check(_ bytes: [UInt8], _ language: SourceLanguage) {
    let tree = SourceReader.read(SourceFile(path: "A.tsx", bytes: bytes), as: language)
    for site in SiteFinder.sites(in: tree) {
      let ranges = [site.range] + site.texts.map(\.range) + site.icons.map(\.range)
      if ranges.contains(where: { $0.lowerBound < 0 || $0.upperBound > bytes.count }) {
        Issue.record("\(site.construct) is outside: \(String(decoding: bytes.prefix(300), as: UTF8.self))")
        return
      }
    }
  }

  private static func samples(_ language: SourceLanguage) -> [String] {
    switch language {
    case .swift: SwiftSiteTests.sources
    case .kotlin: KotlinSiteTests.sources
    case .typeScript: ReactSiteTests.sources
    case .blueprint, .html, .xml: MarkupSiteTests.sources
    }
  }
}
