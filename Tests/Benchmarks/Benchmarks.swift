import Foundation
import ICUText

/// Measures the library and the CLI against their alternatives; run it with Scripts/bench.
@main
struct Benchmarks {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    do {
      switch words.first {
      case "generate": try generate(Arguments(words.dropFirst()))
      case "run": try run(Arguments(words.dropFirst(), flags: ["quick"]))
      case "versions": print("ICU \(ICUVersion.icu), CLDR \(ICUVersion.cldr)")
      default: throw UsageError("use Scripts/bench")
      }
    } catch {
      note("\(error)")
      exit(2)
    }
  }

  private static func generate(_ arguments: Arguments) throws {
    try GenerateCommand(
      purposes: try arguments.integer("purposes", default: 1_000),
      locales: try arguments.integer("locales", default: 100),
      seed: UInt64(try arguments.integer("seed", default: 1)), standard: try arguments.required("standard"),
      catalog: URL(filePath: try arguments.required("catalog"), directoryHint: .isDirectory),
      po: arguments["po"].map { URL(filePath: $0, directoryHint: .isDirectory) }
    ).run()
  }

  private static func run(_ arguments: Arguments) throws {
    let groups = try arguments["only"].map { name in
      guard let group = RunCommand.Group(rawValue: name) else {
        let names = RunCommand.Group.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("no row '\(name)'; use one of \(names)")
      }
      return [group]
    }
    try RunCommand(
      groups: groups ?? RunCommand.Group.allCases, isQuick: arguments["quick"] != nil,
      command: try arguments.required("command"), standard: try arguments.required("standard"),
      folder: URL(filePath: try arguments.required("folder"), directoryHint: .isDirectory)
    ).run()
  }
}
