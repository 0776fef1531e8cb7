import Foundation

/// `Benchmarks generate …` and `Benchmarks run …`; Scripts/bench is the way to call them.
@main
struct Benchmarks {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    do {
      switch words.first {
      case "generate": try generate(Arguments(words.dropFirst()))
      default: throw UsageError("usage: Benchmarks generate --catalog DIR [--po DIR] [--purposes N] [--locales N] [--seed N]")
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  private static func generate(_ arguments: Arguments) throws {
    try GenerateCommand(
      purposes: try arguments.integer("purposes", default: 1_000),
      locales: try arguments.integer("locales", default: 100),
      seed: UInt64(try arguments.integer("seed", default: 1)),
      catalog: URL(filePath: try arguments.required("catalog"), directoryHint: .isDirectory),
      po: arguments["po"].map { URL(filePath: $0, directoryHint: .isDirectory) }
    ).run()
  }
}
