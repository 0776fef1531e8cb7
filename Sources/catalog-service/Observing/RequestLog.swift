import SourceText

/// Writes the log line of a request.
struct RequestLog: Sendable {
  let sink: LogSink

  /// An answered request.
  struct Entry {
    let identifier: String
    let method: String
    let target: String
    let route: String
    let status: Int
    let bytes: Int
    let duration: Duration
    let trace: TraceContext?
    let span: String?
  }

  /// Writes directly, without the tree of ``JSONLogHandler``: every request writes a line.
  func write(_ entry: Entry) {
    let microseconds = entry.duration / .microseconds(1)
    var line =
      "{\"time\":\"\(Timestamp.now)\",\"level\":\"info\",\"message\":\"request\",\"id\":\"\(entry.identifier)\","
    line += "\"method\":\(Self.quoted(entry.method)),\"target\":\(Self.quoted(String(entry.target.prefix(512)))),"
    line += "\"route\":\(Self.quoted(entry.route)),\"status\":\(entry.status),\"bytes\":\(entry.bytes),"
    line += "\"microseconds\":\(Int(microseconds))"
    if let trace = entry.trace {
      line += ",\"trace\":\"\(trace.trace)\",\"parent\":\"\(trace.parent)\",\"span\":\"\(entry.span ?? "")\""
    }
    line += "}\n"
    sink.write(Array(line.utf8))
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { (0x20...0x7e).contains($0) && $0 != 0x22 && $0 != 0x5c }
    return isPlain ? "\"\(text)\"" : CompactJSON.text(of: .string(text))
  }
}
