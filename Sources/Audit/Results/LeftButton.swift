package import SourceText

/// A hand-made button that is not rewritten, and the reason.
package struct LeftButton: Sendable, Hashable {
  package let path: String
  package let position: SourcePosition
  package let reason: FixRefusal
}
