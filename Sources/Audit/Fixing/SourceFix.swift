/// A button that is rewritten into the form that `catalog generate` offers.
package struct SourceFix: Sendable {
  /// The bytes that are replaced.
  let range: Range<Int>
  let text: String
  /// The line of the button, from 1.
  package let line: Int
  package let purpose: String
}

/// The fixes of one file, and the file with them.
package struct FixedFile: Sendable {
  package let path: String
  package let old: [UInt8]
  package let new: [UInt8]
  package let fixes: [SourceFix]
}

/// What generated code is called in an app, as audit.json says under `generated`.
package struct GeneratedNames: Sendable, Equatable {
  /// The module that Swift files import; nil if the generated files belong to the app's own target.
  package var swift: String?
  /// The package of generated Kotlin; nil if it is not said.
  package var kotlin: String?
  /// The module with React's `PurposeButton`, as sources import it.
  package var typeScript: String?
  /// The expression that gives `PurposeButton` its locale.
  package var locale: String?

  package init(swift: String? = nil, kotlin: String? = nil, typeScript: String? = nil, locale: String? = nil) {
    self.swift = swift
    self.kotlin = kotlin
    self.typeScript = typeScript
    self.locale = locale
  }
}
