import NIOCore
import Synchronization

/// An open connection, with the facts that decide which connection to close.
final class Connection: Sendable {
  /// The phases of a connection.
  enum Phase: UInt64 {
    /// Waits for a request.
    case idle
    /// Is sending a request: its header or its content.
    case receiving
    /// Its answer is being computed.
    case answering
    /// Its answer is being sent.
    case sending
    /// Its last answer has been sent.
    case closing
  }

  /// An event for the connection's handler, sent by ``Connections``.
  enum Event {
    /// The phase has lasted too long.
    case overdue(Phase)
    /// The service is shutting down.
    case ending
  }

  let channel: any Channel
  /// The phase in the lowest bits, and its start in nanoseconds in the others: requests change both without a lock.
  private let state: Atomic<UInt64>

  private static let bits: UInt64 = 3

  init(_ channel: any Channel) {
    self.channel = channel
    state = Atomic(Self.packed(.idle))
  }

  private static func packed(_ phase: Phase) -> UInt64 {
    NIODeadline.now().uptimeNanoseconds << bits | phase.rawValue
  }

  /// The current phase of the connection, and its start.
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
    // The answer has its own deadline.
    case .answering: nil
    case .sending: .seconds(Int64(Limits.sendingSeconds))
    case .closing: .seconds(Int64(Limits.closingSeconds))
    }
  }
}
