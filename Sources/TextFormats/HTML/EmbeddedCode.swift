/// A style or a script that stands in this program's source.
package struct EmbeddedCode: Sendable {
  package let text: String
  /// The hash of the text, as Content Security Policy Level 2 writes it; if the text changes, a test reports the new one.
  package let digest: String

  package init(_ text: StaticString, digest: String) {
    self.text = "\(text)"
    self.digest = digest
  }
}
