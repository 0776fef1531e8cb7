import Foundation

/// Feeds broken input to the readers, the checks and the audit; run it with Scripts/fuzz.
///
/// - `run COUNT SEED CATALOG`: COUNT inputs for each target, in supervised worker processes.
/// - `work TARGET COUNT SEED CATALOG COUNTER`: one worker; it writes the number of its current input to the file
///   COUNTER.
/// - `try TARGET FILE`: one input.
@main
struct Fuzzing {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      switch (words.first, words.count) {
      case ("run", 4):
        let failures = try Supervisor(count: number(words[1]), seed: number(words[2]), catalog: words[3]).run()
        exit(failures == 0 ? 0 : 1)
      case ("work", 6):
        let worker = Worker(
          target: try target(words[1]), corpus: try Corpus(catalog: words[4]), seed: try number(words[3]))
        try worker.run(Int(number(words[2])), counter: SharedCounter(file: words[5]))
      case ("try", 3):
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: words[2])))
        try target(words[1]).check(bytes, comparesWithOthers: true)
        print("nothing wrong")
      default:
        throw Failure("use Scripts/fuzz [COUNT] [SEED], or Scripts/fuzz --try TARGET FILE")
      }
    } catch {
      say("\(error)")
      exit(error is Failure ? 1 : 2)
    }
  }

  private static func number(_ word: String) throws -> UInt64 {
    guard let number = UInt64(word) else { throw Failure("'\(word)' is not a number") }
    return number
  }

  private static func target(_ word: String) throws -> any FuzzTarget.Type {
    guard let target = Targets.all.first(where: { $0.name == word }) else { throw Failure("no target '\(word)'") }
    return target
  }
}

/// A property that an input violates.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

func say(_ text: String) {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
}
