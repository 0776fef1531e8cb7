internal import TextFormats

/// The script that copies a text on a click.
enum CopyScript {
  static let name = "copy.js"
}

extension HTML {
  /// Code that a click copies; only code without scripts.
  static func copied(_ text: String) -> HTML {
    element("code", [("class", "copies"), ("lang", "en"), ("dir", "ltr")], text: text)
  }
}

extension PageSite {
  /// The region that announces what was copied, with the word for copying in the page's language.
  func copyStatus(_ locale: Int) -> HTML {
    let word = word("copy", or: "Copy", locale)
    return .element(
      "p",
      [
        ("class", "copied"), ("id", "copied"), ("role", "status"), ("lang", "en"), ("dir", "ltr"),
        ("data-word", word.text), ("data-lang", word.language),
      ])
  }
}
