import ArgumentParser
import CatalogFiles
import CatalogModel
import GeneratedCode
import StringFormats
import StringTables

struct GenerateKotlinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kotlin",
    abstract: "Write Kotlin code for the JVM, Android and multiplatform.",
    discussion: """
      The code needs nothing but Kotlin's standard library, so that it can be in 'commonMain'. Each locale is an object of its \
      own, which is loaded when its first text is shown. The files are written into the package's folder below --output.

      With --android, --output is a source set such as app/src/main. The code is in its 'kotlin' folder, with buttons and bars \
      for views and for Jetpack Compose. String resources with the same texts are in 'res', for layouts, previews and tests: \
      'purposes.xml' in a values folder for each locale. Android needs texts for languages that the app does not have, so the \
      source locale is always there. --drawables names the app's drawables by the names of the icons; without it, the app \
      implements 'PurposeDrawables'.

      Examples:
        catalog generate kotlin --output app/src/main/kotlin \\
          --package com.example.purposes
        catalog generate kotlin --output shared/src/commonMain/kotlin \\
          --icons material-symbols
        catalog generate kotlin --android --output app/src/main \\
          --package com.example.purposes \\
          --drawables 'com.example.app.R.drawable.{name}_24px'
      """
  )

  @OptionGroup var options: GenerateOptions

  @Option(help: ArgumentHelp("The package of the code.", valueName: "name"))
  var package = "purposes"

  @Flag(help: "Also write buttons, bars and string resources for Android.")
  var android = false

  @Option(help: ArgumentHelp("With --android, the app's drawable for the name of an icon.", valueName: "pattern"))
  var drawables: String?

  @Flag(help: "With --android, leave out the files for Jetpack Compose.")
  var noCompose = false

  func validate() throws {
    let parts = package.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil }) else {
      throw ValidationError("'\(package)' is not the name of a package; write one such as com.example.purposes")
    }
    guard android else {
      if drawables != nil { throw ValidationError("--drawables needs --android") }
      if noCompose { throw ValidationError("--no-compose needs --android") }
      return
    }
    guard let drawables, KotlinAndroid.DrawablePattern(drawables) == nil else { return }
    throw ValidationError(
      "'\(drawables)' does not name drawables; write a pattern such as 'com.example.app.R.drawable.ic_{name}'")
  }

  func run() throws {
    guard android else {
      return try options.generate(.kotlin) { KotlinPrinter($0, package: package).files }
    }
    let android = KotlinAndroid(
      drawables: drawables.flatMap { KotlinAndroid.DrawablePattern($0) }, hasCompose: !noCompose)
    try options.generate(
      .kotlin, beside: resources,
      { KotlinPrinter($0, package: package, android: android).files })
  }

  /// String resources with the texts of the code. Texts that Android resources cannot hold are reported.
  private func resources(
    of source: CatalogSource, _ selection: GenerationSelection, mark: String
  ) throws(CannotRun) -> [GeneratedFile] {
    let (files, lost) = try cannotRun { () throws(StringTableError) in
      try GeneratedResources(source, purposes: selection.purposes, locales: selection.locales, mark: mark).files()
    }
    if !lost.isEmpty {
      let keys = lost.map { "'\($0)'" }.joined(separator: ", ")
      options.quietness.say("string resources cannot hold \(keys); the code has \(lost.count == 1 ? "it" : "them")")
    }
    return files.map { GeneratedFile(path: $0.path, text: $0.text) }
  }
}
