import Foundation
import TestSupport

/// A service of the build folder, on a free port.
final class RunningService {
  private let child: BackgroundProgram
  private let log: URL
  let port: Int

  /// Its number.
  var process: Int { Int(child.processIdentifier) }
  var address: String { "http://127.0.0.1:\(port)" }

  /// - Parameters:
  ///   - launcher: a program that becomes the service, and its arguments; none for the service itself.
  ///   - arguments: more of the service's.
  ///   - output: where its log goes instead of a file that ``output`` reads; its port has to be named then.
  init(
    catalog: String, through launcher: [String] = [], arguments: [String] = [], port fixed: Int = 0, output: Pipe? = nil
  )
    throws
  {
    let log = FileManager.default.temporaryDirectory.appending(path: "catalog-service-\(UUID().uuidString).log")
    try Data().write(to: log)
    let program = Repository.root.appending(path: ".build/debug/catalog-service").path
    let command = launcher + [program, "--port", "\(fixed)", "--catalog", catalog] + arguments
    child = try BackgroundProgram(
      command, environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"],
      errors: try output?.fileHandleForWriting ?? FileHandle(forWritingTo: log))
    self.log = log
    guard output == nil else {
      self.port = fixed
      return
    }
    var port: Substring?
    while port == nil && child.isRunning {
      usleep(50_000)
      port = Self.text(log).firstMatch(of: #/"port":"(\d+)"/#)?.1
    }
    self.port = port.flatMap { Int($0) } ?? 0
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: log)
  }

  /// Asks again while the service answers 503, as it does for files until its tree is made.
  func curl(_ target: String) throws -> String {
    try Shell.run(["/usr/bin/curl", "-s", "--retry", "1200", "--retry-delay", "1", address + target]).output
  }

  /// The fields and the content of an answer, without what differs between two of the same.
  ///
  /// Asks again while the service answers 503.
  func answer(_ target: String) throws -> String {
    var reply = ""
    repeat {
      reply = try Shell.run(["/usr/bin/curl", "-si", address + target]).output
    } while reply.hasPrefix("HTTP/1.1 503")
    return reply.split(separator: "\r\n")
      .filter { line in !["date:", "x-request-id:"].contains { line.lowercased().hasPrefix($0) } }
      .joined(separator: "\n").replacing(#/(?i)etag:/#, with: "etag:")
  }

  /// Sends bytes and ends; what comes back.
  ///
  /// - Parameter size: the bytes to send at a time, a twentieth of a second apart; nil for all at once.
  func send(_ request: String, inPartsOf size: Int? = nil) throws -> String {
    let program = """
      import socket,sys,time
      s=socket.create_connection(('127.0.0.1',int(sys.argv[1])),1200); s.settimeout(1200)
      data=sys.stdin.buffer.read(); size=int(sys.argv[2]) or len(data)
      for start in range(0,len(data),size): s.sendall(data[start:start+size]); time.sleep(0.05 if size<len(data) else 0)
      s.shutdown(socket.SHUT_WR)
      try:
          while part := s.recv(10000): sys.stdout.write(part.decode('latin1'))
      except ConnectionResetError: pass
      """
    return try Shell.run(["/usr/bin/python3", "-c", program, "\(port)", "\(size ?? 0)"], input: request).output
  }

  /// The log.
  var output: String { Self.text(log) }

  func reload() { kill(child.processIdentifier, SIGHUP) }

  /// Waits until the log says something.
  ///
  /// - Returns: false if the service ends before, or says nothing within twenty minutes.
  func waits(until isThere: (String) -> Bool) -> Bool {
    for _ in 0..<24_000 where child.isRunning {
      if isThere(Self.text(log)) { return true }
      usleep(50_000)
    }
    return isThere(Self.text(log))
  }

  /// Ends it and returns its status; kills it if it does not end in half a minute.
  @discardableResult
  func stop() -> Int32 { child.stop() }

  private static func text(_ log: URL) -> String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }
}

/// Runs a program to its end.
enum Shell {
  /// - Parameter kind: whose program it is: a peer is started once more after a crash.
  static func run(
    _ command: [String], _ kind: ChildProgram.Kind = .peer, input: String = ""
  ) throws -> (output: String, status: Int32) {
    let outcome = try ChildProgram.run(command, kind: kind, input: Array(input.utf8), errors: .withOutput)
    return (outcome.output, outcome.status)
  }
}
