import Foundation

/// Runs programs and measures them as a whole, through the launcher in Baselines/Launch.swift.
struct ChildProcess {
  /// What one run took.
  struct Result {
    var nanoseconds: Double
    /// The most memory that was resident, in bytes.
    var peakMemory: Double
  }

  let launcher: URL

  /// Runs a program without output.
  ///
  /// - Throws: ``MeasurementError`` when it does not exit with 0.
  func run(_ command: [String]) throws -> Result {
    let process = Process()
    let output = Pipe()
    process.executableURL = launcher
    process.arguments = command
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 3, numbers[2] == 0 else {
      throw MeasurementError("'\(command.joined(separator: " "))' failed; run it by hand to see why")
    }
    return Result(nanoseconds: numbers[0], peakMemory: numbers[1])
  }

  /// Runs several programs one after the other; the time is their sum.
  func run(_ commands: [[String]]) throws -> Result {
    try commands.map(run).reduce(into: Result(nanoseconds: 0, peakMemory: 0)) { sum, result in
      sum.nanoseconds += result.nanoseconds
      sum.peakMemory = max(sum.peakMemory, result.peakMemory)
    }
  }

  /// Times lists of programs in interleaved rounds, after one round that fills the caches.
  func measure(rounds: Int, _ contenders: [[[String]]]) throws -> Measurement {
    for commands in contenders { _ = try run(commands) }
    var times = [[Double]](repeating: [], count: contenders.count)
    for _ in 0..<rounds {
      for (index, commands) in contenders.enumerated() { times[index].append(try run(commands).nanoseconds) }
    }
    return Measurement(times: times)
  }
}
