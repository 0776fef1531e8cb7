import Logging
import SourceText

/// Writes each event of the log as a line of JSON.
struct JSONLogHandler: LogHandler {
  let label: String
  let sink: LogSink
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  init(label: String, sink: LogSink) {
    self.label = label
    self.sink = sink
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let all = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
    let tree = JSONTree.fields(
      [
        ("time", .string(Timestamp.now)), ("level", .string(event.level.rawValue)), ("logger", .string(label)),
        ("message", .string(event.message.description)),
      ] + all.map { ($0.key, Self.tree($0.value)) })
    sink.write(Array((CompactJSON.text(of: tree) + "\n").utf8))
    if event.level >= .error { sink.flush() }
  }

  private static func tree(_ value: Logger.MetadataValue) -> JSONTree {
    switch value {
    case .array(let values): .array(values.map(tree))
    case .dictionary(let values): .object(values.sorted { $0.key < $1.key }.map { .init($0.key, tree($0.value)) })
    default: .string("\(value)")
    }
  }
}
