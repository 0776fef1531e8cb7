import ArgumentParser
import CatalogValidation
import CoreMetrics
import ICUText
import LibC
import Logging
import ServiceLifecycle
import UnixSignals

@main
struct CatalogService: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog-service", abstract: "Answer questions about a catalogue over HTTP.",
    discussion: """
      Reads the catalogue again when its files change or on SIGHUP. A catalogue with errors that 'catalog check' finds \
      is not served: the service does not start with it, and keeps the old one where the new files have some. Ends on SIGTERM and SIGINT when all requests are answered.
      """,
    version: "catalog-service \(ProgramVersion.number) (ICU \(ICUVersion.icu), CLDR \(ICUVersion.cldr))")

  @Option(help: "The address to listen at; other machines reach only another one than the default.")
  var host = "127.0.0.1"

  @Option(help: "The port; 0 for a free one, which the log names.")
  var port = 8080

  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp(
      "The catalogue's folder (default: the current one if it has a catalog.json, else Standard).", valueName: "dir"))
  var folder: String?

  @Option(
    help: ArgumentHelp(
      "Accept the errors that this file lists, as 'catalog check --baseline' does.", valueName: "file"))
  var baseline: String?

  @Flag(inversion: .prefixedNo, help: "Log every request.")
  var logRequests = true

  static func main() async {
    EndingSignals.unblock()
    await main(nil)
  }

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("--port is not a number from 0 to 65535") }
  }

  func run() async throws {
    Memory.keepLargeBlocksApart()
    let metrics = PrometheusMetrics()
    MetricsSystem.bootstrap(metrics)
    let dropped = Counter(label: "log_lines_dropped_total")
    let sink = LogSink { dropped.increment() }
    LoggingSystem.bootstrap { JSONLogHandler(label: $0, sink: sink) }
    let logger = Logger(label: "catalog-service")
    let holder: CatalogHolder
    do throws(BrokenCatalog) {
      let folder = if let folder { folder } else { try UsualCatalog.folder() }
      holder = try CatalogHolder(folder: folder, baseline: baseline)
    } catch {
      for problem in error.problems.prefix(100) { logger.error("\(problem)") }
      sink.flush()
      throw ExitCode(2)
    }
    let connections = Connections(limit: Descriptors.connectionLimit(logger))
    let responder = ServiceResponder(
      holder: holder, metrics: metrics, log: logRequests ? RequestLog(sink: sink) : nil)
    let server = HTTPServer(responder: responder, connections: connections, host: host, port: port, logger: logger)
    let reloads = ReloadService(holder: holder, logger: logger, metrics: ReloadMetrics(factory: metrics))
    // Services stop in reverse order: the log ends after the server.
    let group = ServiceGroup(
      configuration: .init(
        services: [sink, reloads, server], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger))
    do {
      try await group.run()
    } catch {
      guard let refusal = ListeningRefusal(error, host: host, port: port) else { throw error }
      logger.error("\(refusal)")
      Self.end(2, sink)
    }
    Self.end(0, sink)
  }

  /// Ends the process immediately. Abandoned work runs until then, and must not outlive the data that `exit` destroys.
  private static func end(_ status: Int32, _ sink: LogSink) -> Never {
    sink.flush()
    _exit(status)
  }
}
