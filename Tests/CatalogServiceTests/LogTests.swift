import Foundation
import Synchronization
import TestSupport
import Testing

@testable import catalog_service

/// A log that nobody reads.
@Suite(.serialized) struct LogTests {
  @Test("With an unread pipe, answers and SIGTERM go on, and dropped lines are counted")
  func survivesAnUnreadPipe() throws {
    let folder = try TemporaryFolder()
    try WholeCatalogue.write(to: folder)
    // The system chooses a free port for a service that is asked first.
    let other = try RunningService(catalog: folder.path)
    let port = other.port
    other.stop()
    let pipe = Pipe()
    let service = try RunningService(catalog: folder.path, port: port, output: pipe)
    // A long target fills the log soon: 512 characters of it are in each line.
    let target = "/health/live?" + String(repeating: "a", count: 1_000)
    let ask = """
      import http.client,sys,time
      c=http.client.HTTPConnection('127.0.0.1',int(sys.argv[1]),timeout=1200)
      for _ in range(12_000):
          try: c.request('GET','/health/live'); c.getresponse().read(); break
          except ConnectionRefusedError: c.close(); time.sleep(.1)
      for n in range(4000): c.request('GET',sys.argv[2]); c.getresponse().read()
      c.request('GET','/metrics'); print(c.getresponse().read().decode())
      """
    let (output, status) = try Shell.run(["/usr/bin/python3", "-c", ask, "\(port)", target])
    #expect(status == 0, "\(output)")
    let dropped = output.firstMatch(of: #/log_lines_dropped_total (\d+)/#).flatMap { Int($0.1) }
    #expect(dropped ?? 0 > 100, "\(output)")
    // It ends although nobody ever reads its log.
    #expect(service.stop() == 0)
    withExtendedLifetime(pipe) {}
  }

  @Test("Lines that were dropped are said as soon as somebody reads again")
  func saysWhatWasDropped() async throws {
    let pipe = Pipe()
    let dropped = Dropped()
    let sink = LogSink(descriptor: pipe.fileHandleForWriting.fileDescriptor) {
      dropped.count.add(1, ordering: .relaxed)
    }
    let line = Array((String(repeating: "x", count: 9_999) + "\n").utf8)
    // Three times what may wait.
    for _ in 0..<300 { sink.write(line) }
    let lost = dropped.count.load(ordering: .relaxed)
    #expect((100..<300).contains(lost))
    let reading = pipe.fileHandleForReading
    let reader = Task.detached { try reading.readToEnd() ?? Data() }
    while !sink.flush() {}
    sink.write(Array("last\n".utf8))
    while !sink.flush() {}
    try pipe.fileHandleForWriting.close()
    let lines = String(decoding: try await reader.value, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 300 - lost + 2)
    #expect(lines.last == "last" && lines.dropLast().last?.contains("\"lines\":\"\(lost)\"") == true)
  }

  private final class Dropped: Sendable {
    let count = Atomic(0)
  }
}
