/// The whole published tree.
package struct Site: Sendable {
  /// Sorted by path.
  package let files: [SiteFile]

  package init(_ input: SiteInput) {
    files = [].sorted { $0.path < $1.path }
  }
}
