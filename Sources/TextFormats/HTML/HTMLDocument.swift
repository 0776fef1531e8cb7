/// Whole pages.
extension HTML {
  /// A page, with what each has in its head.
  ///
  /// - Parameter attributes: those of the root, such as `lang`.
  package static func document(_ attributes: Attributes, head: [HTML], body: [HTML]) -> String {
    let facts: [HTML] = [
      .element("meta", [("charset", "utf-8")]),
      .element("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")]),
    ]
    let root = element(
      "html", attributes, content: [.element("head", content: facts + head), .element("body", content: body)])
    return "<!DOCTYPE html>\n\(root.markup)\n"
  }

  /// A page in English that contains its style and its script, in a policy that allows nothing else.
  ///
  /// - Parameter style: the rules of the page on top of ``PageStyle/base``.
  package static func selfContained(
    title: String, style: EmbeddedCode, script: EmbeddedCode? = nil, body: [HTML]
  ) -> String {
    let styles = [PageStyle.base, style]
    let policy = [
      "default-src 'none'", "style-src \(styles.map { "'\($0.digest)'" }.joined(separator: " "))",
      script.map { "script-src '\($0.digest)'" }, "base-uri 'none'", "form-action 'none'",
    ]
    let head: [HTML] = [
      .element("title", text: title),
      .element(
        "meta",
        [("http-equiv", "Content-Security-Policy"), ("content", policy.compactMap(\.self).joined(separator: "; "))]),
    ]
    return document(
      [("lang", "en")], head: head + styles.map { .element("style", content: [.embedded($0)]) },
      body: body + [script].compactMap(\.self).map { .element("script", content: [.embedded($0)]) })
  }
}
