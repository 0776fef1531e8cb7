import CatalogFiles
import Logging
import ServiceLifecycle
import UnixSignals

/// Reloads the catalogue when its files change, and on SIGHUP.
struct ReloadService: Service {
  let holder: CatalogHolder
  let logger: Logger
  var interval = Duration.milliseconds(500)

  private enum Cause: String {
    case signal, files
  }

  func run() async throws {
    await withDiscardingTaskGroup { group in
      group.addTask { await watchSignals() }
      group.addTask { await watchFiles() }
    }
  }

  private func watchSignals() async {
    for await _ in await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown() { reload(.signal) }
  }

  /// Compares the files' metadata; what is saved within an interval is one change.
  private func watchFiles() async {
    var stamps = FileStamps(of: holder.current.folders)
    for await _ in AsyncTicks(interval: interval).cancelOnGracefulShutdown() {
      let now = FileStamps(of: holder.current.folders)
      guard now != stamps else { continue }
      stamps = now
      reload(.files)
    }
  }

  private func reload(_ cause: Cause) {
    let metadata: Logger.Metadata = ["cause": "\(cause.rawValue)", "catalog": "\(holder.folder)"]
    do throws(BrokenCatalog) {
      try holder.reload()
      logger.notice("reloaded the catalogue", metadata: metadata)
    } catch {
      logger.error(
        "kept the catalogue that is served: the new files have errors",
        metadata: metadata.merging(
          ["findings": .array(error.problems.prefix(100).map { .string($0) })], uniquingKeysWith: { $1 }))
    }
  }
}

/// A value at every interval.
private struct AsyncTicks: AsyncSequence, Sendable {
  let interval: Duration

  struct AsyncIterator: AsyncIteratorProtocol {
    let interval: Duration

    mutating func next() async -> Void? { try? await Task.sleep(for: interval) }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(interval: interval) }
}
