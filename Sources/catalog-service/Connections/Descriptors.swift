import LibC
import Logging

/// The file descriptors of the process; each connection needs one.
enum Descriptors {
  /// Descriptors that the service needs besides connections: for event loops, the log, and the catalogue's files.
  private static let reserve = 128

  /// Raises the soft limit as far as the system allows and the service needs.
  ///
  /// - Returns: the number of connections that fit, at most ``Limits/connections``.
  static func connectionLimit(_ logger: Logger) -> Int {
    let wanted = Limits.connections + reserve
    let limit = raised(to: wanted)
    let connections = fitting(in: limit)
    if connections < Limits.connections {
      logger.warning(
        "fewer connections than usual: the system allows few open files",
        metadata: ["connections": "\(connections)", "files": "\(limit)", "wanted": "\(wanted)"])
    }
    return connections
  }

  /// The number of connections that fit into a number of descriptors; even of a few, some are reserved for files.
  static func fitting(in descriptors: Int) -> Int {
    min(Limits.connections, max(descriptors - reserve, descriptors / 4, 1))
  }

  private static func raised(to wanted: Int) -> Int {
    #if canImport(Glibc)
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(files, &limit) == 0 else { return wanted }
    guard limit.rlim_cur < wanted else { return wanted }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(wanted))
    guard setrlimit(files, &limit) == 0, getrlimit(files, &limit) == 0 else { return Int(clamping: limit.rlim_cur) }
    return Int(clamping: limit.rlim_cur)
  }
}
