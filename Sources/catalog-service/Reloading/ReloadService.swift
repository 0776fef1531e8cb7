import CatalogFiles
import Logging
import ServiceLifecycle
import UnixSignals

/// Reloads the catalogue when its files change, and on SIGHUP.
struct ReloadService: Service {
  let holder: CatalogHolder
  let logger: Logger
  let metrics: ReloadMetrics
  var interval = Duration.milliseconds(500)

  private enum Cause: String {
    case signal, files
  }

  func run() async throws {
    // One reload at a time; several causes during a reload lead to one more.
    let (causes, pending) = AsyncStream.makeStream(of: Cause.self, bufferingPolicy: .bufferingNewest(1))
    await withDiscardingTaskGroup { group in
      group.addTask { await watchSignals(pending) }
      group.addTask { await watchFiles(pending) }
      group.addTask {
        for await cause in causes.cancelOnGracefulShutdown() { await work { reload(cause) } }
      }
    }
  }

  /// Waits for work that takes seconds, or for the shutdown, which abandons the work.
  private func work(_ body: @escaping @Sendable () -> Void) async {
    guard !Task.isCancelled, !Task.isShuttingDownGracefully else { return }
    let (ending, end) = AsyncStream.makeStream(of: Void.self)
    Task.detached {
      body()
      end.finish()
    }
    for await _ in ending.cancelOnGracefulShutdown() {}
  }

  private func watchSignals(_ pending: AsyncStream<Cause>.Continuation) async {
    for await _ in await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown() { pending.yield(.signal) }
  }

  /// Compares the files' metadata; all saves within an interval are one change.
  private func watchFiles(_ pending: AsyncStream<Cause>.Continuation) async {
    var stamps = FileStamps(of: holder.current.folders)
    for await _ in AsyncTicks(interval: interval).cancelOnGracefulShutdown() {
      holder.current.tree.rest()
      let now = FileStamps(of: holder.current.folders)
      guard now != stamps else { continue }
      stamps = now
      pending.yield(.files)
    }
  }

  private func reload(_ cause: Cause) {
    let metadata: Logger.Metadata = ["cause": "\(cause.rawValue)", "catalog": "\(holder.folder)"]
    do throws(BrokenCatalog) {
      try holder.reload()
      metrics.recordSuccess()
      logger.notice("reloaded the catalogue", metadata: metadata)
    } catch {
      metrics.recordFailure()
      logger.error(
        "kept the catalogue that is served: the new files have errors",
        metadata: metadata.merging(
          ["findings": .array(error.problems.prefix(100).map { .string($0) })], uniquingKeysWith: { $1 }))
    }
  }
}

/// A sequence with an element at every interval.
private struct AsyncTicks: AsyncSequence, Sendable {
  let interval: Duration

  struct AsyncIterator: AsyncIteratorProtocol {
    let interval: Duration

    mutating func next() async -> Void? { try? await Task.sleep(for: interval) }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(interval: interval) }
}
