import NIOCore
import Synchronization

/// An open connection, as those see it that look for one to close.
final class Connection: Sendable {
  /// The phases of a connection.
  enum Phase: UInt64 {
    /// Waits for a request.
    case idle
    /// Has begun to send a request: its header or its content.
    case receiving
    /// Its answer is computed.
    case answering
    /// Its answer is on the way.
    case sending
    /// Has had its last answer.
    case closing
  }

  /// An event for the connection's handler, which ``Connections`` send.
  enum Event {
    /// The phase has lasted too long.
    case overdue(Phase)
    /// The service ends.
    case ending
  }

  let channel: any Channel
  /// The phase in the lowest bits, above it when it began, in nanoseconds: requests change it without a lock.
  private let state: Atomic<UInt64>

  private static let bits: UInt64 = 3

  init(_ channel: any Channel) {
    self.channel = channel
    state = Atomic(Self.packed(.idle))
  }

  private static func packed(_ phase: Phase) -> UInt64 {
    NIODeadline.now().uptimeNanoseconds << bits | phase.rawValue
  }

  /// The phase of the connection, and its beginning.
  var current: (phase: Phase, since: NIODeadline) {
    let packed = state.load(ordering: .relaxed)
    let phase = Phase(rawValue: packed & (1 << Self.bits - 1)) ?? .idle
    return (phase, .uptimeNanoseconds(packed >> Self.bits))
  }

  func begin(_ phase: Phase) { state.store(Self.packed(phase), ordering: .relaxed) }

  func send(_ event: Event) {
    channel.eventLoop.execute { [channel] in channel.pipeline.fireUserInboundEventTriggered(event) }
  }
}

extension Connection.Phase {
  /// The longest time in the phase; nil for no limit.
  var limit: TimeAmount? {
    switch self {
    case .idle: .seconds(Int64(Limits.idleSeconds))
    case .receiving: .seconds(Int64(Limits.requestSeconds))
    // The answer's own deadline ends it.
    case .answering: nil
    case .sending: .seconds(Int64(Limits.sendingSeconds))
    case .closing: .seconds(Int64(Limits.closingSeconds))
    }
  }
}
