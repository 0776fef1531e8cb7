internal import CCompression

/// A content coding (RFC 9110 §8.4.1) in which files are published beside their plain form.
package enum ContentCoding: String, CaseIterable, Sendable {
  /// RFC 7932; the preferred one.
  case brotli = "br"
  case gzip

  /// The ending of a compressed file, as nginx and others look for it.
  package var fileExtension: String {
    switch self {
    case .gzip: ".gz"
    case .brotli: ".br"
    }
  }

  /// The compressed bytes; nil where the library is not installed, or for what does not become smaller.
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

  /// The plain bytes of what ``compressed(_:)`` made with gzip.
  ///
  /// - Parameter count: how many they are.
  /// - Returns: nil for other bytes, or where the library is not installed.
  package static func plain(gzip bytes: UnsafeRawBufferPointer, count: Int) -> [UInt8]? {
    var isDone = false
    let output = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      let input = bytes.bindMemory(to: UInt8.self)
      let status = ccompression_gunzip(input.baseAddress, input.count, buffer.baseAddress, count, &written)
      isDone = status == CCOMPRESSION_OK
    }
    return isDone && output.count == count ? output : nil
  }

  /// Of 11: the tree of Standard takes half a second with 9 and half a minute with 11, which saves a tenth more.
  private static let quality: Int32 = 9
}

extension SiteFile {
  /// The compressed forms of the file, for clients that accept them; none for what is compressed already or small.
  package var compressedForms: [(coding: ContentCoding, file: SiteFile)] {
    guard hasCompressedForms else { return [] }
    return ContentCoding.allCases.compactMap { coding in
      coding.compressed(bytes).map {
        let path = path + coding.fileExtension
        return (coding, SiteFile(path: path, bytes: $0, isImmutable: isImmutable, mediaType: mediaType))
      }
    }
  }

  /// Whether clients that accept it get the file compressed.
  package var hasCompressedForms: Bool { isCompressible && bytes.count >= Self.smallest }

  /// Below this, headers outweigh what compression saves.
  private static let smallest = 512

  /// Whether browsers load it: string tables are for downloading.
  private var isCompressible: Bool {
    let types = ["text/html", "text/css", "text/javascript", "application/json", "image/svg+xml"]
    return !path.hasPrefix("tables/") && types.contains { mediaType.hasPrefix($0) }
  }
}
