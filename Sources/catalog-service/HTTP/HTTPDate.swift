import LibC
import Synchronization

/// The current time as an HTTP date (RFC 9110 §5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  private struct Known {
    var seconds = 0
    var text = ""
  }

  private static let known = Mutex(Known())

  /// Formatted once a second, since every answer has a date.
  static var now: String {
    let seconds = time(nil)
    return known.withLock { known in
      if known.seconds != seconds { known = Known(seconds: seconds, text: text(seconds: seconds)) }
      return known.text
    }
  }

  static func text(seconds: Int) -> String {
    var seconds = time_t(seconds)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let day = days[Int(parts.tm_wday)]
    let date = "\(pair(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(parts.tm_year + 1900)"
    return "\(day), \(date) \(pair(parts.tm_hour)):\(pair(parts.tm_min)):\(pair(parts.tm_sec)) GMT"
  }

  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func pair(_ number: Int32) -> Substring { String(100 + number).dropFirst() }
}
