/// A file that was not read, and the reason.
package struct UnreadFile: Sendable, Hashable {
  package let path: String
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
