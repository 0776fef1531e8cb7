import SourceText
import Testing

@testable import TextFormats

@Suite("Decoding text files")
struct TextDecodingTests {
  private static let text = "\"a\"\n= „ż 👩🏽‍🚀”"

  private static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  @Test(
    "UTF-8 and UTF-16 with byte-order marks",
    arguments: [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), utf16("\u{FEFF}" + text, bigEndian: true),
      utf16("\u{FEFF}" + text, bigEndian: false),
    ])
  func encodings(bytes: [UInt8]) throws {
    let decoded = try TextDecoding.decode(SourceFile(path: "a.strings", bytes: bytes))
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == Self.text)
    #expect(decoded.path == "a.strings")
  }

  @Test("UTF-16 without a byte-order mark where the format allows it", arguments: [true, false])
  func unmarked(bigEndian: Bool) throws {
    let file = SourceFile(path: "a.strings", bytes: Self.utf16(Self.text, bigEndian: bigEndian))
    #expect(
      String(decoding: try TextDecoding.decode(file, allowsUnmarkedUTF16: true).bytes, as: UTF8.self) == Self.text)
    #expect(throws: TextFormatError.self) { try TextDecoding.decode(file) }
  }

  @Test(
    "Errors in texts have places",
    arguments: [
      ([0x61, 0x0A, 0x62, 0xFF], "a.po:2:2: byte 0xFF is not UTF-8; save the file as UTF-8"),
      ([0x61, 0xC3], "a.po:1:2: byte 0xC3 is not UTF-8; save the file as UTF-8"),
      // The error is at the start of a truncated sequence, even of U+FFFD, which decoders insert for errors.
      ([0x61, 0xEF, 0xBF], "a.po:1:2: byte 0xEF is not UTF-8; save the file as UTF-8"),
      ([0xC3, 0xA9, 0xEF, 0xBF, 0x20], "a.po:1:2: byte 0xEF is not UTF-8; save the file as UTF-8"),
      ([0x61, 0x00], "a.po:1:2: the file contains U+0000, so it is not a text file"),
      ([0xFF, 0xFE, 0x61], "a.po: the file ends in the middle of a UTF-16 character; it is cut off"),
      ([0xFF, 0xFE, 0x00, 0xD8], "a.po:1:1: half a surrogate pair is not UTF-16; save the file as UTF-8"),
      ([0xFF, 0xFE, 0x00, 0x00], "a.po: the file is UTF-32; save it as UTF-8"),
    ] as [([UInt8], String)])
  func errors(bytes: [UInt8], message: String) {
    let error = #expect(throws: TextFormatError.self) {
      try TextDecoding.decode(SourceFile(path: "a.po", bytes: bytes))
    }
    #expect(error?.description == message)
  }
}
