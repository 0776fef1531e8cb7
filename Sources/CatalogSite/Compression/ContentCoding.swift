internal import CCompression

/// A content coding (RFC 9110 §8.4.1) in which files are published beside their plain form.
package enum ContentCoding: String, CaseIterable, Sendable {
  /// RFC 7932; the preferred one.
  case brotli = "br"
  case gzip

  /// The file name extension of a compressed file, as nginx and other servers expect it.
  package var fileExtension: String {
    switch self {
    case .gzip: ".gz"
    case .brotli: ".br"
    }
  }

  /// The compressed bytes; nil if the library is not installed, or if they are not smaller.
  package func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    let capacity = ccompression_bound(bytes.count)
    var isDone = false
    let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let status: ccompression_status
      switch self {
      case .gzip: status = ccompression_gzip(bytes, bytes.count, buffer.baseAddress, capacity, &count)
      case .brotli:
        status = ccompression_brotli(bytes, bytes.count, Self.quality, buffer.baseAddress, capacity, &count)
      }
      isDone = status == CCOMPRESSION_OK
      if !isDone { count = 0 }
    }
    return isDone && output.count < bytes.count ? output : nil
  }

  /// Decompresses the result of ``compressed(_:)`` with gzip.
  ///
  /// - Parameter count: the number of plain bytes.
  /// - Returns: nil for other bytes, or if the library is not installed.
  package static func plain(gzip bytes: UnsafeRawBufferPointer, count: Int) -> [UInt8]? {
    var isDone = false
    let output = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      let input = bytes.bindMemory(to: UInt8.self)
      let status = ccompression_gunzip(input.baseAddress, input.count, buffer.baseAddress, count, &written)
      isDone = status == CCOMPRESSION_OK
    }
    return isDone && output.count == count ? output : nil
  }

  /// Of 11. The files of Standard take 4 % more bytes than with 9, and half of the compressor's processor time; 11 takes half
  /// a minute, and a tenth fewer bytes than 9.
  private static let quality: Int32 = 5
}

extension SiteFile {
  /// The compressed forms of the file, for clients that accept them; empty if the file is already compressed, or small.
  package var compressedForms: [(coding: ContentCoding, file: SiteFile)] {
    guard hasCompressedForms else { return [] }
    return ContentCoding.allCases.compactMap { coding in
      coding.compressed(bytes).map {
        let path = path + coding.fileExtension
        return (coding, SiteFile(path: path, bytes: $0, isImmutable: isImmutable, mediaType: mediaType))
      }
    }
  }

  /// True if clients that accept it get the file compressed.
  package var hasCompressedForms: Bool { isCompressible && bytes.count >= Self.smallest }

  /// Below this, headers outweigh what compression saves.
  private static let smallest = 512

  /// True if browsers load the file. String tables are only downloaded.
  private var isCompressible: Bool {
    let types = ["text/html", "text/css", "text/javascript", "application/json", "image/svg+xml"]
    return !path.hasPrefix("tables/") && types.contains { mediaType.hasPrefix($0) }
  }
}
