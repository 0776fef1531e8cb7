import Dispatch
import LibC
import ServiceLifecycle
import Synchronization

/// Writes the log to standard error, through a bounded queue that one thread empties.
///
/// The reader of the log may stop. Then lines are dropped and counted, and neither answers nor the end of the service wait.
final class LogSink: Sendable, Service {
  private struct State {
    var pending: [UInt8] = []
    /// Whether the writer will come.
    var isScheduled = false
    /// Lines that found no room since the last that did.
    var dropped = 0
  }

  /// The most bytes that wait.
  static let limit = 1 << 20
  /// The time between two blocks, so that a request does not cost a system call.
  private static let interval = DispatchTimeInterval.milliseconds(50)
  /// The time that the end of the service gives to what waits.
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

  /// Adds a line, which ends with a line feed; drops it if the queue is full.
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

  /// Writes what is left at the end.
  func run() async throws {
    try? await gracefulShutdown()
    flush()
  }

  /// Waits until what is pending is written, for half a second at most.
  ///
  /// - Returns: whether it was written in that time.
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
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return
        }
      }
    }
  }
}

/// `write(2)`, which a method of the same name would hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
