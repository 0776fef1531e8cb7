import Dispatch
import LibC
import ServiceLifecycle
import Synchronization

/// Writes the log to standard error, through a bounded queue that one thread empties.
///
/// If the log's reader stops, lines are dropped and counted; neither answers nor the shutdown wait for it.
final class LogSink: Sendable, Service {
  private struct State {
    var pending: [UInt8] = []
    /// True if the writer is scheduled.
    var isScheduled = false
    /// The number of lines dropped since the last accepted one.
    var dropped = 0
  }

  /// The maximum number of pending bytes.
  static let limit = 1 << 20
  /// The time between two writes, so that not every request costs a system call.
  private static let interval = DispatchTimeInterval.milliseconds(50)
  /// The time that the shutdown waits for pending lines.
  private static let patience = DispatchTimeInterval.milliseconds(500)

  private let state = Mutex(State())
  private let writer = DispatchQueue(label: "log")
  private let descriptor: Int32
  private let onDropped: @Sendable () -> Void

  /// - Parameter onDropped: called for each line that is dropped.
  init(descriptor: Int32 = 2, onDropped: @escaping @Sendable () -> Void = {}) {
    self.descriptor = descriptor
    self.onDropped = onDropped
  }

  /// Adds a line, which must end with a line feed; drops it if the queue is full.
  func write(_ line: [UInt8]) {
    let (isAdded, schedules) = state.withLock { state in
      guard state.pending.count + line.count <= Self.limit else {
        state.dropped += 1
        return (false, false)
      }
      if state.dropped > 0 { state.pending += Self.note(of: state.dropped) }
      state.dropped = 0
      state.pending += line
      defer { state.isScheduled = true }
      return (true, !state.isScheduled)
    }
    if !isAdded { onDropped() }
    if schedules { writer.asyncAfter(deadline: .now() + Self.interval) { self.send() } }
  }

  private static func note(of count: Int) -> [UInt8] {
    let line =
      "{\"time\":\"\(Timestamp.now)\",\"level\":\"warning\",\"logger\":\"catalog-service\","
      + "\"message\":\"dropped lines of the log, because it was not read\",\"lines\":\"\(count)\"}\n"
    return Array(line.utf8)
  }

  /// Writes the remaining lines at shutdown.
  func run() async throws {
    try? await gracefulShutdown()
    flush()
  }

  /// Waits until all pending lines are written, for half a second at most.
  ///
  /// - Returns: true if they were written in that time.
  @discardableResult
  func flush() -> Bool {
    let done = DispatchSemaphore(value: 0)
    writer.async {
      self.send()
      done.signal()
    }
    return done.wait(timeout: .now() + Self.patience) == .success
  }

  private func send() {
    let block = state.withLock { state in
      defer { (state.pending, state.isScheduled) = ([], false) }
      return state.pending
    }
    block.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, count: rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return
        }
      }
    }
  }
}

/// Calls `write(2)`, which a method of the same name would hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, count: Int) -> Int {
  write(descriptor, bytes, count)
}
