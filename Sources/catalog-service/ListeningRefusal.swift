import LibC
import NIOCore

/// The reason why the service cannot listen at its address, and the remedy.
struct ListeningRefusal: CustomStringConvertible, Equatable {
  let description: String

  /// - Returns: nil for an error that does not concern the address.
  init?(_ error: any Error, host: String, port: Int) {
    if error is SocketAddressError.UnknownHost {
      description = "the host '\(host)' has no address; name an address of this machine with --host, such as 127.0.0.1"
      return
    }
    guard let code = (error as? IOError)?.errnoCode else { return nil }
    switch code {
    case EADDRINUSE:
      description =
        "port \(port) of \(host) is in use by another program; stop it, or name another port with --port (0 for a free one)"
    case EADDRNOTAVAIL:
      description =
        "this machine does not have the address \(host); name one that it has with --host, such as 127.0.0.1, or 0.0.0.0 "
        + "for all"
    case EACCES, EPERM:
      description = "this user may not listen at port \(port); name one above 1023 with --port"
    default:
      description = "cannot listen at port \(port) of \(host): \(String(cString: strerror(code)))"
    }
  }
}
