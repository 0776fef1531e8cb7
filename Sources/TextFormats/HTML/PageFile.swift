internal import CPageFiles

/// The stylesheets and scripts of pages and reports, which are files in folders called Code and are inside the program.
package enum PageFile {
  private static let texts: [String: String] = {
    var texts: [String: String] = [:]
    var file = cpage_files()
    while let name = file?.pointee.name, let text = file?.pointee.text {
      texts[String(cString: name)] = String(cString: text)
      file = file?.advanced(by: 1)
    }
    return texts
  }()

  /// The text of a file with a name, such as `style.css`; it ends with a line break.
  package static func text(_ name: String) -> String {
    guard let text = texts[name] else { preconditionFailure("Sources/CPageFiles does not embed '\(name)'") }
    return text
  }

  /// The text without the line break at its end, for a page that has it between tags.
  package static func body(_ name: String) -> String { String(text(name).dropLast()) }
}
