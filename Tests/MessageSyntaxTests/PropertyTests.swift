import MessageSyntax
import Testing
import TestSupport

/// Properties of every input, tested with 100,000 inputs; a failure names its seed and bytes.
@Suite("Properties")
struct PropertyTests {
  private static let valid = [
    "Close", "I don''t '{know}'", "{name}", "{n, number, integer} of {m, number, percent}",
    "{count, plural, one {Delete # item} other {Delete # items}}",
    "{n, plural, offset:1 =0 {nobody} =1 {Ann} one {Ann and #} other {'#' '{x}' #}}",
    "{s, select, a {{n, selectordinal, two {#nd} few {#rd} other {#th}}} other {{s}}}",
    "{عدد, plural, zero {لا شيء} two {عنصران} other {# عنصر}}",
  ]
  /// Bytes with a meaning for the parser, including lead and continuation bytes of UTF-8.
  private static let interesting =
    Array("{}{}''##,,  =:-+.019eoz\n".utf8) + [0x00, 0x7F, 0x80, 0xC2, 0xE2, 0xF0, 0xFF]

  @Test("Random bytes", arguments: 1...10 as ClosedRange<UInt64>)
  func randomBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      let length = Int.random(in: 0..<40, using: &generator)
      let bytes = (0..<length).map { _ in
        Bool.random(using: &generator)
          ? Self.interesting.randomElement(using: &generator) ?? 0
          : UInt8.random(in: 0...255, using: &generator)
      }
      check(bytes, seed)
    }
  }

  @Test("Valid messages with a few bytes changed", arguments: 11...20 as ClosedRange<UInt64>)
  func mutations(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      var bytes = Array((Self.valid.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&bytes, &generator) }
      check(bytes, seed)
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let byte = Self.interesting.randomElement(using: &generator) ?? 0
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.insert(byte, at: place)
    case 1 where place < bytes.count: bytes[place] = byte
    case 2 where place < bytes.count: bytes.remove(at: place)
    default: bytes += bytes[place...]
    }
  }

  private func check(_ bytes: [UInt8], _ seed: UInt64) {
    let tree = MessageTree(parsing: bytes)
    let holds =
      tree.reassembledSource == bytes
      && tree.errors.allSatisfy { isInside($0.range, 0..<bytes.count) && !$0.message.isEmpty }
      && rangesNest(tree) && formatsWhenValid(tree)
    if !holds { Issue.record("seed \(seed): \(bytes)") }
  }

  private func isInside(_ inner: Range<Int>, _ outer: Range<Int>) -> Bool {
    inner.lowerBound >= outer.lowerBound && inner.upperBound <= outer.upperBound
  }

  /// Children are inside their parent and in order; so are names and contents.
  private func rangesNest(_ tree: MessageTree) -> Bool {
    tree.nodes.indices.allSatisfy { index in
      let node = tree.nodes[index]
      var end = node.range.lowerBound
      for child in tree.children(of: index) {
        let range = tree.nodes[child].range
        guard range.lowerBound >= end, isInside(range, node.range) else { return false }
        end = range.upperBound
      }
      return [node.nameRange, node.contentRange].allSatisfy { $0.isEmpty || isInside($0, node.range) }
    }
  }

  /// A tree without errors compiles, and formatting gives a text or an error about missing arguments.
  private func formatsWhenValid(_ tree: MessageTree) -> Bool {
    guard tree.errors.isEmpty else { return true }
    guard
      let message = try? CompiledMessage(tree, rules: EnglishRules.rules, isRightToLeft: true)
    else { return false }
    do throws(MessageFormatError) {
      let text = try message.format(["n": 3, "m": 0.5, "count": 1, "s": "a", "name": "Ann"])
      return tree.constantText.map { $0 == text } ?? true
    } catch {
      return !error.message.isEmpty
    }
  }
}
