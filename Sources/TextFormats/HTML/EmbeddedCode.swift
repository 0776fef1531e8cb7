/// A style or a script that a page has between tags.
package struct EmbeddedCode: Sendable {
  package let text: String
  /// The hash of the text, as Content Security Policy Level 2 writes it; if the text changes, a test reports the new one.
  package let digest: String

  package init(_ text: String, digest: String) {
    self.text = text
    self.digest = digest
  }
}
