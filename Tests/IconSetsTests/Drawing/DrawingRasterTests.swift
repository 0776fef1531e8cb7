import Foundation
import TestSupport
import Testing

@testable import IconSets

/// Rasters against those of librsvg.
@Suite struct DrawingRasterTests {
  /// Icons with all features, each drawn in black.
  private static let icons = [
    DrawnIcon.lines(DrawnIcon.trashWithLines), DrawnIcon.lines(DrawnIcon.lock), DrawnIcon.lines(DrawnIcon.bell),
    DrawnIcon.areas(DrawnIcon.star), DrawnIcon.lines("<g transform='rotate(10 12 12)'>\(DrawnIcon.star)</g>"),
    DrawnIcon.areas("<path fill-rule='evenodd' d='M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0zm5-1h10v2H7z'/>"),
    DrawnIcon.areas("<path d='M2 2H22V22H2zM6 6H18V18H6zM9 9V15H15V9z'/>"),
    DrawnIcon.areas("<ellipse cx='12' cy='9' rx='9' ry='5'/><rect x='3' y='16' width='18' height='6' rx='3' ry='1'/>"),
    DrawnIcon.lines(
      "<path stroke-linejoin='miter' d='M4 20 12 4l8 16'/><path stroke-linejoin='bevel' d='M8 20l4-8 4 8'/>",
      width: "1.5"),
    DrawnIcon.lines(
      "<path stroke-linecap='butt' d='M2 6h20'/><path stroke-linecap='square' d='M6 12h12'/><path d='M4 18h.01'/>"),
    DrawnIcon.areas(
      """
      <g transform='translate(12 12) skewX(20) scale(1 -1)' style='fill:#1239;stroke:#000;stroke-width:.5'>
      <path d='M-8-6Q0 10 8-6T9 6s-4 4-8-2z'/></g>
      """),
    DrawnIcon.areas(
      """
      <defs><g id='dot'><circle cx='3' cy='3' r='2.500'/></g></defs><use href='#dot'/><use href='#dot' x='9' y='9'/>
      <use href='#dot' transform='translate(18 18) scale(.8)'/><path d='M20 2a9 4 30 0 1-6 6 4 9-30 1 0 3-2z'/>
      """),
    DrawnIcon.lines(
      "<circle cx='12' cy='12' r='9' stroke-dasharray='4 3' stroke-dashoffset='1' stroke-linecap='butt'/>"),
    DrawnIcon.areas("<rect x='-4' y='3' width='14' height='30'/><polygon points='14,1 23,12 14,23 17,12'/>"),
  ]

  /// Prints the opacities of a PNG image with four bytes a pixel (PNG, third edition, §9).
  private static let decoder = """
    import sys, zlib
    png = sys.stdin.buffer.read()
    width, height, bits, colour = *[int.from_bytes(png[i:i + 4], 'big') for i in (16, 20)], png[24], png[25]
    assert (bits, colour) == (8, 6), (bits, colour)
    data, place = b'', 8
    while place < len(png):
        size = int.from_bytes(png[place:place + 4], 'big')
        if png[place + 4:place + 8] == b'IDAT': data += png[place + 8:place + 8 + size]
        place += size + 12
    data, before = zlib.decompress(data), bytes(4 * width)
    for y in range(height):
        kind, line = data[y * (4 * width + 1)], bytearray(data[y * (4 * width + 1) + 1:(y + 1) * (4 * width + 1)])
        for i in range(len(line)):
            a, b, c = line[i - 4] if i > 3 else 0, before[i], before[i - 4] if i > 3 else 0
            p = a + b - c
            paeth = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
            line[i] = (line[i] + (0, a, b, (a + b) // 2, paeth)[kind]) % 256
        print(*line[3::4])
        before = line
    """

  /// The opacities from 0 to 1 of an icon that librsvg draws.
  private static func opacities(of svg: String) throws -> [Double] {
    let png = try ChildProgram.run(["rsvg-convert", "-w", "24", "-h", "24"], input: Array(svg.utf8))
    guard png.status == 0 else {
      throw MissingProgram(description: "rsvg-convert failed or is missing; apt install librsvg2-bin: \(png.errors)")
    }
    let text = try ChildProgram.run(["python3", "-c", decoder], input: Array(png.bytes))
    guard text.status == 0 else { throw MissingProgram(description: "apt install python3: \(text.errors)") }
    return text.output.split(whereSeparator: \.isWhitespace).compactMap { Double($0).map { $0 / 255 } }
  }

  @Test("Pixels have the coverage that librsvg gives them", arguments: icons)
  func looksLikeLibrsvg(svg: String) throws {
    let raster = try DrawnIcon.picture(svg).raster
    // Inks of less than full opacity count as full.
    let opacities = try Self.opacities(of: svg.replacing("#1239", with: "#123"))
    try #require(opacities.count == 24 * 24)
    var (sum, greatest) = (0.0, 0.0)
    for (index, opacity) in opacities.enumerated() {
      let difference = abs(raster.coverage(column: index % 24, row: index / 24) - opacity)
      sum += difference
      greatest = max(greatest, difference)
    }
    #expect(sum / Double(24 * 24) < 0.012, "mean")
    #expect(greatest < 0.25, "greatest")
  }

  @Test func coverageIsTheInkOfAPixel() throws {
    let raster = try DrawnIcon.picture(DrawnIcon.areas("<path d='M2 2h3v1.6H2z'/>")).raster
    #expect(raster.coverage(column: 2, row: 2) == 1)
    #expect(abs(raster.coverage(column: 4, row: 3) - 0.6) < 1e-9)
    #expect(raster.coverage(column: 5, row: 2) == 0 && raster.coverage(column: -1, row: 99) == 0)
    #expect(raster.mirrored.coverage(column: 21, row: 2) == 1)
  }

  @Test func inkFillsItsFrame() throws {
    let drawing = try Drawing(svg: Array(DrawnIcon.areas("<path d='M2 2h4v2H2z'/>").utf8))
    let raster = DrawingRaster(drawing, frame: .inkBox)
    #expect(raster.coverage(column: 1, row: 12) == 1 && raster.coverage(column: 22, row: 7) == 1)
    #expect(raster.coverage(column: 0, row: 12) == 0 && raster.coverage(column: 12, row: 5) == 0)
  }

  @Test("A random path mirrored twice is itself, and its mirror image", arguments: 0..<40 as Range<UInt64>)
  func mirrorsTwice(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func number() -> Int { Int.random(in: 1...23, using: &generator) }
    let path = (0..<6).map { _ in "L\(number()) \(number())Q\(number()) \(number()) \(number()) \(number())" }.joined()
    let picture = try DrawnIcon.picture(DrawnIcon.lines("<path d='M12 12\(path)'/>"))
    let flipped = try DrawnIcon.picture(
      DrawnIcon.lines("<g transform='translate(24) scale(-1 1)'><path d='M12 12\(path)'/></g>"))
    #expect(picture.mirrored.mirrored.raster == picture.raster)
    #expect(flipped.isMirrorImage(of: picture) && flipped.isSame(as: picture.mirrored))
    #expect(picture.isSame(as: picture) && picture.isNear(picture))
  }
}
