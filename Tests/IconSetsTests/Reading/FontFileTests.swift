import TestSupport
import Testing

@testable import IconSets

/// Fonts as icon sets; broken and hostile ones end in an error.
@Suite struct FontFileTests {
  private static func icons(_ bytes: [UInt8]) throws -> (names: Set<String>, unnamed: Int) {
    try FontGlyphNames.icons(of: FontFile(bytes))
  }

  @Test("Icons are glyphs outside of the letters, and those that a word becomes")
  func namesIcons() throws {
    let icons = try Self.icons(IconFont.bytes)
    #expect(icons.names == ["home", "trash"] && icons.unnamed == 1)
  }

  @Test("Each table may lack: without names, icons have none; without characters, there are none")
  func readsFontsWithoutTables() throws {
    let unnamed = try Self.icons(IconFont.bytes(replacing: ["post": IconFont.u32(0x0003_0000)]))
    #expect(unnamed.names == ["home"] && unnamed.unnamed == 2)
    // An unknown format of characters.
    let empty = try Self.icons(
      IconFont.bytes(replacing: ["cmap": IconFont.u16(0, 1, 3, 1) + IconFont.u32(12) + IconFont.u16(6)]))
    #expect(empty.names.isEmpty && empty.unnamed == 0)
  }

  @Test("A name that is not UTF-8 takes as many bytes as it has")
  func readsNamesOfOtherEncodings() throws {
    let names: [[UInt8]] = [[0x63, 0x61, 0x66, 0xE9], Array("trash".utf8)]
    let post =
      IconFont.u32(0x0002_0000) + [UInt8](repeating: 0, count: 28) + IconFont.u16(8, 0, 75, 82, 80, 72, 259, 258, 0)
      + names.flatMap { [UInt8($0.count)] + $0 }
    #expect(try Self.icons(IconFont.bytes(replacing: ["post": post])).names == ["home", "trash", "caf\u{FFFD}"])
  }

  @Test(
    "Files of other kinds are named",
    arguments: [
      ("wOFF", "it is a compressed web font; name the .ttf or .otf that it was made from"),
      ("wOF2", "it is a compressed web font; name the .ttf or .otf that it was made from"),
      ("ttcf", "it is a collection of fonts; name a single font"),
      ("<svg", "it is not a TrueType or OpenType font; name one, or a folder of SVG files"),
      ("", "it is not a TrueType or OpenType font; name one, or a folder of SVG files"), ("true", "it is cut off"),
    ])
  func namesOtherFiles(start: String, message: String) {
    do {
      _ = try FontFile(Array(start.utf8))
      Issue.record("'\(start)' is no font")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test("A table outside of the file is refused", arguments: [0xFFFF_FFFF, 0x8000_0000, 10_000])
  func refusesTablesOutside(place: Int) {
    for field in [8, 12] {
      var bytes = IconFont.bytes
      bytes.replaceSubrange(12 + field..<16 + field, with: IconFont.u32(place))
      #expect(throws: FontFile.Fault.self, "\(field)") { try FontFile(bytes) }
    }
  }

  /// A table of characters with one subtable.
  private static func characters(_ subtable: [UInt8]) -> [UInt8] {
    IconFont.u16(0, 1, 3, 10) + IconFont.u32(12) + subtable
  }

  private static func group(_ first: Int, _ last: Int, glyph: Int) -> [UInt8] {
    IconFont.u32(first) + IconFont.u32(last) + IconFont.u32(glyph)
  }

  private static func groups(_ groups: [[UInt8]], count: Int? = nil) -> [UInt8] {
    IconFont.u16(12, 0) + IconFont.u32(16 + 12 * groups.count) + IconFont.u32(0) + IconFont.u32(count ?? groups.count)
      + groups.joined()
  }

  @Test func readsGroupsOfCharacters() throws {
    let cmap = Self.characters(
      Self.groups([Self.group(0x61, 0x7A, glyph: 20), Self.group(0xF0000, 0xF0000, glyph: 5)]))
    #expect(try Self.icons(IconFont.bytes(replacing: ["cmap": cmap, "GSUB": []])).names == ["trash"])
  }

  @Test(
    "Groups that are reversed, too high, too many or cut off are refused",
    arguments: [
      groups([group(2, 1, glyph: 1)]), groups([group(0, 0xFFFF_FFFF, glyph: 1)]),
      groups([group(0, 0x10FFF0, glyph: 1), group(0, 0x10FFF0, glyph: 1)]),
      groups([group(1, 2, glyph: 1)], count: 1 << 31),
    ])
  func refusesGroups(subtable: [UInt8]) {
    #expect(throws: FontFile.Fault.self) {
      try FontFile(IconFont.bytes(replacing: ["cmap": Self.characters(subtable)])).glyphs()
    }
  }

  @Test("Subtables count together, and a shared one once")
  func boundsSubtables() throws {
    func table(_ starts: [Int], _ subtables: [UInt8]) -> [UInt8] {
      let records = starts.flatMap { IconFont.u16(3, 10) + IconFont.u32(4 + 8 * starts.count + $0) }
      return IconFont.bytes(replacing: ["cmap": IconFont.u16(0, starts.count) + records + subtables])
    }
    let half = Self.groups([Self.group(0, 0x5FFFF, glyph: 1)])
    #expect(try FontFile(table(Array(repeating: 0, count: 5_000), half)).glyphs().count == 0x60000)
    let copies = Array(repeating: half, count: 3)
    #expect(throws: FontFile.Fault(description: "its table 'cmap' is wrong")) {
      try FontFile(table(copies.indices.map { $0 * half.count }, Array(copies.joined()))).glyphs()
    }
  }

  @Test("Coverage that is reversed or counts glyphs twice is refused")
  func refusesCoverage() {
    for ranges in [[(2, 1)], Array(repeating: (0, 0xFFFE), count: 3)] {
      let coverage = IconFont.u16(2, ranges.count) + ranges.flatMap { IconFont.u16($0.0, $0.1, 0) }
      let gsub =
        IconFont.u32(0x0001_0000) + IconFont.u16(0, 0, 10) + IconFont.u16(1, 4) + IconFont.u16(4, 0, 1, 8)
        + IconFont.u16(1, 6, 0) + coverage
      #expect(throws: FontFile.Fault(description: "its table 'GSUB' is wrong")) {
        try Self.icons(IconFont.bytes(replacing: ["GSUB": gsub]))
      }
    }
  }

  @Test("A font that is cut off anywhere, or has any byte changed, is read or refused")
  func survivesMutation() {
    let bytes = IconFont.bytes
    for count in bytes.indices { #expect(throws: FontFile.Fault.self) { try Self.icons(Array(bytes.prefix(count))) } }
    for place in bytes.indices {
      for value: UInt8 in [0x00, 0x7F, 0xFF, bytes[place] ^ 0x80] {
        var mutated = bytes
        mutated[place] = value
        _ = try? Self.icons(mutated)
      }
    }
  }
}
