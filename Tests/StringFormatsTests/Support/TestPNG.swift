/// Handwritten PNG images of a single colour.
enum TestPNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// An image of grey pixels; the same grey and size give the same image.
  static func bytes(width: Int = 2, height: Int = 2, grey: UInt8 = 0x80, more: [UInt8] = []) -> [UInt8] {
    let row = [0] + Array(repeating: grey, count: width)
    let rows = Array(repeating: row, count: height).flatMap(\.self)
    return signature + header(width: width, height: height) + more + chunk("IDAT", packed(rows)) + chunk("IEND", [])
  }

  /// Eight bits of grey per pixel.
  static func header(width: Int, height: Int) -> [UInt8] {
    chunk("IHDR", number(width) + number(height) + [8, 0, 0, 0, 0])
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return number(data.count) + body + number(TestArchive.checksum(body))
  }

  /// A print resolution of 30 pixels per inch; some programs scale images by it.
  static let coarse = chunk("pHYs", number(1181) + number(1181) + [1])

  /// Bytes in one uncompressed block (RFC 1950, RFC 1951 §3.2.4).
  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8))
    let sums = bytes.reduce((1, 0)) { sums, byte in
      let sum = (sums.0 + Int(byte)) % 65_521
      return (sum, (sums.1 + sum) % 65_521)
    }
    return [0x78, 0x01, 0x01, low, high, ~low, ~high] + bytes + number(sums.1 << 16 | sums.0)
  }

  private static func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
}
