import Testing

@testable import StringFormats

@Suite("Pictures")
struct PNGImageTests {
  @Test("A picture keeps its size and loses only its print size")
  func sizes() throws {
    let image = try PNGImage(TestPNG.bytes(width: 3, height: 5, more: TestPNG.coarse), path: "a.png")
    #expect(image.width == 3 && image.height == 5)
    #expect(image.bytes == TestPNG.bytes(width: 3, height: 5))
    let comment = TestPNG.chunk("tEXt", Array("Title\0Bin".utf8))
    #expect(try PNGImage(TestPNG.bytes(more: comment), path: "a.png").bytes == TestPNG.bytes(more: comment))
    #expect(try PNGImage(TestPNG.bytes() + [1, 2, 3], path: "a.png").bytes == TestPNG.bytes())
  }

  private static let whole = TestPNG.bytes()
  private static let data = TestPNG.chunk("IDAT", [1])
  private static let end = TestPNG.chunk("IEND", [])

  private static func sized(_ width: Int, _ height: Int) -> [UInt8] {
    TestPNG.signature + TestPNG.header(width: width, height: height) + data + end
  }

  @Test("The largest picture")
  func largest() throws {
    #expect(try PNGImage(Self.sized(1024, 1024), path: "a.png").width == 1024)
    let most = PNGImage.maximumByteCount - TestPNG.bytes().count - TestPNG.chunk("tEXt", []).count
    let filler = TestPNG.chunk("tEXt", Array(repeating: 0x20, count: most))
    #expect(try PNGImage(TestPNG.bytes(more: filler), path: "a.png").bytes.count == PNGImage.maximumByteCount)
  }

  @Test(
    "Invalid pictures",
    arguments: [
      ([], "the file is not a PNG; save the picture as PNG, whatever its name says"),
      ([0xFF, 0xD8, 0xFF, 0xE0], "the file is not a PNG"), (Array("<svg/>".utf8), "the file is not a PNG"),
      (TestPNG.signature, "the PNG is damaged or cut off; save the picture again"),
      (Array(whole.dropLast(1)), "damaged or cut off"), (Array(whole.prefix(40)), "damaged or cut off"),
      (TestPNG.signature + data + end, "damaged or cut off"),
      (TestPNG.signature + TestPNG.header(width: 1, height: 1) + end, "damaged or cut off"),
      (TestPNG.signature + TestPNG.chunk("IHDR", [0, 0, 0, 1]) + data + end, "damaged or cut off"),
      (TestPNG.signature + [0xFF, 0xFF, 0xFF, 0xFF] + Array("IHDR".utf8) + [0, 0, 0, 0], "damaged or cut off"),
      (sized(0, 1), "the picture has 0 × 1 pixels; save it with 1 to 1024 on a side"),
      (sized(1, 1025), "the picture has 1 × 1025 pixels"), (sized(0xFFFF_FFFF, 9), "has 4294967295 × 9 pixels"),
      (Array(repeating: 0, count: 1 << 20 + 1), "the picture has more than 1 MiB; save it smaller"),
    ] as [([UInt8], String)])
  func refused(bytes: [UInt8], expected: String) {
    let message = #expect(throws: StringTableError.self) { try PNGImage(bytes, path: "a.png") }?.description
    #expect(message?.hasPrefix("a.png: ") == true && message?.contains(expected) == true, "\(message ?? "")")
  }
}
