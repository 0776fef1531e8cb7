internal import CatalogFiles
@preconcurrency internal import LibC
internal import SystemPackage

#if os(macOS) || os(Linux)

  /// A child process. Its input is written and its output read through pipes; the beginning of its error output is kept
  /// for messages.
  ///
  /// It is started without a shell, so arguments are passed unchanged, and inherits only three descriptors. When the
  /// value is destroyed, the input is closed and the exit is awaited.
  struct ChildProcess: ~Copyable {
    private let identifier: pid_t
    private var input: Int32
    private let output: Int32
    private let errors: Int32
    /// Unconsumed output begins at `start`.
    private var buffer: [UInt8] = []
    private var start = 0
    private var complaints: [UInt8] = []
    private var hasEnded = false

    private static let chunk = 1 << 16
    /// The maximum number of bytes of error output to keep.
    private static let complaintLimit = 1 << 12

    /// Starts a program found in PATH.
    ///
    /// - Parameters:
    ///   - program: its name.
    ///   - unset: environment variables to remove.
    ///   - set: environment variables to set.
    /// - Throws: the system's error, `noSuchFileOrDirectory` if the program does not exist.
    init(_ program: String, _ arguments: [String], unset: Set<String> = [], set: [String: String] = [:]) throws(Errno) {
      var input = try Channel()
      var output = try Channel()
      var errors = try Channel()
      let variables = Self.environment(without: unset.union(set.keys)) + set.map { "\($0)=\($1)" }
      identifier = try Self.spawn(
        program, arguments, variables: variables.sorted(), descriptors: [input.theirs, output.theirs, errors.theirs])
      self.input = input.takeOurs()
      self.output = output.takeOurs()
      self.errors = errors.takeOurs()
    }

    deinit {
      if input >= 0 { close(input) }
      close(output)
      close(errors)
      var status: Int32 = 0
      if !hasEnded { while waitpid(identifier, &status, 0) == -1, errno == EINTR {} }
    }
  }

  // MARK: - Talking

  extension ChildProcess {
    /// Writes to the program's input.
    ///
    /// - Throws: `brokenPipe` if the program has closed it; no signal is raised.
    func write(_ text: String) throws(Errno) {
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let sent = rest.withUnsafeBytes { Channel.send($0, to: input) }
        if sent >= 0 {
          rest = rest.dropFirst(sent)
        } else if errno != EINTR {
          // A socket reports ECONNRESET instead of EPIPE when the peer closed with unread input.
          throw errno == ECONNRESET ? .brokenPipe : Errno(rawValue: errno)
        }
      }
    }

    /// A line of the program's output without its line end; nil if the output ends first.
    mutating func readLine() throws(Errno) -> String? {
      var searched = start
      while true {
        if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          defer { start = end + 1 }
          return String(decoding: buffer[start..<end], as: UTF8.self)
        }
        let unread = buffer.count - start
        guard try fill() else { return nil }
        searched = start + unread
      }
    }

    /// A number of bytes of the program's output; nil if it ends first.
    mutating func read(_ count: Int) throws(Errno) -> [UInt8]? {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(count)
      return try pass(count) { bytes += $0 } ? bytes : nil
    }

    /// Skips bytes of the program's output; false if it ends first.
    mutating func skip(_ count: Int) throws(Errno) -> Bool { try pass(count) { _ in } }

    private mutating func pass(_ count: Int, _ body: (ArraySlice<UInt8>) -> Void) throws(Errno) -> Bool {
      var missing = count
      while missing > 0 {
        if start == buffer.count { guard try fill() else { return false } }
        let piece = buffer[start...].prefix(missing)
        body(piece)
        start += piece.count
        missing -= piece.count
      }
      return true
    }

    /// The error output since the last call.
    mutating func takeComplaints() -> String {
      defer { complaints = [] }
      return String(decoding: complaints, as: UTF8.self)
    }

    /// Closes the program's input, waits for its end, and returns its status and error output.
    ///
    /// - Returns: the exit status, nil if a signal ended the program. Unread output is lost.
    mutating func finish() throws(Errno) -> (status: Int32?, complaints: String) {
      if input >= 0 { close(input) }
      input = -1
      repeat { start = buffer.count } while try fill()
      var status: Int32 = 0
      while !hasEnded, waitpid(identifier, &status, 0) == -1 {
        guard errno == EINTR else { throw Errno(rawValue: errno) }
      }
      hasEnded = true
      // POSIX defines the encoding by macros, which Swift does not import: a signal is in the low seven bits.
      return (status & 0x7F == 0 ? status >> 8 & 0xFF : nil, takeComplaints())
    }
  }

  // MARK: - Reading

  extension ChildProcess {
    /// Reads more output, and error output at the same time, so that the program never blocks; false at the end of the
    /// output.
    private mutating func fill() throws(Errno) -> Bool {
      buffer.removeSubrange(..<start)
      start = 0
      var isComplaining = true
      while true {
        var events = [
          pollfd(fd: output, events: Int16(POLLIN), revents: 0),
          pollfd(fd: isComplaining ? errors : -1, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&events, 2, -1) >= 0 else {
          if errno == EINTR { continue }
          throw Errno(rawValue: errno)
        }
        if events[1].revents != 0 {
          let bytes = try Self.read(errors)
          isComplaining = !bytes.isEmpty
          complaints += bytes.prefix(Self.complaintLimit - complaints.count)
        } else if events[0].revents != 0 {
          let bytes = try Self.read(output)
          buffer += bytes
          return !bytes.isEmpty
        }
      }
    }

    private static func read(_ file: Int32) throws(Errno) -> [UInt8] {
      do {
        return try [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
          count = try FileDescriptor(rawValue: file).read(into: UnsafeMutableRawBufferPointer(buffer))
        }
      } catch {
        throw error as? Errno ?? .ioError
      }
    }
  }

  // MARK: - Starting

  extension ChildProcess {
    /// The environment variables of the surroundings, each as `NAME=value`.
    private static func environment(without names: Set<String>) -> [String] {
      let variables = Surroundings.current.variables.map { $0.map { "\($0)=\($1)" } } ?? variablesOfProcess
      return variables.filter { !names.contains(String($0.prefix { $0 != "=" })) }
    }

    private static var variablesOfProcess: [String] {
      var variables: [String] = []
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
      while let entry = next, let variable = entry.pointee {
        variables.append(String(cString: variable))
        next = entry + 1
      }
      return variables
    }

    /// The path of a program in the `PATH` of the surroundings. The name if they are those of the process, in whose
    /// `PATH` the system looks.
    private static func path(of program: String) throws(Errno) -> String {
      guard let variables = Surroundings.current.variables else { return program }
      let paths = (variables["PATH"] ?? "").split(separator: ":").map { Path.join(String($0), program) }
      guard let path = paths.first(where: { access(Path.onDisk($0), X_OK) == 0 }) else { throw .noSuchFileOrDirectory }
      return Path.onDisk(path)
    }

    /// - Parameter descriptors: the program's standard input, output and error.
    private static func spawn(
      _ program: String, _ arguments: [String], variables: [String], descriptors: [Int32]
    ) throws(Errno) -> pid_t {
      #if canImport(Darwin)
        var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
        let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_CLOEXEC_DEFAULT
      #else
        var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        let flags = POSIX_SPAWN_SETSIGDEF
      #endif
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      for (number, descriptor) in descriptors.enumerated() {
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
      }
      // This program may ignore closed pipes, but the child should end on them.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      posix_spawnattr_setsigdefault(&attributes, &signals)
      posix_spawnattr_setflags(&attributes, Int16(flags))

      let path = try path(of: program)
      var identifier = pid_t()
      let failure = withCStrings([program] + arguments) { arguments in
        withCStrings(variables) { variables in
          posix_spawnp(&identifier, path, &actions, &attributes, arguments, variables)
        }
      }
      guard failure == 0 else { throw Errno(rawValue: failure) }
      return identifier
    }

    /// Converts texts to a null-terminated array of C strings for a call.
    private static func withCStrings<Result>(
      _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
      let pointers = texts.map { strdup($0) }
      defer { for pointer in pointers { free(pointer) } }
      return body(pointers + [nil])
    }
  }

#endif
