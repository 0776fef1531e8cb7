@preconcurrency internal import LibC
internal import SystemPackage

#if os(macOS) || os(Linux)

  /// A program that runs beside this one: asked through its standard input, read through its output, and the beginning of
  /// what it complains of kept for an error message.
  ///
  /// No shell is between, so an argument is never more than an argument. The program inherits no descriptor but the
  /// three that it is given. Where the value ends, the program's input ends, and its end is waited for.
  struct ChildProcess: ~Copyable {
    private let identifier: pid_t
    private var input: Int32
    private let output: Int32
    private let errors: Int32
    /// What was read and not yet asked for stands from `start` on.
    private var buffer: [UInt8] = []
    private var start = 0
    private var complaints: [UInt8] = []
    private var hasEnded = false

    private static let chunk = 1 << 16
    /// The most bytes that are kept of what the program complains of.
    private static let complaintLimit = 1 << 12

    /// Starts a program that is looked for along PATH.
    ///
    /// - Parameters:
    ///   - program: its name.
    ///   - unset: names that are taken out of the environment.
    ///   - set: variables that are put into it.
    /// - Throws: the system's reason, `noSuchFileOrDirectory` where there is no such program.
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
    /// - Throws: `brokenPipe` where the program reads no more; no signal is raised.
    func write(_ text: String) throws(Errno) {
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let sent = rest.withUnsafeBytes { Channel.send($0, to: input) }
        if sent >= 0 {
          rest = rest.dropFirst(sent)
        } else if errno != EINTR {
          // A socket tells of a reader that left something unread in a way of its own.
          throw errno == ECONNRESET ? .brokenPipe : Errno(rawValue: errno)
        }
      }
    }

    /// A line of the program's output without its end; nil if the output ends before it does.
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

    /// That many bytes of the program's output; nil if it ends before.
    mutating func read(_ count: Int) throws(Errno) -> [UInt8]? {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(count)
      return try pass(count) { bytes += $0 } ? bytes : nil
    }

    /// Passes over bytes of the program's output; false if it ends before.
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

    /// What the program has complained of since this was asked for last.
    mutating func takeComplaints() -> String {
      defer { complaints = [] }
      return String(decoding: complaints, as: UTF8.self)
    }

    /// Ends the program's input, waits for the program's end and tells how it ended and what it complained of.
    ///
    /// - Returns: the exit status, nil if a signal ended the program. Output that was not read is lost.
    mutating func finish() throws(Errno) -> (status: Int32?, complaints: String) {
      if input >= 0 { close(input) }
      input = -1
      repeat { start = buffer.count } while try fill()
      var status: Int32 = 0
      while !hasEnded, waitpid(identifier, &status, 0) == -1 {
        guard errno == EINTR else { throw Errno(rawValue: errno) }
      }
      hasEnded = true
      // POSIX leaves the encoding to macros, which Swift does not see: a signal is in the low seven bits.
      return (status & 0x7F == 0 ? status >> 8 & 0xFF : nil, takeComplaints())
    }
  }

  // MARK: - Reading

  extension ChildProcess {
    /// Reads more of the output, and meanwhile whatever the program complains of, so that it never waits for a reader;
    /// false at the output's end.
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
    private static func environment(without names: Set<String>) -> [String] {
      var variables: [String] = []
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
      while let entry = next, let variable = entry.pointee {
        let text = String(cString: variable)
        if !names.contains(String(text.prefix { $0 != "=" })) { variables.append(text) }
        next = entry + 1
      }
      return variables
    }

    /// - Parameter descriptors: what becomes the program's standard input, output and error.
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
      // This program may ignore closed pipes; the other one is to end of them.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      posix_spawnattr_setsigdefault(&attributes, &signals)
      posix_spawnattr_setflags(&attributes, Int16(flags))

      var identifier = pid_t()
      let failure = withCStrings([program] + arguments) { arguments in
        withCStrings(variables) { variables in
          posix_spawnp(&identifier, program, &actions, &attributes, arguments, variables)
        }
      }
      guard failure == 0 else { throw Errno(rawValue: failure) }
      return identifier
    }

    /// Lends texts as C takes lists of them: pointers, and nil after the last.
    private static func withCStrings<Result>(
      _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
      let pointers = texts.map { strdup($0) }
      defer { for pointer in pointers { free(pointer) } }
      return body(pointers + [nil])
    }
  }

#endif
