import Synchronization

/// Identifiers of requests: the client's if it is plain; otherwise a number after a random prefix for the process.
enum RequestIdentifier {
  private static let process = hexadecimal(UInt64.random(in: 1...UInt64.max))
  private static let count = Atomic<UInt64>(0)

  static func identifier(sent: String?) -> String {
    if let sent, isPlain(sent) { return sent }
    return "\(process)-\(String(count.wrappingAdd(1, ordering: .relaxed).newValue, radix: 36))"
  }

  /// The identifier of a span: 16 hexadecimal digits.
  static func span() -> String { hexadecimal(UInt64.random(in: 1...UInt64.max)) }

  private static func isPlain(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5a).contains($0) || (0x61...0x7a).contains($0) || $0 == 0x2d
          || $0 == 0x5f
      }
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
