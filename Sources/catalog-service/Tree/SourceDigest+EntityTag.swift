import CatalogModel

extension SourceDigest {
  /// The strong entity tag of bytes, with its quotation marks (RFC 9110 §8.8.3).
  static func entityTag(of bytes: [UInt8]) -> String {
    "\"\(bytes.withUnsafeBufferPointer { of($0) })-\(String(bytes.count, radix: 36))\""
  }
}
