import ArgumentParser
import GeneratedCode

struct GenerateKotlinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kotlin",
    abstract: "Write Kotlin code for the JVM, Android and multiplatform.",
    discussion: """
      The code needs nothing but Kotlin's standard library, so that it can be in 'commonMain'. Each locale is an object of its \
      own, which is loaded when its first text is shown. The files are written into the package's folder below --output.

      Examples:
        catalog generate kotlin --output app/src/main/kotlin --package com.example.purposes
        catalog generate kotlin --output shared/src/commonMain/kotlin --icons material-symbols
      """
  )

  @OptionGroup var options: GenerateOptions

  @Option(help: ArgumentHelp("The package of the code.", valueName: "name"))
  var package = "purposes"

  func validate() throws {
    let parts = package.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil }) else {
      throw ValidationError("'\(package)' is not the name of a package; write one such as com.example.purposes")
    }
  }

  func run() throws {
    try options.generate("kotlin") { KotlinPrinter($0, package: package).files }
  }
}
