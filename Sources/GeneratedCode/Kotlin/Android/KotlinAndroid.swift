internal import CodeWriting

/// The options for Android in generated Kotlin.
package struct KotlinAndroid: Hashable, Sendable {
  /// The pattern of the app's drawables for icons: `com.example.app.R.drawable.ic_{name}`.
  package struct DrawablePattern: Hashable, Sendable {
    private let prefix: String
    private let suffix: String

    /// Reads a pattern; nil if it is not a qualified name with `{name}` in its last part.
    package init?(_ text: String) {
      guard let match = text.wholeMatch(of: /((?:[A-Za-z_]\w*\.)+\w*)\{name\}(\w*)/.asciiOnlyWordCharacters()) else {
        return nil
      }
      (prefix, suffix) = (String(match.1), String(match.2))
    }

    /// The expression for an icon; nil if its name is not a valid resource name (Android, App resources: names become
    /// Java fields).
    func expression(icon: String) -> String? {
      // Names of resource files have lower-case letters, digits and underscores.
      let name = String(icon.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      let parts = prefix.split(separator: ".", omittingEmptySubsequences: false)
      let last = "\(parts.last ?? "")\(name)\(suffix)"
      guard last.first?.isNumber == false else { return nil }
      return (parts.dropLast() + [last[...]]).map { Kotlin.name(String($0)) }.joined(separator: ".")
    }
  }

  /// The app's drawables; nil if the app maps icons to drawables itself.
  package var drawables: DrawablePattern?
  /// True to generate files for Jetpack Compose.
  package var hasCompose: Bool

  package init(drawables: DrawablePattern? = nil, hasCompose: Bool = true) {
    self.drawables = drawables
    self.hasCompose = hasCompose
  }
}
