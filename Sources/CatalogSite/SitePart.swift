/// Files of the published tree that are made together, on the first request for one of them.
package struct SitePart: Sendable {
  /// The paths of the files, if they are known before the files are made.
  package let paths: [String]
  /// The beginning of all other paths, up to and including a `/` or a `.`: the name of a bundle depends on its content.
  /// nil if all paths are known.
  package let prefix: String?
  private let make: @Sendable () throws(SiteError) -> [SiteFile]

  package init(
    _ paths: [String], prefix: String? = nil, _ make: @escaping @Sendable () throws(SiteError) -> [SiteFile]
  ) {
    self.paths = paths
    self.prefix = prefix
    self.make = make
  }

  /// A part with one file.
  init(_ path: String, _ make: @escaping @Sendable () throws(SiteError) -> SiteFile) {
    self.init([path]) { () throws(SiteError) in [try make()] }
  }

  /// A part with files that already exist.
  package init(_ files: [SiteFile]) { self.init(files.map(\.path)) { files } }

  /// Makes the files, the same ones each time.
  ///
  /// - Throws: ``SiteError`` if they cannot be made.
  package func files() throws(SiteError) -> [SiteFile] { try make() }
}
