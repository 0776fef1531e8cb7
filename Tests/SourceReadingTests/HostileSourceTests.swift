import SourceReading
import SourceText
import Testing
import TestSupport

/// Sources that nobody writes: the reader ends, and its places are in the file.
struct HostileSourceTests {
  @Test(
    "Deep nesting, open strings and endless signs end", arguments: SourceLanguage.allCases,
    [
      "(", "[", "{", "\"", "<a>", "<", "\\(", "\"\\(", "${", "/*", "`", "'", "@", "#", "a<", "a(", "a{", "if ", "case ",
      "=>", ".", "?", ":", "-> ", "(a: ", "<a b={", "class A ", "fun ", "try ",
      "await try ", "@a ", ". ",
    ])
  func endsOnRepeats(language: SourceLanguage, piece: String) {
    check(
      Array(String(repeating: piece, count: Sweep.isExhaustive ? 100_000 / piece.utf8.count : 4_000).utf8), language)
  }

  @Test("Damaged sources end", arguments: SourceLanguage.allCases)
  func endsOnDamage(language: SourceLanguage) {
    var random = SeededGenerator(seed: 42)
    let samples = Self.samples[language] ?? []
    for _ in 0..<(Sweep.isExhaustive ? 10_000 : 300) {
      var bytes = Array((samples.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes, &random) }
      check(bytes, language)
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...12, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
    default: bytes.swapAt(place, end - 1)
    }
  }

  private func check(_ bytes: [UInt8], _ language: SourceLanguage) {
    let tree = SourceReader.read(SourceFile(path: "A.tsx", bytes: bytes), as: language)
    var open = tree.nodes.map { (node: $0, within: 0..<bytes.count) }
    while let (node, within) = open.popLast() {
      guard within.lowerBound <= node.range.lowerBound, node.range.upperBound <= within.upperBound else {
        Issue.record("\(node.range) is not in \(within): \(String(decoding: bytes.prefix(200), as: UTF8.self))")
        return
      }
      open += node.children.map { ($0, 0..<bytes.count) }
    }
  }

  private static let samples: [SourceLanguage: [String]] = [
    .swift: CodeReaderTests.swift.map(\.source), .kotlin: CodeReaderTests.kotlin.map(\.source),
    .typeScript: CodeReaderTests.typeScript.map(\.source),
    .blueprint: [
      "template $A: Adw.Window { [end] Gtk.Button a { label: _(\"b\"); clicked => $c() swapped; } menu { item (_(\"d\"), \"e\") } }"
    ],
    .html: [
      "<div class=a><button title='b'>c &amp; d</button><br><ul><li>e<li>f</ul><!-- g --><script>h</script></div>"
    ],
    .xml: ["<menu><item title=\"a\" icon=\"b\"/><!-- c --><group>d</group></menu>"],
  ]
}
