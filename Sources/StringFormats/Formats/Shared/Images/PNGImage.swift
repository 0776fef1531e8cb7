/// A small picture to embed in a document: PNG (W3C Recommendation "Portable Network Graphics", third edition).
package struct PNGImage: Hashable, Sendable {
  static let maximumByteCount = 1 << 20
  static let maximumSide = 1024

  /// The file's bytes without its print size (`pHYs`, §11.3.4.3), which some programs would scale the picture by.
  package let bytes: [UInt8]
  /// In pixels.
  package let width: Int
  package let height: Int

  /// Checks the bytes of a file without decoding its pixels.
  ///
  /// - Throws: ``StringTableError`` if it is not a PNG, is cut off or too large.
  package init(_ bytes: [UInt8], path: String) throws(StringTableError) {
    guard bytes.count <= Self.maximumByteCount else { throw Self.tooLarge(path) }
    guard bytes.starts(with: Self.signature) else {
      throw StringTableError("the file is not a PNG; save the picture as PNG, whatever its name says", path: path)
    }
    let chunks = Self.chunks(of: bytes)
    guard let header = chunks.first, header.type == "IHDR", header.range.count == Self.headerSize,
      chunks.last?.type == "IEND", chunks.contains(where: { $0.type == "IDAT" })
    else {
      throw StringTableError("the PNG is damaged or cut off; save the picture again", path: path)
    }
    let data = header.range.lowerBound + 8
    (width, height) = (Self.number(bytes, at: data), Self.number(bytes, at: data + 4))
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height) else {
      throw StringTableError(
        "the picture has \(width) × \(height) pixels; save it with 1 to \(Self.maximumSide) on a side", path: path)
    }
    self.bytes = Self.signature + chunks.filter { $0.type != "pHYs" }.flatMap { bytes[$0.range] }
  }

  static func tooLarge(_ path: String) -> StringTableError {
    StringTableError("the picture has more than 1 MiB; save it smaller: 64 pixels on a side are enough", path: path)
  }

  /// §5.2.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Length, type, thirteen bytes and a checksum (§11.2.1).
  private static let headerSize = 25

  /// The complete chunks up to `IEND` (§5.3), each with its range from length to checksum.
  private static func chunks(of bytes: [UInt8]) -> [(type: String, range: Range<Int>)] {
    var chunks: [(type: String, range: Range<Int>)] = []
    var start = signature.count
    while start + 12 <= bytes.count, chunks.last?.type != "IEND" {
      let end = start + 12 + number(bytes, at: start)
      guard end <= bytes.count else { break }
      chunks.append((String(decoding: bytes[start + 4..<start + 8], as: UTF8.self), start..<end))
      start = end
    }
    return chunks
  }

  /// Four bytes, most significant first (§7.1).
  private static func number(_ bytes: [UInt8], at start: Int) -> Int {
    bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
