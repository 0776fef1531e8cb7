import Foundation

/// Runs a worker for each target and supervises it: after a crash, a hang or a failed check, the input is written to a
/// file.
struct Supervisor {
  let count: UInt64
  let seed: UInt64
  /// The folder of the catalogue from which the first inputs are taken.
  let catalog: String

  /// A worker process.
  private struct Watched {
    let target: any FuzzTarget.Type
    /// The number of its inputs.
    let count: Int
    let process: Process
    let counter: SharedCounter
    var lastValue = -1
    var lastChange = ContinuousClock.now
    var hangs = false
  }

  /// The time limit for one input.
  private static let longest = Duration.seconds(1)

  /// - Returns: the number of failed targets.
  func run() throws -> Int {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(getpid())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var workers = try Targets.all.map { try start($0, folder: folder) }
    var lastReport = ContinuousClock.now
    while workers.contains(where: \.process.isRunning) {
      usleep(50_000)
      for index in workers.indices { watch(&workers[index]) }
      guard ContinuousClock.now - lastReport > .seconds(5) else { continue }
      lastReport = .now
      say(workers.map { "\($0.target.name) \($0.counter.value) of \($0.count)" }.joined(separator: ", "))
    }
    var failures = 0
    for worker in workers where try !report(worker) { failures += 1 }
    try FileManager.default.removeItem(at: folder)
    return failures
  }

  private func start(_ target: any FuzzTarget.Type, folder: URL) throws -> Watched {
    let file = folder.appending(path: target.name).path
    let counter = try SharedCounter(file: file)
    counter.set(-1)
    let count = Int(clamping: count) / target.cost
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // Memory is limited too: 2 GiB is a hundred times what an input needs.
    process.arguments = [
      "-c", "ulimit -v 2097152; exec \"$0\" \"$@\"", CommandLine.arguments[0], "work", target.name, "\(count)",
      "\(seed)", catalog, file,
    ]
    try process.run()
    return Watched(target: target, count: count, process: process, counter: counter)
  }

  private func watch(_ worker: inout Watched) {
    let value = worker.counter.value
    if value != worker.lastValue {
      worker.lastValue = value
      worker.lastChange = .now
    } else if value >= 0, worker.process.isRunning, ContinuousClock.now - worker.lastChange > Self.longest,
      !worker.hangs
    {
      worker.hangs = true
      kill(worker.process.processIdentifier, SIGKILL)
    }
  }

  /// Reports how a worker ended. If it failed, reproduces its input and writes it to a file.
  private func report(_ worker: Watched) throws -> Bool {
    let (name, value) = (worker.target.name, worker.counter.value)
    worker.process.waitUntilExit()
    let (reason, status) = (worker.process.terminationReason, worker.process.terminationStatus)
    if reason == .exit, status == 0, value == worker.count {
      print("\(name): \(worker.count) inputs, nothing wrong (seed \(seed))")
      return true
    }
    guard value >= 0 else {
      print("\(name): could not start")
      return false
    }
    let end =
      worker.hangs
      ? "takes more than \(Self.longest)" : reason == .exit ? "fails a check" : "crashes with signal \(status)"
    let file = "fuzz-\(name)-\(seed)-\(value)"
    let input = try Worker(target: worker.target, corpus: Corpus(catalog: catalog), seed: seed).input(value)
    try Data(input).write(to: URL(filePath: file))
    print("\(name): input \(value) of seed \(seed) \(end); it is in \(file): Scripts/fuzz --try \(name) \(file)")
    return false
  }
}
