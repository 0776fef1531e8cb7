internal import CodeWriting
internal import GeneratedCode

/// The lines of code that show a purpose's button, for pages that copy them.
struct CodeLines {
  let identifier: String
  let swift: String
  let kotlin: String

  /// The lines of a purpose.
  init(_ purpose: GeneratedPurpose) {
    identifier = purpose.identifier
    swift = purpose.name.swift
    kotlin = purpose.name.kotlin
  }

  private init(identifier: String, swift: String, kotlin: String) {
    self.identifier = identifier
    self.swift = swift
    self.kotlin = kotlin
  }

  /// Lines whose names a script replaces.
  static let templates = CodeLines(identifier: "{identifier}", swift: "{swift}", kotlin: "{kotlin}")

  /// A line for each language of apps, with the language's name.
  var lines: [(language: String, line: String)] {
    [
      ("Swift", "Button(.\(swift)) { }"), ("Kotlin", "IconButton(Purpose.\(kotlin)) { }"),
      ("TypeScript", "<PurposeButton purpose=\"\(identifier)\" locale={locale} />"),
    ]
  }
}
