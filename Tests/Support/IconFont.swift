/// A small icon font: letters, an icon with a name, one without, and one that the word `home` becomes.
package enum IconFont {
  /// Numbers of two bytes.
  package static func u16(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
  }

  /// A number of four bytes.
  package static func u32(_ number: Int) -> [UInt8] { u16(number >> 16 & 0xFFFF, number & 0xFFFF) }

  /// Glyphs: 0 .notdef, 1…4 the letters h, o, m, e, 5 `trash`, 6 without a name, 7 the ligature.
  package static var bytes: [UInt8] { bytes() }

  /// The font with other tables.
  ///
  /// - Parameter tables: the content by tag, in place of the font's own.
  package static func bytes(replacing tables: [String: [UInt8]] = [:]) -> [UInt8] {
    let characters: [(Int, Int)] = [(0x65, 4), (0x68, 1), (0x6D, 3), (0x6F, 2), (0xE000, 5), (0xE001, 6), (0xFFFF, 0)]
    let count = characters.count
    let segments =
      u16(4, 16 + 8 * count, 0, 2 * count, 0, 0, 0) + characters.flatMap { u16($0.0) } + u16(0)
      + characters.flatMap { u16($0.0) } + characters.flatMap { u16(($0.1 - $0.0) & 0xFFFF) }
      + characters.flatMap { _ in u16(0) }
    let cmap = u16(0, 1, 3, 1) + u32(12) + segments
    let names = ["trash", "uniE001"]
    let post =
      u32(0x0002_0000) + [UInt8](repeating: 0, count: 28) + u16(8, 0, 75, 82, 80, 72, 258, 259, 0)
      + names.flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) }
    // Lookup list at 10: one lookup with one subtable, whose only set has the ligature of h, o, m and e.
    let ligature = u16(7, 4, 2, 3, 4)
    let subtable = u16(1, 8 + 4 + ligature.count, 1, 8) + u16(1, 4) + ligature + u16(1, 1, 1)
    let gsub = u32(0x0001_0000) + u16(0, 0, 10) + u16(1, 4) + u16(4, 0, 1, 8) + subtable
    let tables = [("GSUB", gsub), ("cmap", cmap), ("post", post)].map { tag, table in (tag, tables[tag] ?? table) }
    var offset = 12 + 16 * tables.count
    var (directory, content): ([UInt8], [UInt8]) = ([0, 1, 0, 0] + u16(tables.count, 0, 0, 0), [])
    for (tag, table) in tables {
      directory += Array(tag.utf8) + u32(0) + u32(offset) + u32(table.count)
      content += table
      offset += table.count
    }
    return directory + content
  }
}
