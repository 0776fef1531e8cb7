internal import CatalogFiles
internal import SourceText

/// A button that is rewritten into the form that `catalog generate` offers.
package struct SourceFix: Sendable {
  /// The bytes that are replaced.
  let range: Range<Int>
  let text: String
  /// The line of the button, from 1.
  package let line: Int
  package let purpose: String
}

/// The bytes that replace a button, and perhaps the statements after it.
struct FixedCode {
  let range: Range<Int>
  let text: String
}

/// The fixes of one file, and the file with them.
package struct FixedFile: Sendable {
  package let path: String
  package let old: [UInt8]
  package let new: [UInt8]
  package let fixes: [SourceFix]
}

/// The result of `--fix` for an app: the files that change, and the buttons that are not rewritten.
package struct FixOutcome: Sendable {
  /// In the order of their paths.
  package private(set) var files: [FixedFile] = []
  /// In the order of files and places.
  package private(set) var left: [LeftButton] = []

  package init() {}

  mutating func add(_ file: FixedFile?, left: [LeftButton]) {
    if let file { files.append(file) }
    self.left += left
  }

  /// The buttons that are rewritten.
  package var count: Int { files.reduce(0) { $0 + $1.fixes.count } }

  /// A line for each reason with the first places, the most frequent reason first:
  /// `left: 12 say other words in some locale (App/A.swift:3:5, …)`.
  package var summary: [String] {
    // Reasons with the same text count as one.
    let groups = Dictionary(grouping: left) { $0.reason.summary(count: 2) }
    let sorted = groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.value)
    return sorted.compactMap { buttons in
      buttons.first.map { first in
        let places = buttons.prefix(Self.placeCount).map { "\($0.path.onOneLine):\($0.position)" }
        let rest = buttons.count > Self.placeCount ? " …" : ""
        return "left: \(first.reason.summary(count: buttons.count)) (\(places.joined(separator: ", "))\(rest))"
      }
    }
  }

  private static let placeCount = 3
}

/// The names of generated code in an app, from `generated` in audit.json.
package struct GeneratedNames: Sendable, Equatable {
  /// The module that Swift files import; nil if the generated files are in the app's own target.
  package var swift: String?
  /// The package of generated Kotlin; nil if audit.json does not name it.
  package var kotlin: String?
  /// The module with React's `PurposeButton`, as sources import it.
  package var typeScript: String?
  /// The expression that gives `PurposeButton` its locale.
  package var locale: String?
  /// The module with `definePurposeButton`, as pages import it.
  package var element: String?
  /// The module of the locale that `<purpose-button>` has: `/purposes/locales/de.js`.
  package var elementLocale: String?

  /// The same for one file: a module that audit.json names relative to the audited folder is imported from the file's.
  func imported(by file: String, below roots: [String]) -> GeneratedNames {
    guard let module = typeScript, module.hasPrefix("./") || module.hasPrefix("../"),
      let root = roots.filter({ $0 == "." || file.hasPrefix($0 + "/") }).max(by: { $0.utf8.count < $1.utf8.count })
    else { return self }
    var names = self
    let way = Path.way(from: Path.parent(of: file), to: Path.join(root, module))
    names.typeScript = way.hasPrefix("../") ? way : "./\(way)"
    return names
  }
}
