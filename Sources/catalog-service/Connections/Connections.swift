import NIOCore
import ServiceLifecycle
import Synchronization

/// All open connections. There is always room for one more, so that a probe is answered despite any number of slow
/// clients.
///
/// At the limit, the connections that have waited longest are closed, except those whose answers are being computed. A
/// sixteenth of all is closed at once, so that not every further connection has to search thousands.
final class Connections: Sendable {
  /// The maximum number of open connections.
  let limit: Int
  private let open = Mutex<[ObjectIdentifier: Connection]>([:])
  private let ending = Atomic(false)

  init(limit: Int = Limits.connections) { self.limit = limit }

  /// True if the service is shutting down: every answer is the last of its connection.
  var isEnding: Bool { ending.load(ordering: .relaxed) }

  var isEmpty: Bool { open.withLock(\.isEmpty) }

  /// Adds a connection. At the limit, it replaces connections that have waited longest.
  ///
  /// - Returns: nil at the limit if answers are being computed for all connections.
  func add(_ channel: any Channel) -> Connection? {
    let connection = Connection(channel)
    let (isAdded, superfluous) = open.withLock { open -> (Bool, [Connection]) in
      var oldest: [Connection] = []
      if open.count >= limit {
        oldest = longestWaiting(of: open.values)
        for connection in oldest { open[ObjectIdentifier(connection)] = nil }
      }
      guard open.count < limit else { return (false, []) }
      open[ObjectIdentifier(connection)] = connection
      return (true, oldest)
    }
    for connection in superfluous { connection.channel.close(promise: nil) }
    guard isAdded else { return nil }
    channel.closeFuture.whenComplete { [self] _ in open.withLock { $0[ObjectIdentifier(connection)] = nil } }
    return connection
  }

  private func longestWaiting(of connections: some Sequence<Connection>) -> [Connection] {
    let waiting = connections.map { ($0, $0.current) }.filter { $0.1.phase != .answering }
    return waiting.sorted { $0.1.since < $1.1.since }.prefix(max(1, limit / 16)).map(\.0)
  }

  /// Notifies the connections whose phase has lasted too long.
  func endOverdue() {
    let now = NIODeadline.now()
    for connection in open.withLock({ Array($0.values) }) {
      let (phase, since) = connection.current
      guard let limit = phase.limit, now - since > limit else { continue }
      connection.send(.overdue(phase))
    }
  }

  /// Lets each connection finish its current answer, and waits until all have ended.
  func end() async {
    ending.store(true, ordering: .relaxed)
    for connection in open.withLock({ Array($0.values) }) { connection.send(.ending) }
    let deadline = ContinuousClock.now + .seconds(Limits.endingSeconds)
    while !isEmpty, ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(10)) }
  }
}
