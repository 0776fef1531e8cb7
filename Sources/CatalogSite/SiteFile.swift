/// A file of the published tree: the bytes that a web server, an object store and `catalog-service` answer for its
/// path.
package struct SiteFile: Hashable, Sendable {
  /// The path below the root, separated by `/`: `v1/manifest.json`.
  package let path: String
  package let bytes: [UInt8]
  /// True if the address changes with the content, so that the file can be cached for ever.
  package let isImmutable: Bool
  /// Its media type (RFC 9110 §8.3.1), with a charset for text.
  package let mediaType: String

  /// - Parameter mediaType: nil for the one of the path's extension.
  package init(path: String, bytes: [UInt8], isImmutable: Bool = false, mediaType: String? = nil) {
    self.path = path
    self.bytes = bytes
    self.isImmutable = isImmutable
    self.mediaType = mediaType ?? Self.mediaType(ofPath: path)
  }

  package init(path: String, text: String, isImmutable: Bool = false, mediaType: String? = nil) {
    self.init(path: path, bytes: Array(text.utf8), isImmutable: isImmutable, mediaType: mediaType)
  }

  /// The media types by extension; files without one are JSON, such as Iconify's `/collections`.
  package static let mediaTypes = [
    "": "application/json", "css": "text/css; charset=utf-8", "csv": "text/csv; charset=utf-8",
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "json": "application/json",
    "md": "text/markdown; charset=utf-8", "svg": "image/svg+xml", "txt": "text/plain; charset=utf-8",
    "xcstrings": "application/json", "xliff": "application/xliff+xml",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xml": "application/xml",
    "zip": "application/zip",
  ]

  package static func mediaType(ofPath path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let pieces = name.split(separator: ".", omittingEmptySubsequences: false)
    let fileExtension = pieces.count > 1 ? String(pieces.last ?? "") : ""
    return mediaTypes[fileExtension] ?? "application/octet-stream"
  }
}
