import Foundation

/// Runs and measures whole programs, through the launcher in Baselines/Launch.swift.
struct ChildProcess {
  /// The cost of one run.
  struct Result {
    let nanoseconds: Double
    /// The peak of resident memory, in bytes.
    let peakMemory: Double
  }

  let launcher: URL

  /// Runs programs one after the other, without output.
  ///
  /// - Parameter commands: the words of each command.
  /// - Throws: ``MeasurementError`` if one does not exit with 0.
  func run(_ commands: [[String]]) throws -> [Result] {
    let list = FileManager.default.temporaryDirectory.appending(path: "commands-\(getpid())")
    defer { try? FileManager.default.removeItem(at: list) }
    try Data(commands.map { $0.joined(separator: "\t") + "\n" }.joined().utf8).write(to: list)
    let process = Process()
    let output = Pipe()
    process.executableURL = launcher
    process.arguments = [list.path]
    process.standardOutput = output
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(
      separator: "\n")
    process.waitUntilExit()
    guard lines.count == commands.count else { throw MeasurementError("the launcher failed") }
    return try zip(lines, commands).map { line, command in
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 3, numbers[2] == 0 else {
        throw MeasurementError("'\(command.joined(separator: " "))' failed; run it by hand to see why")
      }
      return Result(nanoseconds: numbers[0], peakMemory: numbers[1])
    }
  }

  /// Measures lists of programs in interleaved rounds, after a round that fills the caches. A list's time is the sum of
  /// its programs' times.
  func measure(rounds: Int, _ contenders: [[[String]]]) throws -> Measurement {
    let results = try run((0...rounds).flatMap { _ in contenders.joined() })
    var rest = results.dropFirst(contenders.joined().count)
    var times = [[Double]](repeating: [], count: contenders.count)
    for _ in 0..<rounds {
      for (index, commands) in contenders.enumerated() {
        times[index].append(rest.prefix(commands.count).map(\.nanoseconds).reduce(0, +))
        rest.removeFirst(commands.count)
      }
    }
    return Measurement(times: times)
  }
}
