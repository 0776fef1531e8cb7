import LibC
import ServiceLifecycle
import Synchronization

/// Where lines of the log go: standard error, in blocks, so that a request does not wait for a system call.
final class LogSink: Sendable, Service {
  private let pending = Mutex<[UInt8]>([])
  private let descriptor: Int32

  private static let blockSize = 32_768

  init(descriptor: Int32 = 2) { self.descriptor = descriptor }

  func write(_ line: [UInt8]) {
    let block = pending.withLock { pending -> [UInt8] in
      pending += line
      guard pending.count >= Self.blockSize else { return [] }
      defer { pending = [] }
      return pending
    }
    send(block)
  }

  /// Writes what is waiting.
  func flush() {
    send(
      pending.withLock { pending in
        defer { pending = [] }
        return pending
      })
  }

  /// Writes what is waiting several times a second, and at the end.
  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(100))
        self.flush()
      }
    }
    flush()
  }

  private func send(_ block: [UInt8]) {
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
