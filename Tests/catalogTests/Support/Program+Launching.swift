import Foundation
import Testing

extension Program {
  /// The built program.
  ///
  /// SwiftPM builds it before the tests, since their target depends on it, and puts it beside the test bundle. On Linux
  /// the bundle is the running program, on a Mac one of the loaded bundles.
  static let executable: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder = (bundle ?? Bundle.main.executableURL ?? Bundle.main.bundleURL).deletingLastPathComponent()
    return folder.appending(path: "catalog")
  }()

  func launch(_ arguments: String..., output: FileHandle? = nil) throws -> Result {
    try launch(arguments, output: output)
  }

  /// Starts the program in a process and waits until it exits.
  ///
  /// - Parameter output: receives the output in place of the result, such as a closed pipe or a full disk.
  func launch(_ arguments: [String], output: FileHandle? = nil) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = variables
    let (outputPipe, errorPipe) = (Pipe(), Pipe())
    process.standardOutput = output ?? outputPipe.fileHandleForWriting
    process.standardError = errorPipe.fileHandleForWriting
    process.standardInput = FileHandle.nullDevice
    try process.run()
    try outputPipe.fileHandleForWriting.close()
    try errorPipe.fileHandleForWriting.close()
    // Errors are a few lines. They fit into the pipe's buffer while the output is read.
    let text = output == nil ? try outputPipe.fileHandleForReading.readToEnd() : nil
    let errors = try errorPipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "the program crashed")
    return Result(
      status: process.terminationStatus, output: String(decoding: text ?? Data(), as: UTF8.self),
      error: String(decoding: errors ?? Data(), as: UTF8.self))
  }

  /// Runs the program in a pseudo-terminal.
  ///
  /// - Parameters:
  ///   - variables: assignments for its environment, in the shell's syntax.
  ///   - lines: typed at once; the program reads each when it asks, and then the end of the input.
  func runInTerminal(_ arguments: String, variables: String = "", typing lines: [String]? = nil) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/script")
    process.arguments = ["-qec", "\(variables)'\(Self.executable.path)' \(arguments)", "/dev/null"]
    process.currentDirectoryURL = folder
    process.environment = self.variables.merging(["TERM": "xterm"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe.fileHandleForWriting
    let input = Pipe()
    process.standardInput = lines == nil ? FileHandle.nullDevice : input.fileHandleForReading
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data((lines ?? []).map { $0 + "\n" }.joined().utf8))
    try input.fileHandleForWriting.close()
    try pipe.fileHandleForWriting.close()
    let output = try pipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return String(decoding: output ?? Data(), as: UTF8.self)
  }

  /// Runs a shell script that may mount file systems that only it sees; its `"$0"` is the program and `"$@"` the
  /// arguments.
  ///
  /// This needs a mount namespace: the superuser, or a system on which users may create namespaces. Elsewhere the test
  /// fails with the system's reason.
  func runInMountNamespace(_ script: String, _ arguments: [String]) throws -> Result {
    let user = geteuid() == 0 ? [] : ["--map-root-user"]
    var unshare = self
    unshare.program = URL(filePath: "/usr/bin/unshare")
    let result = try unshare.launch(user + ["--mount", "sh", "-c", script, Self.executable.path] + arguments)
    try #require(
      !result.error.contains("unshare:") && !result.error.contains("mount:"),
      "cannot mount anything; run the tests as root with CAP_SYS_ADMIN: \(result.error)")
    return result
  }

  /// Kills a run (`SIGKILL`) at its nth call of a system call.
  func kill(at call: String, _ number: Int, _ arguments: [String]) throws {
    let strace = "/usr/bin/strace"
    try #require(FileManager.default.isExecutableFile(atPath: strace), "no strace: apt-get install strace")
    let process = Process()
    process.executableURL = URL(filePath: strace)
    process.arguments =
      ["-f", "-qq", "-o", "/dev/null", "-e", "inject=\(call):signal=KILL:when=\(number)", "--", Self.executable.path]
      + arguments
    process.currentDirectoryURL = folder
    process.environment = variables
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus != 0, "the program was not ended")
  }

  /// The system calls of a run, one line each, as strace writes them.
  ///
  /// - Parameter calls: which calls to trace.
  func systemCalls(_ calls: String, _ arguments: String) throws -> [Substring] {
    let strace = "/usr/bin/strace"
    try #require(FileManager.default.isExecutableFile(atPath: strace), "no strace: apt-get install strace")
    let trace = FileManager.default.temporaryDirectory.appending(path: "calls-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: trace) }
    let process = Process()
    process.executableURL = URL(filePath: strace)
    process.arguments =
      ["-f", "-qq", "-e", "trace=\(calls)", "-e", "signal=none", "-o", trace.path, "--", Self.executable.path]
      + arguments.split(separator: " ").map(String.init)
    process.currentDirectoryURL = folder
    process.environment = variables
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try String(contentsOf: trace, encoding: .utf8).split(separator: "\n")
  }
}
