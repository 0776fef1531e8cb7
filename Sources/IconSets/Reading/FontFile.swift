/// The tables of a TrueType or OpenType font (OpenType specification 1.9.1, § OpenType Font File).
struct FontFile {
  /// A part of the font that cannot be read.
  struct Fault: Error, Hashable, CustomStringConvertible {
    let description: String
  }

  private let bytes: [UInt8]
  /// By tag, such as `cmap`.
  private var tables: [String: Range<Int>] = [:]

  init(_ bytes: [UInt8]) throws(Fault) {
    self.bytes = bytes
    let tag = String(decoding: bytes.prefix(4), as: UTF8.self)
    if ["wOFF", "wOF2"].contains(tag) {
      throw Fault(description: "it is a compressed web font; name the .ttf or .otf that it was made from")
    }
    if tag == "ttcf" { throw Fault(description: "it is a collection of fonts; name a single font") }
    guard [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8)].contains(Array(bytes.prefix(4))) else {
      throw Fault(description: "it is not a TrueType or OpenType font; name one, or a folder of SVG files")
    }
    for index in 0..<(try number(at: 4)) {
      let record = 12 + index * 16
      let (start, length) = (try long(at: record + 8), try long(at: record + 12))
      guard start <= bytes.count, length <= bytes.count - start else {
        throw Fault(description: "it is cut off: a table lies behind its end")
      }
      tables[String(decoding: bytes[record..<record + 4], as: UTF8.self)] = start..<start + length
    }
  }

  /// The range of a table in the file; nil if the font does not have it.
  subscript(tag: String) -> Range<Int>? { tables[tag] }

  /// An unsigned number of two bytes.
  func number(at offset: Int) throws(Fault) -> Int {
    guard offset >= 0, offset + 2 <= bytes.count else { throw Fault(description: "it is cut off") }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// An unsigned number of four bytes.
  func long(at offset: Int) throws(Fault) -> Int {
    try number(at: offset) << 16 | number(at: offset + 2)
  }

  /// A string with its length before it, and the offset of its end. Its bytes need not be UTF-8.
  func pascalString(at offset: Int) throws(Fault) -> (text: String, end: Int) {
    guard offset < bytes.count, offset + 1 + Int(bytes[offset]) <= bytes.count else {
      throw Fault(description: "it is cut off")
    }
    let end = offset + 1 + Int(bytes[offset])
    return (String(decoding: bytes[(offset + 1)..<end], as: UTF8.self), end)
  }

  /// The glyph of each character (`cmap`, formats 4 and 12); empty without such a table.
  func glyphs() throws(Fault) -> [UInt32: Int] {
    guard let table = self["cmap"] else { return [:] }
    var glyphs: [UInt32: Int] = [:]
    var starts: Set<Int> = []
    // All subtables together: each of many could state every character.
    var count = 0
    for index in 0..<(try number(at: table.lowerBound + 2)) {
      let start = table.lowerBound + (try long(at: table.lowerBound + 8 + index * 8))
      // Several platforms may share a subtable.
      guard starts.insert(start).inserted else { continue }
      switch try number(at: start) {
      case 4: try addSegments(at: start, to: &glyphs, counting: &count)
      case 12: try addGroups(at: start, to: &glyphs, counting: &count)
      default: break
      }
    }
    return glyphs
  }

  private func addSegments(
    at start: Int, to glyphs: inout [UInt32: Int], counting count: inout Int
  ) throws(Fault) {
    let double = try number(at: start + 6)
    for offset in stride(from: 0, to: double, by: 2) {
      let end = try number(at: start + 14 + offset)
      let first = try number(at: start + 16 + double + offset)
      let delta = try number(at: start + 16 + 2 * double + offset)
      let place = start + 16 + 3 * double + offset
      let range = try number(at: place)
      guard first <= end else { continue }
      count += end - first + 1
      guard count <= 0x10FFFF else { throw Fault(description: "its table 'cmap' is wrong") }
      for character in first...end where character != 0xFFFF {
        var glyph = character
        if range != 0 {
          glyph = try number(at: place + range + 2 * (character - first))
          if glyph == 0 { continue }
        }
        glyphs[UInt32(character)] = (glyph + delta) & 0xFFFF
      }
    }
  }

  private func addGroups(
    at start: Int, to glyphs: inout [UInt32: Int], counting count: inout Int
  ) throws(Fault) {
    for index in 0..<(try long(at: start + 12)) {
      let group = start + 16 + index * 12
      let (first, last, glyph) = (try long(at: group), try long(at: group + 4), try long(at: group + 8))
      count += last - first + 1
      guard first <= last, last <= 0x10FFFF, count <= 0x10FFFF else {
        throw Fault(description: "its table 'cmap' is wrong")
      }
      for character in first...last { glyphs[UInt32(character)] = glyph + character - first }
    }
  }
}
