internal import LibC
internal import SystemPackage

#if os(macOS) || os(Linux)

  /// Two connected descriptors, one for this program and one for its child; both are close-on-exec.
  struct Channel: ~Copyable {
    /// The child's end, which is closed with the channel.
    let theirs: Int32
    private var ours: Int32

    /// Opens a pair of sockets. Writing to a closed socket can be made to raise no signal; writing to a closed pipe
    /// cannot.
    init() throws(Errno) {
      var ends: [Int32] = [-1, -1]
      guard socketpair(AF_UNIX, Self.kind, 0, &ends) == 0 else { throw Errno(rawValue: errno) }
      #if canImport(Darwin)
        var isOn: Int32 = 1
        setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      #endif
      (ours, theirs) = (ends[0], ends[1])
    }

    deinit {
      close(theirs)
      if ours >= 0 { close(ours) }
    }

    /// Transfers ownership of our end; the caller closes it.
    mutating func takeOurs() -> Int32 {
      defer { ours = -1 }
      return ours
    }
  }

  extension Channel {
    #if canImport(Darwin)
      private static let kind = SOCK_STREAM
    #elseif canImport(Musl)
      private static let kind = SOCK_STREAM | SOCK_CLOEXEC
    #else
      private static let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #endif

    /// Sends to a child's input; like `write`, but a closed peer is an error, not a signal.
    static func send(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
      #if canImport(Darwin)
        Darwin.send(file, bytes.baseAddress, bytes.count, 0)
      #elseif canImport(Musl)
        Musl.send(file, bytes.baseAddress, bytes.count, MSG_NOSIGNAL)
      #else
        Glibc.send(file, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      #endif
    }
  }

#endif
