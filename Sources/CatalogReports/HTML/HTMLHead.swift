internal import CatalogValidation

/// The head of a self-contained page: it contains the style, and its policy allows nothing else.
package enum HTMLHead {
  /// - Parameters:
  ///   - title: escaped.
  ///   - digest: that of the style, as Content Security Policy Level 2 writes it.
  ///   - scriptDigest: that of the page's script; nil for a page without one.
  package static func text(title: String, style: String, digest: String, scriptDigest: String? = nil) -> String {
    let script = scriptDigest.map { "script-src '\($0)'; " } ?? ""
    let policy = "default-src 'none'; style-src '\(digest)'; \(script)base-uri 'none'; form-action 'none'"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>\(title)</title>
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <style>\(style)</style>
      </head>
      """
  }
}
