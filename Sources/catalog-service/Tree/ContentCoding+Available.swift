import CatalogSite

extension ContentCoding {
  /// The codings whose libraries are installed.
  static let available = allCases.filter { $0.compressed([UInt8](repeating: 0, count: 1_024)) != nil }
}
