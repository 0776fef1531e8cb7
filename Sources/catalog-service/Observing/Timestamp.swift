import LibC

/// The current time as in RFC 3339, in UTC with milliseconds.
enum Timestamp {
  static var now: String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return text(seconds: Int(time.tv_sec), milliseconds: Int(time.tv_nsec) / 1_000_000)
  }

  static func text(seconds: Int, milliseconds: Int) -> String {
    var seconds = time_t(seconds)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let date = "\(parts.tm_year + 1900)-\(pair(parts.tm_mon + 1))-\(pair(parts.tm_mday))"
    let fraction = String(1000 + milliseconds).dropFirst()
    return "\(date)T\(pair(parts.tm_hour)):\(pair(parts.tm_min)):\(pair(parts.tm_sec)).\(fraction)Z"
  }

  private static func pair(_ number: Int32) -> Substring { String(100 + number).dropFirst() }
}
